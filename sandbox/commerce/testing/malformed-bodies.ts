export const QUERY = 'query Q($id: ID!) { product(id: $id) { title } }';

/** JSON text of any value, also one that no schema allows. */
export const json = (value: unknown): string => JSON.stringify(value);

/**
 * A GraphQL request body.
 * @param query any value, also one that is not text
 * @param rest further members, such as `variables`
 */
export const asked = (query: unknown, rest: object = {}): string => json({ query, ...rest });

/** Text nested `count` levels deep, such as `[[[]]]`. */
export const nested = (open: string, close: string, count: number): string =>
  open.repeat(count) + close.repeat(count);

/** Fragments that each spread the next one twice. */
const doubling = Array.from(
  { length: 60 },
  (_, index) => `fragment F${index} on Shop { a${index}: name ...F${index + 1} ...F${index + 1} }`,
).join(' ');

/** Documents that no client should send. */
export const documents: readonly string[] = [
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

/** Bodies that no client should send, those documents among them. */
export const bodies: readonly string[] = [
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
