import { IMAGE_PROXY_PATH } from '~/src/config/image-proxy';
import { PICTURE_CACHE } from '../proxies/answer-picture';
import type { HeaderRule } from './manifest';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Revalidated each time, and downloaded again only if changed. Also for missing files. */
export const REVALIDATE = 'no-cache';

/** Headers of every response, for what a meta element cannot set. */
const SECURITY = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Not indexed by search engines, even if they do not read the page. */
const UNLISTED: HeaderRule['headers'] = { 'x-robots-tag': 'noindex, nofollow' };

/**
 * Headers by path; later rules win. Files with a content hash in their name never change; pages,
 * page data and the service worker do, and are revalidated each time.
 */
export const HEADER_RULES: readonly HeaderRule[] = [
  { path: '/*', headers: { ...SECURITY, 'cache-control': REVALIDATE } },
  { path: '/*-{hash}.js', headers: { 'cache-control': IMMUTABLE } },
  { path: '/*.{hash}.css', headers: { 'cache-control': IMMUTABLE } },
  { path: '/static/*', headers: { 'cache-control': IMMUTABLE } },
  { path: '/fonts/*', headers: { 'cache-control': 'public, max-age=604800' } },
  { path: `${IMAGE_PROXY_PATH}*`, headers: { 'cache-control': PICTURE_CACHE } },
  { path: '/brands/*', headers: { 'cache-control': 'public, max-age=86400' } },
];

/** The rules of a site: those of every one, and for its private paths. */
export const headerRules = (privatePaths: readonly string[]): readonly HeaderRule[] => [
  ...HEADER_RULES,
  ...privatePaths.flatMap(path =>
    [path, `${path}/*`].map(each => ({ path: each, headers: UNLISTED })),
  ),
];
