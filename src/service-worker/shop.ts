/** What the build tells the worker; it writes the text in place of the name. */
export interface Shop {
  /** The build's hash, as its pages carry it. */
  readonly build: string;
  /** Path prefixes of the locales that have one, such as `/en-ca`. */
  readonly prefixes: readonly string[];
  readonly imageOrigins: readonly string[];
}

declare const __SHOP__: Shop;

export const shop = __SHOP__;

/** The shop, and where it is served. */
export const place = { ...shop, origin: self.location.origin };
