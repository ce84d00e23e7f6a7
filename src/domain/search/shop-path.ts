/** Site path, without locale prefix, of the shop or of one of its search-driven collections. */
export const shopPath = (handle: string | null): string =>
  handle === null ? '/shop' : `/shop/${handle}`;
