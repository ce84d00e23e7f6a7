/**
 * Creates the web fonts in static/fonts/<brand> from the font packages that
 * src/ui/styles/brands/<brand>.fonts.json names: Latin letters for text and for headlines, which
 * have a fixed weight, width and optical size. Each has a file with the letters of English and one
 * with those of other languages. The names of brands as arguments limit it to those.
 */
import { readdirSync } from 'node:fs';
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

/** @typedef {NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>} Axes */
/** @typedef {Readonly<Record<'text' | 'display', { file: string, axes: Axes }>>} Fonts */

const CHOICES = path.join(root, 'src/ui/styles/brands');
const ENDING = '.fonts.json';

const wanted = process.argv.slice(2);
const brands = readdirSync(CHOICES)
  .filter(name => name.endsWith(ENDING))
  .map(name => name.slice(0, -ENDING.length));

for (const brand of brands.filter(name => wanted.length === 0 || wanted.includes(name))) {
  /** @type {Fonts} */
  const fonts = JSON.parse(await readFile(path.join(CHOICES, brand + ENDING), 'utf8'));
  const target = path.join(root, 'static/fonts', brand);
  await mkdir(target, { recursive: true });
  for (const [name, { file: from, axes }] of Object.entries(fonts)) {
    const source = await readFile(require.resolve(from));
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
