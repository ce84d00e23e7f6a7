import aa from 'search-insights';
import {
  MAX_EVENT_OBJECTS,
  SEARCH_COOKIE_DAYS,
  SEARCH_EVENT_NAMES,
} from '~/src/config/search-event-constants';
import { eventsOriginOf, type SearchEventSettings } from '~/src/config/settings/search-settings';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A product of a search: ids as the index has them. */
export interface SearchedProduct {
  readonly index: string;
  readonly queryID: string;
  readonly objectID: string;
}

export interface SearchEvents {
  readonly seen: (index: string, queryID: string, objectIDs: readonly string[]) => void;
  /** `position` counts from 1. The service's script keeps which query led to the product. */
  readonly chosen: (product: SearchedProduct, position: number) => void;
  readonly added: (product: SearchedProduct) => void;
}

/**
 * The vendor's script for search analytics (spec storefront §7, §9), with a token of its own in the
 * cookie `_ALGOLIA`. Call it only if the shopper allows analytics.
 */
export const startSearchEvents = (settings: SearchEventSettings): SearchEvents => {
  const { appId, apiKey, region } = settings;
  aa('init', {
    appId,
    apiKey,
    ...(region === null ? {} : { region }),
    host: eventsOriginOf(settings),
    useCookie: true,
    cookieDuration: SEARCH_COOKIE_DAYS * DAY_MS,
  });
  return {
    seen: (index, queryID, objectIDs) => {
      for (let at = 0; at < objectIDs.length; at += MAX_EVENT_OBJECTS) {
        void aa('sendEvents', [
          {
            eventType: 'view',
            eventName: SEARCH_EVENT_NAMES.view,
            index,
            queryID,
            objectIDs: objectIDs.slice(at, at + MAX_EVENT_OBJECTS),
          },
        ]);
      }
    },
    chosen: ({ index, queryID, objectID }, position) =>
      void aa('clickedObjectIDsAfterSearch', {
        eventName: SEARCH_EVENT_NAMES.click,
        index,
        queryID,
        objectIDs: [objectID],
        positions: [position],
      }),
    added: ({ index, queryID, objectID }) =>
      void aa('addedToCartObjectIDsAfterSearch', {
        eventName: SEARCH_EVENT_NAMES.conversion,
        index,
        queryID,
        objectIDs: [objectID],
      }),
  };
};
