import path from 'node:path';
import { decode } from 'blurhash';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { previewOfArt } from './art-preview';
import type { ArtPreview } from './art-preview';
import manifest from './art/manifest.json';
import previews from './art/previews.json';

const stored = new Map(Object.entries<ArtPreview>(previews));

const pixelsOf = (lqip: string) => {
  const [, base64 = ''] = lqip.split(',');
  return sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw().toBuffer();
};

/** The difference between two pictures, per channel (0–255). */
const distance = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Array.from(one).reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 255)), 0) /
  one.length;

it('each picture of the seed has a preview', () => {
  expect([...stored.keys()].sort()).toEqual(manifest.map(({ file }) => file).sort());
});

// The image library rounds differently on another processor.
it.each(manifest.filter((_, index) => index % 8 === 0))(
  'the preview of $file is what the picture gives',
  async ({ file }) => {
    const fresh = await previewOfArt(path.join(__dirname, 'art', file));
    const { lqip, blurHash } = stored.get(file) ?? { lqip: '', blurHash: '' };
    expect(lqip.split(',')[0]).toBe(fresh.lqip.split(',')[0]);
    expect(distance(await pixelsOf(lqip), await pixelsOf(fresh.lqip))).toBeLessThan(4);
    expect(distance(decode(blurHash, 16, 12), decode(fresh.blurHash, 16, 12))).toBeLessThan(4);
  },
);
