import { FILE_HASH } from '../config/file-hash';
import { IMAGE_PROXY_PATH } from '../config/image-proxy';
import { isPrivatePath } from '../config/unlisted-paths';
import type { BuildInfo } from './build-info';

/** The caching strategy of a request; see `routes.ts`. */
export type RequestKind = 'page' | 'private-page' | 'data' | 'hashed' | 'static-assets' | 'picture';

export interface RequestFacts {
  readonly url: URL;
  readonly destination: string;
  readonly mode: string;
}

type Place = Pick<BuildInfo, 'prefixes' | 'imageOrigins'> & { readonly origin: string };

const DATA = /^\/(page-data|slice-data)\//;
const HASHED = new RegExp(String.raw`-${FILE_HASH}\.js$|\.${FILE_HASH}\.css$|^/static/`);
const STATIC_ASSETS = /^\/(fonts|brands|images)\//;

const withoutPrefix = (path: string, prefixes: readonly string[]): string => {
  const prefix = prefixes.find(each => path.toLowerCase().startsWith(`${each}/`));
  return prefix === undefined ? path : path.slice(prefix.length);
};

const isPrivate = (path: string, prefixes: readonly string[]): boolean =>
  isPrivatePath(withoutPrefix(path.replace(DATA, '/'), prefixes).toLowerCase());

/**
 * The kind of a GET request; null for those that the worker ignores. That includes every vendor
 * API, because it handles only pictures of other origins.
 */
export const requestKind = (
  { url, destination, mode }: RequestFacts,
  place: Place,
): RequestKind | null => {
  const { origin, prefixes, imageOrigins } = place;
  if (url.origin !== origin) {
    return destination === 'image' && imageOrigins.includes(url.origin) ? 'picture' : null;
  }
  const isPage = mode === 'navigate';
  if (url.pathname.startsWith(IMAGE_PROXY_PATH)) return 'picture';
  if (isPrivate(url.pathname, prefixes)) return isPage ? 'private-page' : null;
  if (isPage) return 'page';
  if (DATA.test(url.pathname)) return 'data';
  if (HASHED.test(url.pathname)) return 'hashed';
  return STATIC_ASSETS.test(url.pathname) ? 'static-assets' : null;
};

/** The offline page of a path's locale. */
export const offlinePathFor = (path: string, prefixes: readonly string[]): string => {
  const lower = path.toLowerCase();
  const prefix = prefixes.find(each => lower === each || lower.startsWith(`${each}/`)) ?? '';
  return `${prefix}/offline`;
};
