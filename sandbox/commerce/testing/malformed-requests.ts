import { asked, bodies, documents, json, nested, QUERY } from './malformed-bodies';
import type { RawRequest } from './raw-request';

const TOKEN = { 'X-Shopify-Storefront-Access-Token': 'sandbox-larkfield-us-public' };
const GRAPHQL = '/api/2025-04/graphql.json';
const TYPES: readonly string[] = [
  'application/json',
  'application/graphql',
  'text/plain',
  'a/b;=;',
];

const graphql = (name: string, body: Buffer, type: string): RawRequest => ({
  name,
  method: 'POST',
  path: GRAPHQL,
  headers: { ...TOKEN, 'Content-Type': type },
  body,
});

const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'NOPE'];

const paths: readonly string[] = [
  '//',
  '///evil',
  '/\\',
  '/%',
  '/%ZZ',
  '/?%ZZ',
  '*',
  'http://[',
  'http://%/',
  'x',
  '/api//graphql.json',
  '/api/%00/graphql.json',
  '/api/2025-04/graphql.json?query={shop{name}}',
  '/api/__proto__/graphql.json',
  '/cdn/shop/files/%ZZ',
  '/cdn/shop/files/',
  '/cdn/shop/files/__proto__',
  '/cdn/shop/files/..%2F..%2Fpackage.json',
  '/cdn/shop/files/products_gps-collar_slate.jpg?width=-1&height=NaN&crop=region&crop_width=0',
  '/cdn/shop/files/products_gps-collar_slate.jpg?width=1e9&crop=constructor&format=__proto__',
  '/cdn/shop/files/products_gps-collar_slate.jpg?crop=region&crop_left=99999&crop_top=99999',
  '/cart/c/',
  '/cart/c/%ZZ?key=%ZZ',
  '/cart/c/__proto__?key=00',
  '/cart/c/constructor?key=undefined&return=http://[',
  '/account/logout?return_to=%ZZ',
  '/account/logout?return_to=http%3A%2F%2F%5B&return_url=%00',
  '/account/login/multipass/',
  '/account/login/multipass/%25',
  '/account/login/multipass/__proto__',
  `/account/login/multipass/${'A'.repeat(6_000)}`,
  '/orders/__proto__',
  '/orders/00',
  `/orders/${'0'.repeat(8_000)}`,
];

/** Pseudo-random numbers that are the same in every run. */
function* numbers(): Generator<number, never> {
  for (let state = 12; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

/** A valid body with a byte changed, removed or doubled. */
function corruptedBodies(count: number): readonly Buffer[] {
  const good = Buffer.from(asked(QUERY, { variables: { id: 'gid://shopify/Product/1' } }));
  const random = numbers();
  return Array.from({ length: count }, () => {
    const at = random.next().value % good.length;
    const byte = random.next().value % 256;
    const kept = [good.subarray(0, at + 1), good.subarray(at + (byte % 3))];
    return Buffer.concat([kept[0] ?? good, Buffer.from([byte]), kept[1] ?? good]);
  });
}

const form = 'application/x-www-form-urlencoded';
const formBodies: readonly string[] = [
  '',
  '%ZZ=%ZZ',
  '&&&===',
  'email=%00&zip=%ED%A0%80&return=http%3A%2F%2F%5B',
  `email=${'a'.repeat(100_000)}@b.c`,
  '__proto__=1&constructor=2&return=javascript:alert(1)',
  json({ email: 'a@b.c' }),
  nested('[', ']', 100_000),
];

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { Host: '[' },
  { Host: 'a b' },
  { 'Content-Encoding': 'gzip' },
  { 'X-Shopify-Storefront-Access-Token': '\u00ff' },
  { 'Content-Type': '' },
  { Origin: 'null', 'Access-Control-Request-Method': '' },
  { Accept: '*/*;q=x', 'If-None-Match': '"' },
];

/** Some hundred requests that no client should send. `checkout` is the path of a cart's checkout. */
export function malformedRequests(checkout: string): readonly RawRequest[] {
  const pages = [...paths, checkout, `${checkout}&return=http://[`, checkout.replace('?', '?%ZZ&')];
  return [
    ...TYPES.flatMap(type =>
      bodies.map((body, index) => graphql(`body ${index} as ${type}`, Buffer.from(body), type)),
    ),
    ...documents.map((document, index) =>
      graphql(`bare document ${index}`, Buffer.from(document), 'application/graphql'),
    ),
    ...corruptedBodies(150).map((body, index) =>
      graphql(`corrupted body ${index}`, body, 'application/json'),
    ),
    ...['utf16le', 'latin1'].map(encoding =>
      graphql(
        encoding,
        Buffer.from(asked('{ shop { name } } # ÿ'), encoding === 'latin1' ? 'latin1' : 'utf16le'),
        `application/json; charset=${encoding}`,
      ),
    ),
    ...[GRAPHQL, checkout, '/orders/00'].flatMap(path =>
      METHODS.map(method => ({
        name: `${method} ${path}`,
        method,
        path,
        headers: TOKEN,
        body: Buffer.alloc(0),
      })),
    ),
    ...pages.flatMap(path =>
      ['GET', 'POST'].map(method => ({
        name: `${method} ${path.slice(0, 80)}`,
        method,
        path,
        headers: { ...TOKEN, 'Content-Type': 'application/json' },
        body: Buffer.from(method === 'POST' ? '{"query":"{ shop { name } }"}' : ''),
      })),
    ),
    ...[form, 'multipart/form-data', 'application/json'].flatMap(type =>
      formBodies.map((body, index) => ({
        name: `form ${index} as ${type}`,
        method: 'POST',
        path: checkout,
        headers: { 'Content-Type': type },
        body: Buffer.from(body),
      })),
    ),
    ...oddHeaders.map((headers, index) => ({
      ...graphql(`headers ${index}`, Buffer.from(asked('{ shop { name } }')), 'application/json'),
      headers: { ...TOKEN, 'Content-Type': 'application/json', ...headers },
    })),
  ];
}
