import { useEffect, useRef } from 'react';
import { ROUTE_CHANGE_DELAY_MS } from '~/src/config/constants';
import { track, type ShopEvent } from './shop-events';

/**
 * Tracks what a page shows, once for each `subject`, after the route change and once the view has
 * settled, because the address may determine what is shown. Null tracks nothing.
 */
export const useTrackView = (subject: string | null, event: ShopEvent | null): void => {
  const latest = useRef(event);
  useEffect(() => {
    latest.current = event;
  });
  useEffect(() => {
    if (subject === null) return;
    const timer = setTimeout(() => {
      if (latest.current) track(latest.current);
    }, ROUTE_CHANGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [subject]);
};
