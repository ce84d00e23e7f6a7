import { useCallback, useEffect, useRef } from 'react';
import type { FoundProducts } from '~/src/gateways/algolia/to-found-products';
import { COLLECTION_PAGE_SIZE } from '~/src/config/constants';
import { track, useTrackView } from '../shop-events';
import { rememberSearch } from './recent-searches';

/** Tracks the products in view. @returns a function to call with the index of a product that is followed or added */
export const useFoundEvents = (found: FoundProducts | null): ((place: number) => void) => {
  const latest = useRef(found);
  useEffect(() => {
    latest.current = found;
  });
  const queryID = found?.queryID ?? null;
  useTrackView(
    queryID,
    found && queryID !== null && found.products.length > 0
      ? {
          type: 'searchSeen',
          index: found.index,
          queryID,
          objectIDs: found.products.map(({ objectID }) => objectID),
        }
      : null,
  );
  return useCallback((place: number): void => {
    const { current } = latest;
    const product = current?.products[place];
    if (!current || !product) return;
    rememberSearch(current.query);
    if (current.queryID === null) return;
    track({
      type: 'searchChosen',
      index: current.index,
      queryID: current.queryID,
      objectID: product.objectID,
      position: (current.page - 1) * COLLECTION_PAGE_SIZE + place + 1,
    });
  }, []);
};
