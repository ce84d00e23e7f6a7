import type { RefObject } from 'react';
import { useEffect } from 'react';

const OPEN_AFTER = 120;
const CLOSE_AFTER = 260;

const closeAll = (root: HTMLElement): void => {
  for (const details of root.querySelectorAll('details[open]')) details.removeAttribute('open');
  if (root.matches(':popover-open')) root.hidePopover();
};

/**
 * What markup alone cannot do: panels follow a mouse that rests on an item, Escape gives focus back
 * to the item, and leaving the menu or the page closes it.
 */
export function useMenuBehaviour(ref: RefObject<HTMLElement>, path: string): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const wide = window.matchMedia('(min-width: 64rem)');
    const stop = new AbortController();
    const { signal } = stop;
    let timer = 0;
    let hoveredAt = 0;
    const later = (run: () => void, delay: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(run, delay);
    };

    root.addEventListener(
      'pointerover',
      event => {
        if (event.pointerType !== 'mouse' || !wide.matches) return;
        const target = event.target instanceof Element ? event.target : null;
        const item = target?.closest('.menu-items > li');
        const details = item?.querySelector('details');
        later(() => {
          if (!item || details?.open) return;
          closeAll(root);
          if (!details) return;
          details.open = true;
          hoveredAt = performance.now();
        }, OPEN_AFTER);
      },
      { signal },
    );
    root.addEventListener(
      'pointerleave',
      event => {
        if (event.pointerType === 'mouse' && wide.matches) later(() => closeAll(root), CLOSE_AFTER);
      },
      { signal },
    );
    root.addEventListener(
      'click',
      event => {
        // A click that follows the hover which opened the panel must not close it again.
        const summary = event.target instanceof Element && event.target.closest('summary');
        if (summary && performance.now() - hoveredAt < 500) event.preventDefault();
      },
      { signal },
    );
    root.addEventListener(
      'keydown',
      event => {
        const open = root.querySelector('details[open]');
        if (event.key !== 'Escape' || !open || !wide.matches) return;
        open.removeAttribute('open');
        open.querySelector('summary')?.focus();
      },
      { signal },
    );
    root.addEventListener(
      'focusout',
      event => {
        const next = event.relatedTarget;
        if (next instanceof Node && !root.contains(next)) closeAll(root);
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      event => {
        if (wide.matches && event.target instanceof Node && !root.contains(event.target)) {
          closeAll(root);
        }
      },
      { signal },
    );
    wide.addEventListener('change', () => closeAll(root), { signal });
    return () => {
      stop.abort();
      window.clearTimeout(timer);
      closeAll(root);
    };
  }, [ref, path]);
}
