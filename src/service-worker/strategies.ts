import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies';
import { PAGE_CACHE } from '../config/cache-names';
import type { Kind } from './kinds';

const PATIENCE_S = 5;
const DAY_S = 86_400;

// Error pages and answers to redirects stand for nothing that may be kept under this address.
const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

// A page is the same whatever its query says, and a query may hold what should not be kept.
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

// A picture that is asked for without its origin's consent counts seven megabytes in a browser's books.
const withConsent: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    new Request(request.url, { mode: 'cors', credentials: 'omit' }),
};

const capped = (maxEntries: number, days: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });

/** How each kind is answered; private pages are never kept. */
export const STRATEGIES: Readonly<Record<Kind, Strategy>> = {
  page: new NetworkFirst({
    cacheName: PAGE_CACHE,
    matchOptions: { ignoreVary: true },
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [onlyWhole, withoutQuery, capped(50, 30)],
  }),
  'private-page': new NetworkOnly(),
  data: new NetworkFirst({
    cacheName: 'page-data',
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [onlyWhole, withoutQuery, capped(100, 30)],
  }),
  hashed: new CacheFirst({
    cacheName: 'hashed-files',
    plugins: [onlyWhole, capped(120, 60)],
  }),
  furniture: new StaleWhileRevalidate({
    cacheName: 'furniture',
    plugins: [onlyWhole, capped(40, 60)],
  }),
  picture: new StaleWhileRevalidate({
    cacheName: 'pictures',
    matchOptions: { ignoreVary: true },
    plugins: [onlyWhole, withConsent, capped(60, 14)],
  }),
};
