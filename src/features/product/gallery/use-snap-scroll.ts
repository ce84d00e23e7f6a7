import { useEffect, useRef, type RefObject } from 'react';

/** Scrolling has stopped at a picture once it is this close, as a fraction of its width. */
const STOPPED_SHARE = 0.02;

const focusPicture = (list: HTMLElement | null, index: number): void =>
  list?.children[index]
    ?.querySelector<HTMLElement>('a,video,button,input')
    ?.focus({ preventScroll: true });

interface SnapScroll {
  /** The scrolling list; each item is as wide as it, and has something to focus. */
  readonly list: RefObject<HTMLUListElement>;
  readonly focusCurrent: () => void;
  readonly handlers: {
    readonly onScroll: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
  };
}

/** Keeps the scroll position of a list and the current index the same, whichever changes. */
export const useSnapScroll = (current: number, onSelect: (index: number) => void): SnapScroll => {
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);
  // While the page itself scrolls to a picture, those on the way are not selected.
  const destination = useRef<number | null>(null);

  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const element = list.current;
    if (!element || (wasFirst && current === 0)) return;
    const left = current * element.clientWidth;
    const distance = Math.abs(element.scrollLeft - left);
    destination.current = distance > 1 ? current : null;
    // Past several pictures it would be a long way to glide.
    const isFar = distance > 1.5 * element.clientWidth;
    element.scrollTo({ left, behavior: isFar ? 'instant' : 'auto' });
    // Focus inside the gallery follows the picture; elsewhere it stays.
    if (element.contains(document.activeElement)) focusPicture(element, current);
  }, [current]);

  const onScroll = (): void => {
    const element = list.current;
    if (!element) return;
    const offset = element.scrollLeft / element.clientWidth;
    const index = Math.round(offset);
    const hasStopped = Math.abs(offset - index) < STOPPED_SHARE;
    if (!hasStopped) return;
    if (destination.current === null && index !== current) onSelect(index);
    if (destination.current === index) destination.current = null;
  };

  const takeOver = (): void => {
    destination.current = null;
  };

  return {
    list,
    focusCurrent: () => focusPicture(list.current, current),
    handlers: { onScroll, onPointerDown: takeOver, onWheel: takeOver },
  };
};
