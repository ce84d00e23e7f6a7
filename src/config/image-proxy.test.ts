import { expect, it } from 'vitest';
import { proxiedImageUrl, imageProxyRoutes, imageSourceUrl } from './image-proxy';

const passed = imageProxyRoutes({
  contentImageOrigin: 'https://cdn.sanity.io',
  stores: [
    { key: 'us', origin: 'https://shop-us.myshopify.com' },
    { key: 'ca', origin: 'http://127.0.0.1:4812' },
  ],
});

it.each([
  ['https://cdn.sanity.io/images/p/d/a.jpg?w=680&q=60', '/pictures/content/p/d/a.jpg?w=680&q=60'],
  ['https://cdn.shopify.com/s/files/1/a.jpg?v=1', '/pictures/us/1/a.jpg?v=1'],
  ['http://127.0.0.1:4812/cdn/shop/files/a.jpg', '/pictures/ca/files/a.jpg'],
])('maps %s to %s and back', (url, path) => {
  expect(proxiedImageUrl(url, passed)).toBe(path);
  expect(imageSourceUrl(path, passed)).toBe(url);
});

it.each([
  'https://elsewhere.example/images/a.jpg',
  'https://cdn.sanity.io/images/p/d/a.svg',
  'https://cdn.sanity.io/images/p/d/a.svg?name=.jpg',
])('does not change the URL of another host: %s', url =>
  expect(proxiedImageUrl(url, passed)).toBe(url),
);

it.each([
  '/pictures/content/../../files/a.jpg',
  '/pictures/content/a.svg',
  '/pictures/content/a.svg?name=.jpg',
  '/pictures/content/a',
  '/pictures/other/a.jpg',
  '/pictures',
  '/',
])('returns null for %s', path => expect(imageSourceUrl(path, passed)).toBeNull());
