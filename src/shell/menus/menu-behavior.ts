import type { ReactNode } from 'react';
import { attachSearch } from './attach-search';
import { closeMenu } from './close-menu';
import { moveInMenu } from './menu-keys';

const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 260;
const HOVER_CLICK = 500;

/**
 * Behavior that markup lacks: panels open on hover, arrow keys move, Escape returns the focus to
 * the item, and leaving the menu closes it. The search opens from its form. `first` is the event that
 * loaded this code, `showSearch` puts a dialog beside the menu.
 * @returns a function that undoes all of it
 */
export function attachMenu(
  root: HTMLElement,
  first: Event,
  showSearch: (dialog: ReactNode) => void,
): () => void {
  const wide = window.matchMedia('(min-width: 64rem)');
  const stop = new AbortController();
  const { signal } = stop;
  let timer = 0;
  let hoveredAt = -HOVER_CLICK;
  const later = (run: () => void, delay: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(run, delay);
  };
  const isHover = (event: Event): event is PointerEvent =>
    event instanceof PointerEvent && event.pointerType === 'mouse' && wide.matches;

  const follow = (event: Event) => {
    if (!isHover(event)) return;
    const target = event.target instanceof Element ? event.target : null;
    const item = target?.closest('.menu-items > li');
    const details = item?.querySelector('details');
    window.clearTimeout(timer);
    // Nothing may be due inside an open panel: a link in it could have closed it by then.
    if (!item || details?.open) return;
    later(() => {
      closeMenu(root);
      if (!details) return;
      details.open = true;
      hoveredAt = performance.now();
    }, OPEN_DELAY_MS);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const open = root.querySelector('details[open]');
    if (event.key === 'Escape' && open) {
      // In the sheet, it leads back to the first level; the next one closes the sheet.
      event.preventDefault();
      open.removeAttribute('open');
      open.querySelector('summary')?.focus();
    } else if (moveInMenu(root, event.key, wide.matches)) event.preventDefault();
  };

  const onClick = (event: Event) => {
    // A click that follows the hover which opened the panel must not close it again.
    const summary = event.target instanceof Element && event.target.closest('summary');
    if (summary && performance.now() - hoveredAt < HOVER_CLICK) event.preventDefault();
  };

  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // A dialog that opens from within the menu belongs to it.
    const isOutside = relatedTarget instanceof Element && !root.contains(relatedTarget);
    if (isOutside && !relatedTarget.closest('[popover]:popover-open')) closeMenu(root);
  };

  attachSearch(root, first, { show: showSearch, signal });
  root.addEventListener('pointerover', follow, { signal });
  root.addEventListener(
    'pointerleave',
    event => {
      if (isHover(event)) later(() => closeMenu(root), CLOSE_DELAY_MS);
    },
    { signal },
  );
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('keydown', onKey, { signal });
  root.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (wide.matches && target instanceof Node && !root.contains(target)) closeMenu(root);
    },
    { signal },
  );
  wide.addEventListener('change', () => closeMenu(root), { signal });
  if (first.type === 'pointerover') follow(first);
  else if (first instanceof KeyboardEvent && root.contains(document.activeElement)) onKey(first);

  return () => {
    stop.abort();
    window.clearTimeout(timer);
  };
}
