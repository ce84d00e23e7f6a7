import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderImage } from './image-cache';

let cache = '';
let sourceFile = '';
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'render-'));
  cache = path.join(folder, 'cache');
  vi.stubEnv('SANDBOX_CACHE', cache);
  sourceFile = path.join(folder, 'source.png');
  await paint('red');
});

async function paint(background: string): Promise<void> {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background } }).png();
  await writeFile(sourceFile, await image.toBuffer());
}

const request = () => ({ sourceFile, width: 10, fit: 'max', format: 'png' }) as const;

it('renders equal requests once, also if they are concurrent', async () => {
  const [first, second] = await Promise.all([renderImage(request()), renderImage(request())]);
  expect(second).toBe(first);
  expect(await renderImage(request())).toBe(first);
  expect(await sharp(first.body).metadata()).toMatchObject({ width: 10, height: 5 });
});

it('stores rendered images on disk', async () => {
  const { etag } = await renderImage(request());
  const files = await readdir(cache, { recursive: true });
  expect(files.map(file => path.basename(file))).toContain(`${etag.slice(1, -1)}.png`);
});

it('renders again once the source has changed', async () => {
  const first = await renderImage(request());
  await paint('blue');
  const second = await renderImage(request());
  expect(second.etag).not.toBe(first.etag);
  expect(second.body).not.toEqual(first.body);
});

it('rejects when the source is missing', async () => {
  const missing = { ...request(), sourceFile: `${sourceFile}.none` };
  await expect(renderImage(missing)).rejects.toThrow('ENOENT');
});
