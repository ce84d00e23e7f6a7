/** Makes the web fonts in static/fonts from the font packages: Latin letters, text weights only. */
import { createRequire } from 'node:module';
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '..');
const MAX_BYTES = 35 * 1024;

/** @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// Basic Latin and Latin-1 cover the twelve locales; the rest is punctuation and money.
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŸ–—‘’‚“”„†•…‹›€™−×→←↗✓ ';

const FONTS = [
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree-latin.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage-grotesque-latin.woff2',
    axes: { wght: 620, opsz: 40 },
  },
];

const target = path.join(root, 'static/fonts');
await mkdir(target, { recursive: true });
for (const font of FONTS) {
  const source = await readFile(require.resolve(font.from));
  const subset = await subsetFont(source, LATIN, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  });
  if (subset.length > MAX_BYTES) {
    throw new Error(`${font.to} is ${subset.length} bytes, more than ${MAX_BYTES}.`);
  }
  await writeFile(path.join(target, font.to), subset);
  console.log(`${font.to} ${(subset.length / 1024).toFixed(1)} KB`);
}
