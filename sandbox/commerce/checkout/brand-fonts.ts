import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FONTS = path.resolve(__dirname, '../../../static/fonts');

/** A face with its file in the style sheet, since the shop serves its fonts to itself only. */
const face = (brand: string, name: string): string => {
  const file = path.join(FONTS, brand, `${name}.woff2`);
  if (!existsSync(file)) return '';
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:${name};src:url(data:font/woff2;base64,${data}) format("woff2");font-weight:400 700}`;
};

const faces = new Map<string, string>();

/** The `@font-face` rules of a brand's typefaces, `text` and `display`; empty if it has none. */
export const brandFonts = (brand: string): string => {
  const known = faces.get(brand) ?? face(brand, 'text') + face(brand, 'display');
  faces.set(brand, known);
  return known;
};
