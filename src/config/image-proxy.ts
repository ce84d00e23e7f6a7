import type { StoreSettings } from './stores';

/** Pictures of another host that our host serves under its own path. */
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

/** The proxied pictures: the content system's, and each store's. */
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

/** The address of a picture at our own host, if it is proxied; otherwise the unchanged address. */
export const proxiedImageUrl = (url: string, passed: readonly ImageProxyRoute[]): string => {
  const entry = passed.find(({ source }) => url.startsWith(source));
  return entry && RASTER_FILE.test(url) ? `${entry.path}${url.slice(entry.source.length)}` : url;
};

/** The original address of a proxied path, its query kept; null for any other path. */
export const imageSourceUrl = (url: string, passed: readonly ImageProxyRoute[]): string | null => {
  const entry = passed.find(({ path }) => url.startsWith(path));
  if (!entry || !RASTER_FILE.test(url)) return null;
  const address = `${entry.source}${url.slice(entry.path.length)}`;
  // A name must not leave the folder.
  return URL.canParse(address) && new URL(address).href.startsWith(entry.source) ? address : null;
};
