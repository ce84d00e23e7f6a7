import type { RawRequest } from './raw-request';

const TOKEN = { 'X-Shopify-Storefront-Access-Token': 'sandbox-larkfield-us-public' };
const GRAPHQL = '/api/2025-04/graphql.json';
const QUERY = 'query Q($id: ID!) { product(id: $id) { title } }';

const json = (value: unknown): string => JSON.stringify(value);
const asked = (query: unknown, rest: object = {}): string => json({ query, ...rest });
const nested = (open: string, close: string, count: number): string =>
  open.repeat(count) + close.repeat(count);

/** Fragments that each spread the next one twice. */
const doubling = Array.from(
  { length: 60 },
  (_, index) => `fragment F${index} on Shop { a${index}: name ...F${index + 1} ...F${index + 1} }`,
).join(' ');

const documents: readonly string[] = [
  '{',
  '}',
  '{ shop }',
  '{ shop { name',
  '{ shop { name } } }',
  '{ shop { nope } }',
  'query { shop { name } } query { shop { id } }',
  'query A { shop { name } } query B { shop { id } }',
  'fragment A on Shop { ...A } { shop { ...A } }',
  'fragment A on Shop { name }',
  'subscription { shop { name } }',
  'schema { query: Shop }',
  '{ product(id: 7) { id } }',
  '{ product(id: "gid://shopify/Product/abc") { id } }',
  '{ node(id: "constructor") { id } }',
  '{ products(first: 99999999999999999999) { nodes { id } } }',
  '{ products(first: -1) { nodes { id } } }',
  '{ products(first: 1, after: "\\u0000") { nodes { id } } }',
  '{ products(first: 1, query: "((((") { nodes { id } } }',
  `{ products(first: 1, query: "${nested('(', ')', 3000)}") { nodes { id } } }`,
  `{ products(first: 1, query: "${'NOT '.repeat(3000)}a") { nodes { id } } }`,
  '{ products(first: 1, query: "constructor:a __proto__:b") { nodes { id } } }',
  '{ products(first: 1, sortKey: constructor) { nodes { id } } }',
  '{ product(handle: "__proto__") { options(first: -1) { name } } }',
  '{ customer(customerAccessToken: "__proto__") { id } }',
  'mutation { customerAccessTokenDelete(customerAccessToken: "constructor") { deletedAccessToken } }',
  'mutation { customerAccessTokenCreateWithMultipass(multipassToken: "\\u0000") { customerUserErrors { code } } }',
  'mutation { customerResetByUrl(resetUrl: "x", password: "") { customerUserErrors { code } } }',
  'mutation { customerActivateByUrl(activationUrl: 7, password: "") { customerUserErrors { code } } }',
  'mutation { customerReset(id: "gid://shopify/Customer/999999999999999999999", input: { password: "", resetToken: "" }) { customerUserErrors { code } } }',
  'mutation { customerCreate(input: { email: "\\ud800@a.bc", password: "" }) { customerUserErrors { code } } }',
  'mutation { customerAddressDelete(customerAccessToken: "", id: "gid://shopify/MailingAddress/x") { customerUserErrors { code } } }',
  'mutation { customerAddressCreate(customerAccessToken: "__proto__", address: { country: "__proto__" }) { customerUserErrors { code } } }',
  'mutation { cartNoteUpdate(cartId: "gid://shopify/Cart/__proto__?key=00", note: "") { cart { id } } }',
  '{ shop { name @include(if: "x") @skip @nope } }',
  '{ shop { name @defer } }',
  'query @inContext(country: XX) { shop { name } }',
  'query @inContext(buyer: { customerAccessToken: "x" }) { shop { name } }',
  '{ __schema { types { fields { type { ofType { ofType { name } } } } } } }',
  nested('{ shop ', '}', 20_000),
  `{ products(first: ${nested('[', ']', 20_000)}) { nodes { id } } }`,
  `query Q($a: ${nested('[', ']', 20_000)}) { shop { name } }`,
  `{ ${Array.from({ length: 20_000 }, (_, index) => `a${index}: shop { name }`).join(' ')} }`,
  `{ ${'shop { name } '.repeat(1500)} }`,
  `${doubling} fragment F60 on Shop { name } { shop { ...F0 } }`,
  `{ products(first: 250) { nodes ${'{ collections(first: 250) { nodes { products(first: 250) { nodes '.repeat(5)}{ id }${' } } } }'.repeat(5)} } }`,
  '"""',
  '\u0000',
  '\uFEFF{ shop { name } }',
  '#'.repeat(100_000),
];

const bodies: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '{}',
  '[{"query":"{ shop { name } }"}]',
  nested('[', ']', 100_000),
  nested('{"a":', '}', 50_000),
  '{"query":"{ shop { name } }"',
  "{'query':'{ shop { name } }'}",
  'query={ shop { name } }',
  '<xml/>',
  '\u0000\u0001',
  asked(null),
  asked(7),
  asked(true),
  asked([]),
  asked({}),
  asked(''),
  asked(['{ shop { name } }']),
  ...[null, 7, 'x', true, [], [1], {}, { id: null }, { id: 7 }, { id: 7.5 }, { id: {} }].map(
    variables => asked(QUERY, { variables }),
  ),
  ...[{ id: [] }, { id: 'foo' }, { id: '\ud800' }, { other: 1 }, { __proto__: null }].map(
    variables => asked(QUERY, { variables }),
  ),
  `{"query":${json(QUERY)},"variables":{"id":${nested('[', ']', 50_000)}}}`,
  `{"query":${json(QUERY)},"variables":{"__proto__":{"id":1},"constructor":1}}`,
  ...[7, [], {}, '', 'constructor', 'x'.repeat(10_000)].map(operationName =>
    asked('query Q { shop { name } }', { operationName }),
  ),
  asked('{ shop { name } }', { extensions: { persistedQuery: 1 } }),
  `{"query":"{ shop { name } }","pad":"${'x'.repeat(1_100_000)}"}`,
  ...documents.map(document => asked(document)),
];

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
function spoiltBodies(count: number): readonly Buffer[] {
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
    ...spoiltBodies(150).map((body, index) =>
      graphql(`spoilt body ${index}`, body, 'application/json'),
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
