import { useEffect, useRef } from 'react';
import { ROUTE_CHANGE_DELAY_MS } from '~/src/config/constants';
import { track, type ShopEvent } from './shop-events';

/**
 * Tells of what a page shows, once for each `subject`, after the change of route and when it has
 * settled: an address may choose what is shown. Null tells nothing.
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
