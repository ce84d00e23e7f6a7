/**
 * What markup alone cannot do for facets that open below their buttons: Escape closes one and gives
 * the focus back, leaving them closes them. @returns a function that ends it
 */
export const watchMenus = (root: HTMLElement): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const close = (): void =>
    root.querySelectorAll('details[open]').forEach(menu => menu.removeAttribute('open'));
  root.addEventListener(
    'keydown',
    ({ key }) => {
      const open = root.querySelector('details[open]');
      if (key !== 'Escape' || !open) return;
      close();
      open.querySelector('summary')?.focus();
    },
    { signal },
  );
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // A press on a label's words gives the focus to what holds them all: nobody has left.
      const isAway =
        relatedTarget instanceof Node &&
        !root.contains(relatedTarget) &&
        !relatedTarget.contains(root);
      if (isAway) close();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const open = root.querySelector('details[open]');
      if (open && target instanceof Node && !open.contains(target)) close();
    },
    { signal },
  );
  return () => stop.abort();
};
