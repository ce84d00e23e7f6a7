import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FONTS = path.resolve(__dirname, '../../../static/fonts');

/** The letters of English have a file of their own, in the ranges of src/ui/styles/brands. */
const PARTS = [
  { ending: '-more', range: 'U+A1-17F,U+2000-20CF' },
  { ending: '', range: 'U+0-A0,U+A9,U+AE,U+B0,U+B7,U+BD,U+D7,U+E9,U+F1,U+2000-2BFF' },
] as const;

/** A typeface with its files in the style sheet, since the shop serves its fonts to itself only. */
const face = (brand: string, name: string): string =>
  PARTS.map(({ ending, range }) => {
    const file = path.join(FONTS, brand, `${name}${ending}.woff2`);
    if (!existsSync(file)) return '';
    const data = readFileSync(file).toString('base64');
    return `@font-face{font-family:${name};src:url(data:font/woff2;base64,${data}) format("woff2");font-weight:400 700;unicode-range:${range}}`;
  }).join('');

const faces = new Map<string, string>();

/** The `@font-face` rules of a brand's typefaces, `text` and `display`; empty if it has none. */
export const brandFonts = (brand: string): string => {
  const known = faces.get(brand) ?? face(brand, 'text') + face(brand, 'display');
  faces.set(brand, known);
  return known;
};
