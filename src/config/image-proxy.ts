import type { StoreSettings } from './stores';

/** Pictures of another host that ours passes on under a path of its own. */
export interface ImageProxyRoute {
  /** Begins and ends with a slash. */
  readonly path: string;
  /** URL of the folder behind it; ends with a slash. */
  readonly source: string;
}

/** The path of proxied pictures. */
export const IMAGE_PROXY_PATH = '/pictures/';

/**
 * The file names that are passed on, with or without a query. Not SVG, because its scripts would
 * run in our origin.
 */
export const RASTER_FILE = /^[^?]*\.(?:avif|gif|jpe?g|png|webp)(?:\?|$)/i;

const SHOPIFY_IMAGES = 'https://cdn.shopify.com';

const isShopifyOrigin = (origin: string): boolean =>
  new URL(origin).hostname.endsWith('.myshopify.com');

/** Scheme and host from which a store's pictures come: the platform's own, or the store's. */
export const imageOriginOf = ({ origin }: Pick<StoreSettings, 'origin'>): string =>
  isShopifyOrigin(origin) ? SHOPIFY_IMAGES : new URL(origin).origin;

interface ImageOrigins {
  readonly contentImageOrigin: string;
  readonly stores: readonly Pick<StoreSettings, 'key' | 'origin'>[];
}

/** What our host passes on: the content system's pictures, and each store's. */
export const imageProxyRoutes = ({
  contentImageOrigin,
  stores,
}: ImageOrigins): readonly ImageProxyRoute[] => [
  { path: `${IMAGE_PROXY_PATH}content/`, source: `${new URL(contentImageOrigin).origin}/images/` },
  ...stores.map(store => ({
    path: `${IMAGE_PROXY_PATH}${store.key}/`,
    source: `${imageOriginOf(store)}${isShopifyOrigin(store.origin) ? '/s/files/' : '/cdn/shop/'}`,
  })),
];

/** A picture's address at our own host, where it passes it on; else the address as it is. */
export const proxiedImageUrl = (url: string, passed: readonly ImageProxyRoute[]): string => {
  const entry = passed.find(({ source }) => url.startsWith(source));
  return entry && RASTER_FILE.test(url) ? `${entry.path}${url.slice(entry.source.length)}` : url;
};

/** The address behind one of our own paths, its query kept; null for what is not passed on. */
export const imageSourceUrl = (url: string, passed: readonly ImageProxyRoute[]): string | null => {
  const entry = passed.find(({ path }) => url.startsWith(path));
  if (!entry || !RASTER_FILE.test(url)) return null;
  const address = `${entry.source}${url.slice(entry.path.length)}`;
  // A name that leads out of the folder is none.
  return URL.canParse(address) && new URL(address).href.startsWith(entry.source) ? address : null;
};
