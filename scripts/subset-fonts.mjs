/**
 * Creates the web fonts in static/fonts/<brand> from the font packages: Latin letters for text and
 * for headlines, which have a fixed weight, width and optical size. Each has a file with the
 * letters of English and one with those of other languages.
 */
import { createRequire } from 'node:module';
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '..');
const MAX_BYTES = 20 * 1024;

/** @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// Basic Latin and Latin-1 cover the twelve locales; the rest is punctuation and money. The ranges in
// src/ui/styles/brands hold these letters; of two files that fit, the browser takes the later.
const ENGLISH = range(0x20, 0x7e) + '\u00a0©®°·½×éñ–—‘’“”†•…™←→↗−✓';
const LETTERS = {
  '': ENGLISH,
  '-more': [...(range(0xa1, 0xff) + 'ŒœŸ‚„‹›€')].filter(each => !ENGLISH.includes(each)).join(''),
};
const TEXT = { wght: { min: 400, max: 700, default: 400 } };

/** @typedef {NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>} Axes */
/** @typedef {{ from: string, axes: Axes }} Font */

/** @type {Readonly<Record<string, Readonly<Record<'text' | 'display', Font>>>>} */
const FONTS = {
  larkfield: {
    text: { from: 'figtree/files/figtree-latin-wght-normal.woff2', axes: TEXT },
    display: {
      from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
      axes: { wght: 620, opsz: 40 },
    },
  },
  pawmere: {
    text: { from: 'nunito/files/nunito-latin-wght-normal.woff2', axes: TEXT },
    display: { from: 'fredoka/files/fredoka-latin-wght-normal.woff2', axes: { wght: 580 } },
  },
  trailhound: {
    text: { from: 'archivo/files/archivo-latin-wght-normal.woff2', axes: TEXT },
    display: {
      from: 'archivo/files/archivo-latin-standard-normal.woff2',
      axes: { wght: 790, wdth: 68 },
    },
  },
  kitwell: {
    text: { from: 'dm-sans/files/dm-sans-latin-wght-normal.woff2', axes: TEXT },
    display: {
      from: 'fraunces/files/fraunces-latin-full-normal.woff2',
      axes: { wght: 560, SOFT: 100, WONK: 0, opsz: 72 },
    },
  },
};

for (const [brand, fonts] of Object.entries(FONTS)) {
  const target = path.join(root, 'static/fonts', brand);
  await mkdir(target, { recursive: true });
  for (const [name, { from, axes }] of Object.entries(fonts)) {
    const source = await readFile(require.resolve(`@fontsource-variable/${from}`));
    for (const [part, letters] of Object.entries(LETTERS)) {
      const file = `${name}${part}.woff2`;
      const options = {
        targetFormat: /** @type {const} */ ('woff2'),
        variationAxes: axes,
        // Only text needs tabular figures; headlines need no alternative letterforms.
        noLayoutClosure: name === 'display',
      };
      const subset = await subsetFont(source, letters, options);
      if (subset.length > MAX_BYTES) {
        throw new Error(`${brand}/${file} is ${subset.length} bytes, more than ${MAX_BYTES}.`);
      }
      await writeFile(path.join(target, file), subset);
      console.log(`${brand}/${file} ${(subset.length / 1024).toFixed(1)} KB`);
    }
  }
}
