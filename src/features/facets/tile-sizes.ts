/** Widths of a collection's columns, as the `sizes` of an image. */
export const TILE_SIZES = '(min-width: 80rem) 20rem, (min-width: 48rem) 30vw, 46vw';
