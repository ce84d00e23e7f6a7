/** Font files that every page needs at once; the document head preloads them. */
export const preloadedFonts: readonly string[] = [
  '/fonts/figtree-latin.woff2',
  '/fonts/bricolage-grotesque-latin.woff2',
];
