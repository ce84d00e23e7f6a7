import type { BrandId } from '../site/brands';

/** Font files that every page of a brand needs at once; the document head preloads them. */
export const preloadedFonts = (brand: BrandId): readonly string[] => [
  `/fonts/${brand}/text.woff2`,
  `/fonts/${brand}/display.woff2`,
];
