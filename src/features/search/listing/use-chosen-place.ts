import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back with the index of the item whose link is followed, here or in another tab, or that is
 * added to the cart from its tile.
 */
export const useChosenPlace = (
  list: RefObject<HTMLElement>,
  onChoose: (place: number) => void,
): void => {
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  useEffect(() => {
    const stop = new AbortController();
    const hear = ({ target }: Event): void => {
      const item =
        target instanceof Element && target.closest('a, .card-add') && target.closest('li');
      const place = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
      if (item && item.matches('.tiles-found > :not(.tiles-end)')) latest.current(place);
    };
    for (const type of ['click', 'auxclick']) {
      list.current?.addEventListener(type, hear, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [list]);
};
