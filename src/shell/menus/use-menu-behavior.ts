import type { ReactNode, RefObject } from 'react';
import { useEffect } from 'react';
import { closeMenu } from './close-menu';

const ACTIVATION_EVENTS = [
  'pointerover',
  'focusin',
  'keydown',
  'click',
  'input',
  'submit',
] as const;

/**
 * Closes the menu when the page changes, and loads its other behavior and the search on first hover
 * or focus; until then its markup is enough.
 */
export function useMenuBehavior(
  ref: RefObject<HTMLElement>,
  path: string,
  showSearch: (dialog: ReactNode) => void,
): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const waiting = new AbortController();
    let detach: (() => void) | null = null;
    let isGone = false;
    let latest: Event | null = null;
    const wake = (event: Event) => {
      const isFirst = latest === null;
      if (event.type === 'submit') event.preventDefault();
      if (isFirst || event.type !== 'focusin') latest = event;
      if (!isFirst) return;
      import('./menu-behavior').then(
        ({ attachMenu }) => {
          waiting.abort();
          if (!isGone) detach = attachMenu(root, latest ?? event, showSearch);
        },
        () => {
          if (latest?.target instanceof HTMLFormElement) latest.target.submit();
          latest = null;
        },
      );
    };
    for (const type of ACTIVATION_EVENTS)
      root.addEventListener(type, wake, { signal: waiting.signal });
    return () => {
      isGone = true;
      waiting.abort();
      detach?.();
    };
  }, [ref, showSearch]);

  useEffect(() => {
    const root = ref.current;
    return () => {
      if (root) closeMenu(root);
    };
  }, [ref, path]);
}
