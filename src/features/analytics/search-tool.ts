import type { SearchEventSettings } from '~/src/config/settings/search-settings';
import { parseJson } from '~/src/domain/data/json';
import { listOf, recordOf, textOf } from '~/src/domain/data/read';
import type { SearchedProduct, SearchEvents } from '~/src/gateways/algolia/search-events';
import { localStore } from '../storage';
import type { AnalyticsTool } from './tracker';

/** Storage key under which the vendor maps products to queries, at most 5000 (spec storefront §9). */
const QUERIES = 'AlgoliaObjectQueryCache';

// An index of products, its replica's name, a locale and a handle.
const PRODUCT_KEY = /^(?:global_)?products\w*?_([a-z-]+:(.+))$/;

/** The latest search from which this product was followed, if any. */
const searchOf = (handle: string, index: string): SearchedProduct | null => {
  const kept = Object.entries(recordOf(parseJson(localStore.get(QUERIES)))).flatMap(
    ([key, entry]) => {
      const [, objectID, product] = PRODUCT_KEY.exec(key) ?? [];
      const [query, time] = listOf(entry);
      const queryID = textOf(query);
      return objectID !== undefined && product === handle && queryID !== null
        ? [{ index, queryID, objectID, time: Number(time) }]
        : [];
    },
  );
  const [latest] = kept.sort((a, b) => b.time - a.time);
  return latest ?? null;
};

/**
 * The search vendor's analytics. Its script loads with the first event of a search, and on other pages
 * only if a product is added that was found by one.
 * @param index of the products, by which additions are counted
 */
export const searchTool = (
  settings: SearchEventSettings,
  index: string,
  load: () => Promise<{
    startSearchEvents: (settings: SearchEventSettings) => SearchEvents;
  }> = () => import('~/src/gateways/algolia/search-events'),
): AnalyticsTool => {
  let events: Promise<SearchEvents> | null = null;
  const send = (run: (events: SearchEvents) => void): void => {
    events ??= load().then(({ startSearchEvents }) => startSearchEvents(settings));
    // Measuring may fail without the shopper noticing.
    void events.then(run).catch(() => {
      events = null;
    });
  };
  return {
    category: 'analytics',
    start: () => undefined,
    track: event => {
      if (event.type === 'searchSeen') {
        send(({ seen }) => seen(event.index, event.queryID, event.objectIDs));
      } else if (event.type === 'searchChosen') {
        send(({ chosen }) => chosen(event, event.position));
      } else if (event.type === 'added') {
        const product = searchOf(event.line.merchandise.product.handle, index);
        if (product) send(({ added }) => added(product));
      }
    },
  };
};
