import type { StoreSettings } from './stores';

/** Pictures of another host that ours passes on under a path of its own. */
export interface PassedPictures {
  /** Begins and ends with a slash. */
  readonly path: string;
  /** Address of the folder that stands behind it; ends with a slash. */
  readonly source: string;
}

/** Below it stand the pictures that are passed on. */
export const PICTURE_FOLDER = '/pictures/';

/**
 * The names that are passed on, with or without a query: an SVG stays where it is, for its scripts
 * would run in our origin.
 */
export const RASTER_NAME = /^[^?]*\.(?:avif|gif|jpe?g|png|webp)(?:\?|$)/i;

const PLATFORM_IMAGES = 'https://cdn.shopify.com';

const isPlatform = (origin: string): boolean => new URL(origin).hostname.endsWith('.myshopify.com');

/** Scheme and host from which a store's pictures come: the platform's own, or the store's. */
export const pictureOriginOf = ({ origin }: Pick<StoreSettings, 'origin'>): string =>
  isPlatform(origin) ? PLATFORM_IMAGES : new URL(origin).origin;

interface PictureHosts {
  readonly contentImageOrigin: string;
  readonly stores: readonly Pick<StoreSettings, 'key' | 'origin'>[];
}

/** What our host passes on: the content system's pictures, and each store's. */
export const passedPictures = ({
  contentImageOrigin,
  stores,
}: PictureHosts): readonly PassedPictures[] => [
  { path: `${PICTURE_FOLDER}content/`, source: `${new URL(contentImageOrigin).origin}/images/` },
  ...stores.map(store => ({
    path: `${PICTURE_FOLDER}${store.key}/`,
    source: `${pictureOriginOf(store)}${isPlatform(store.origin) ? '/s/files/' : '/cdn/shop/'}`,
  })),
];

/** A picture's address at our own host, where it passes it on; else the address as it is. */
export const ownPicture = (url: string, passed: readonly PassedPictures[]): string => {
  const entry = passed.find(({ source }) => url.startsWith(source));
  return entry && RASTER_NAME.test(url) ? `${entry.path}${url.slice(entry.source.length)}` : url;
};

/** The address behind one of our own paths, its query kept; null for what is not passed on. */
export const pictureBehind = (url: string, passed: readonly PassedPictures[]): string | null => {
  const entry = passed.find(({ path }) => url.startsWith(path));
  if (!entry || !RASTER_NAME.test(url)) return null;
  const address = `${entry.source}${url.slice(entry.path.length)}`;
  // A name that leads out of the folder is none.
  return URL.canParse(address) && new URL(address).href.startsWith(entry.source) ? address : null;
};
