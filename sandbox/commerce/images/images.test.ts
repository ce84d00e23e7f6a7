import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const FILE = 'products_gps-collar_slate.jpg';

async function image(parameters: string, accept = '*/*', file = FILE) {
  const response = await fetch(`${shop.us.url}/cdn/shop/files/${file}${parameters}`, {
    headers: { Accept: accept },
  });
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { response, width, height, type: response.headers.get('content-type') };
}

describe('the image CDN', () => {
  it.each([
    ['?width=320', 320, 320],
    ['?width=9000', 1600, 1600],
    ['?width=300&height=200', 200, 200],
    ['?width=300&height=200&crop=center', 300, 200],
    ['?width=100&crop=region&crop_left=0&crop_top=0&crop_width=800&crop_height=400', 100, 50],
    ['?width=nonsense', 1600, 1600],
  ])('%s is %i by %i', async (parameters, width, height) => {
    expect(await image(`${parameters}&v=1`)).toMatchObject({ width, height, type: 'image/jpeg' });
  });

  it('serves WebP to clients that accept it, and AVIF only on request', async () => {
    const browser = 'image/avif,image/webp,*/*';
    expect((await image('?width=40', browser)).type).toBe('image/webp');
    expect((await image('?width=40&format=avif', browser)).type).toBe('image/avif');
    expect((await image('?width=40&format=jpg', browser)).type).toBe('image/jpeg');
  });

  it('is cached permanently by its URL', async () => {
    const { response } = await image('?width=40');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(response.url, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('serves vectors unchanged, and answers 404 for other files', async () => {
    const logo = await fetch(`${shop.us.url}/cdn/shop/files/brands_larkfield_logo.svg`);
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
    expect(await logo.text()).toContain('<svg');
    const missing = await fetch(`${shop.us.url}/cdn/shop/files/..%2Fmanifest.json`);
    expect(missing.status).toBe(404);
  });
});
