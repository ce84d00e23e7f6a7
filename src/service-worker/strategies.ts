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
import type { RequestKind } from './request-kinds';

const NETWORK_TIMEOUT_S = 5;
const DAY_S = 86_400;

// Error pages and redirected responses must not be cached under this URL.
const onlyComplete: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

// A page is the same for every query, and a query may contain private data.
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

// An opaque picture counts as seven megabytes of the browser's quota.
const withCors: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    new Request(request.url, { mode: 'cors', credentials: 'omit' }),
};

const expireAfter = (maxEntries: number, days: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });

/** How each kind is answered; private pages are never kept. */
export const STRATEGIES: Readonly<Record<RequestKind, Strategy>> = {
  page: new NetworkFirst({
    cacheName: PAGE_CACHE,
    matchOptions: { ignoreVary: true },
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [onlyComplete, withoutQuery, expireAfter(50, 30)],
  }),
  'private-page': new NetworkOnly(),
  data: new NetworkFirst({
    cacheName: 'page-data',
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [onlyComplete, withoutQuery, expireAfter(100, 30)],
  }),
  hashed: new CacheFirst({
    cacheName: 'hashed-files',
    plugins: [onlyComplete, expireAfter(120, 60)],
  }),
  'static-assets': new StaleWhileRevalidate({
    cacheName: 'static-assets',
    plugins: [onlyComplete, expireAfter(40, 60)],
  }),
  picture: new StaleWhileRevalidate({
    cacheName: 'pictures',
    matchOptions: { ignoreVary: true },
    plugins: [onlyComplete, withCors, expireAfter(60, 14)],
  }),
};
