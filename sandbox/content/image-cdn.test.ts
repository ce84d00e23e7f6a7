import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { imageField, imageReference } from '~/seed/content/images';
import { ASSETS } from './assets';
import { startContent } from './testing/start-content';
import type { ContentSandbox } from './testing/start-content';

const hero = 'lifestyle/hero-yard.jpg';

let content: ContentSandbox;
let address = '';
beforeAll(async () => {
  vi.stubEnv('SANDBOX_CACHE', mkdtempSync(path.join(tmpdir(), 'images-')));
  content = await startContent([]);
  address = addressOf(hero);
});
afterAll(() => content.stop());

function addressOf(file: string): string {
  const name = imageReference(file)
    .slice('image-'.length)
    .replace(/-(\w+)$/, '.$1');
  return `${content.url}/images/storefront1/production/${name}`;
}

async function drawn(url: string, accept = '*/*') {
  const reply = await fetch(url, { headers: { Accept: accept } });
  expect(reply.status).toBe(200);
  const body = Buffer.from(await reply.arrayBuffer());
  const { width, height, format } = await sharp(body).metadata();
  return { headers: reply.headers, body, size: [width, height], format };
}

describe('sizes', () => {
  it.each([
    ['', [2400, 1350]],
    ['?w=1200', [1200, 675]],
    ['?w=5000&fit=max', [2400, 1350]],
    ['?w=400&h=400&fit=crop', [400, 400]],
    ['?w=400&h=400&fit=max', [400, 225]],
    ['?w=400&h=400&fit=fill&bg=ff0000', [400, 400]],
    ['?w=3000&h=3000&fit=min', [1350, 1350]],
    ['?w=300&h=100&fit=scale', [300, 100]],
    ['?w=300&dpr=2', [600, 338]],
    ['?rect=100,50,800,400&w=200', [200, 100]],
  ])('%s is %o', async (query, size) => {
    expect((await drawn(address + query)).size).toEqual(size);
  });

  it("match the vendor's URL builder, hotspot included", async () => {
    const builder = createImageUrlBuilder({
      projectId: 'storefront1',
      dataset: 'production',
      baseUrl: content.url,
    });
    const url = builder.image(imageField(hero)).width(300).height(600).auto('format').url();
    expect(url).toContain('rect=');
    expect((await drawn(url)).size).toEqual([300, 600]);
  });
});

it('crop around the focal point', async () => {
  const crop = (x: number) =>
    `${address}?w=90&h=90&fit=crop&crop=focalpoint&fp-x=${x}&fp-y=.5&fm=png`;
  const file = ASSETS.get(path.basename(address))?.sourceFile;
  const right = await sharp(file)
    .extract({ left: 1050, top: 0, width: 1350, height: 1350 })
    .resize(90, 90, { fit: 'fill' })
    .raw()
    .toBuffer();
  expect(
    await sharp((await drawn(crop(1))).body)
      .raw()
      .toBuffer(),
  ).toEqual(right);
  expect(
    await sharp((await drawn(crop(0))).body)
      .raw()
      .toBuffer(),
  ).not.toEqual(right);
});

describe('formats', () => {
  it.each([
    ['?w=80', '*/*', 'jpeg', 'image/jpeg'],
    ['?w=80&auto=format', 'image/avif,image/webp,*/*', 'webp', 'image/webp'],
    ['?w=80&auto=format', '*/*', 'jpeg', 'image/jpeg'],
    ['?w=80&fm=png', 'image/webp', 'png', 'image/png'],
    ['?w=80&fm=avif', '*/*', 'heif', 'image/avif'],
  ])('%s for %s is %s', async (query, accept, format, type) => {
    const image = await drawn(address + query, accept);
    expect(image.format).toBe(format);
    expect(image.headers.get('content-type')).toBe(type);
    expect(image.headers.get('vary')?.includes('Accept')).toBe(query.includes('auto'));
  });

  it('become AVIF for a picture that is requested repeatedly', async () => {
    const ask = () => drawn(`${address}?w=81&auto=format`, 'image/avif,image/webp,*/*');
    expect((await ask()).format).toBe('webp');
    await expect.poll(async () => (await ask()).headers.get('content-type')).toBe('image/avif');
  });

  it('are smaller at a lower quality', async () => {
    const [low, high] = [
      await drawn(`${address}?w=600&q=20`),
      await drawn(`${address}?w=600&q=90`),
    ];
    expect(low.body.length).toBeLessThan(high.body.length / 2);
  });

  it('leave vectors unchanged', async () => {
    const reply = await fetch(addressOf('brands/larkfield/logo.svg'));
    expect(reply.headers.get('content-type')).toBe('image/svg+xml');
    expect(await reply.text()).toContain('<svg');
  });
});

it('allows a browser to cache an image permanently', async () => {
  const { headers } = await drawn(`${address}?w=80`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const known = { 'If-None-Match': headers.get('etag') ?? '' };
  expect((await fetch(`${address}?w=80`, { headers: known })).status).toBe(304);
});

it.each([
  ['/images/storefront1/production/0123456789012345678901234567890123456789-10x10.jpg', 404],
  ['/images/other/production/x.jpg', 404],
])('answers %s with %i', async (pathname, status) => {
  expect((await fetch(content.url + pathname)).status).toBe(status);
});

it.each([
  ['w=0', 400],
  ['w=wide', 400],
  ['fit=stretch', 400],
  ['rect=1,2,3', 400],
  ['crop=middle', 400],
  ['fm=gif', 400],
  ['blur=50', 501],
])('rejects %s with %i', async (query, status) => {
  expect((await fetch(`${address}?${query}`)).status).toBe(status);
});

it('serves every file of the art pack at its true size', async () => {
  for (const { sourceFile, width, height, extension } of ASSETS.values()) {
    if (extension === 'svg') continue;
    const actual = await sharp(sourceFile).metadata();
    expect([sourceFile, actual.width, actual.height]).toEqual([sourceFile, width, height]);
  }
});
