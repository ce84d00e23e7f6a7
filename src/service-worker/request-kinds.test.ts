import { describe, expect, it } from 'vitest';
import { requestKind, offlinePathFor } from './request-kinds';

const ORIGIN = 'https://shop.example';
const place = {
  origin: ORIGIN,
  prefixes: ['/en-ca'],
  imageOrigins: ['https://images.example', 'https://store.example'],
};

const asked = (address: string, destination = '', mode = 'cors') =>
  requestKind({ url: new URL(address, ORIGIN), destination, mode }, place);

const opened = (path: string) => asked(path, 'document', 'navigate');

describe('requestKind', () => {
  it.each([
    ['/', 'page'],
    ['/products/gps-collar?variant=1', 'page'],
    ['/en-ca', 'page'],
    ['/cart', 'page'],
    ['/accounting', 'page'],
    ['/account', 'private-page'],
    ['/account/orders', 'private-page'],
    ['/en-ca/account/orders', 'private-page'],
    ['/EN-CA/Account/orders', 'private-page'],
    ['/preview/drafts.1', 'private-page'],
    ['/logout', 'private-page'],
  ])('navigation to %s is a %s', (path, kind) => expect(opened(path)).toBe(kind));

  it.each([
    ['/page-data/products/gps-collar/page-data.json', 'data'],
    ['/page-data/app-data.json', 'data'],
    ['/slice-data/footer.json', 'data'],
    ['/app-012345.js', 'hashed'],
    ['/styles.012345.css', 'hashed'],
    ['/static/collections/0123.json', 'hashed'],
    ['/fonts/larkfield/text.woff2', 'static-assets'],
    ['/page-data/account/orders/page-data.json', null],
    ['/page-data/en-ca/account/page-data.json', null],
    ['/page-data/preview/page-data.json', null],
    ['/sw.js', null],
    ['/feed.xml', null],
  ])('a request for %s is %s', (path, kind) => expect(asked(path)).toBe(kind));

  it('includes pictures of the image hosts, and nothing else of other origins', () => {
    expect(asked('https://images.example/a.jpg', 'image', 'no-cors')).toBe('picture');
    expect(asked('https://elsewhere.example/a.jpg', 'image', 'no-cors')).toBeNull();
    expect(asked('https://store.example/api/2025-04/graphql.json')).toBeNull();
    expect(asked('https://images.example/v1/data/query')).toBeNull();
    expect(asked('https://store.example/cart/c/1', 'document', 'navigate')).toBeNull();
  });
});

it.each([
  ['/about', '/offline'],
  ['/en-ca', '/en-ca/offline'],
  ['/EN-CA/about', '/en-ca/offline'],
  ['/en-cafe', '/offline'],
])('offline, %s is answered with %s', (path, page) =>
  expect(offlinePathFor(path, place.prefixes)).toBe(page),
);
