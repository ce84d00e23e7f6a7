/**
 * Behavior that markup lacks for facet menus: Escape closes one and returns the focus, and losing
 * the focus closes it.
 * @returns a function that ends it
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
      // Clicking a label's text moves focus to the element around the menu; that is not leaving it.
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
