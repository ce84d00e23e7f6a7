import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executeRequest } from '../execute';
import { at, startShop, textAt, type Shop } from '../testing/shop';
import { LIMITS } from './limits';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

async function post(body: string, type = 'application/json') {
  const response = await fetch(`${shop.us.url}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': type,
      'X-Shopify-Storefront-Access-Token': 'sandbox-larkfield-us-public',
    },
    body,
  });
  const document: unknown = await response.json();
  return { status: response.status, document };
}

const ask = (query: string, variables: object = {}) => post(JSON.stringify({ query, variables }));

describe('errors of a document', () => {
  it.each([
    ['{ shop { nope } }', 'undefinedField', ['query', 'shop', 'nope']],
    ['query Q { s: shop }', 'selectionMismatch', ['query Q', 's']],
    ['{ shop(a: 1) { name } }', 'argumentNotAccepted', ['query', 'shop', 'a']],
    ['{ node { id } }', 'missingRequiredArguments', ['query', 'node']],
    [
      '{ products(first: "x") { nodes { id } } }',
      'argumentLiteralsIncompatible',
      ['query', 'products', 'first'],
    ],
    ['{ shop { ... on Nope { name } } }', 'undefinedType', ['query', 'shop', '... on Nope']],
    ['{ ...A }', 'useAndDefineFragment', ['query']],
    ['fragment A on Shop { nope } { shop { ...A } }', 'undefinedField', ['fragment A', 'nope']],
    ['{ product(id: $id) { id } }', 'variableNotDefined', ['query', 'product', 'id']],
    ['query Q($a: Int) { shop { name } }', 'variableNotUsed', ['query Q']],
    [
      'query Q($a: String) { products(first: $a) { nodes { id } } }',
      'variableMismatch',
      ['query Q'],
    ],
    [
      '{ shop { name } shop: products(first: 1) { nodes { id } } }',
      'fieldConflict',
      ['query', 'shop'],
    ],
  ])('have path and code: %s', async (query, code, path) => {
    const { status, document } = await ask(query);
    expect(status).toBe(200);
    expect(at(document, 'data')).toBeUndefined();
    expect(at(document, 'errors')).toContainEqual(
      expect.objectContaining({ path, extensions: { code } }),
    );
  });
});

describe('errors of variables', () => {
  it('name the variable and the invalid part', async () => {
    const query = 'query Q($first: Int!) { products(first: $first) { nodes { id } } }';
    expect((await ask(query)).document).toMatchObject({
      errors: [
        {
          message: 'Variable $first of type Int! was provided invalid value',
          extensions: {
            code: 'INVALID_VARIABLE',
            value: null,
            problems: [{ path: [], explanation: 'Expected value to not be null' }],
          },
        },
      ],
    });
    expect((await ask(query, { first: 'x' })).document).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_VARIABLE', value: 'x' } }],
    });
  });

  it('report an unsupported context, and accept country and language', async () => {
    const query = `query Q($buyer: BuyerInput) @inContext(country: US, language: EN, buyer: $buyer) {
      shop { name } }`;
    expect((await ask(query)).document).toEqual({ data: { shop: { name: 'Larkfield' } } });
    const { document } = await ask(query, { buyer: { customerAccessToken: 'x' } });
    expect(document).toEqual({
      errors: [
        {
          message: 'Not modelled in the sandbox: @inContext(buyer:)',
          extensions: { code: 'NOT_MODELLED' },
        },
      ],
    });
  });
});

describe('an error of the sandbox itself', () => {
  it('carries path and code too', async () => {
    const shopView = () => {
      throw new Error('The seed is unreadable.');
    };
    const query = '{ localization { country { isoCode } } shop { name } }';
    const request = { query, variables: {}, operationName: null };
    const { errors } = await executeRequest(
      request,
      () => ({ shop: shopView, localization: { country: { isoCode: 'US' } } }),
      'public',
    );
    expect(errors?.map(each => each.toJSON())).toMatchObject([
      {
        message: 'The seed is unreadable.',
        path: ['shop'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
  });
});

describe('a request beyond the limits', () => {
  const pages = (count: number) =>
    `{ products(first: 250) { nodes ${'{ collections(first: 250) { nodes { products(first: 250) { nodes '.repeat(count)}{ id }${' } } } }'.repeat(count)} } }`;

  it.each([
    ['fields', pages(1), `no more than ${LIMITS.fields} are allowed`],
    ['levels', `{ shop ${'{ a '.repeat(200)}${'}'.repeat(201)}`, 'nests deeper than'],
    ['tokens', `{ ${'shop { name } '.repeat(900)} }`, `longer than ${LIMITS.tokens} tokens`],
    [
      'levels through fragments',
      `${Array.from({ length: 30 }, (_, index) => `fragment F${index} on Collection { products(first: 1) { nodes { collections(first: 1) { nodes { ...F${index + 1} } } } } }`).join(' ')}
       fragment F30 on Collection { id } { collection(handle: "straps") { ...F0 } }`,
      `deeper than ${LIMITS.fieldDepth} levels`,
    ],
  ])('is rejected: too many %s', async (_, query, words) => {
    const { status, document } = await ask(query);
    expect(status).toBe(400);
    expect(textAt(document, 'errors.0.message')).toContain(words);
    expect(at(document, 'errors.0.extensions.code')).toBe('MAX_COMPLEXITY_EXCEEDED');
  });

  it.each([
    [413, `{"query":"${'x'.repeat(LIMITS.bytes)}"}`],
    [400, `{"query":"{ shop { name } }","variables":${'['.repeat(200)}${']'.repeat(200)}}`],
  ])('is rejected with status %i by its body', async (status, body) => {
    const reply = await post(body);
    expect(reply.status).toBe(status);
    expect(at(reply.document, 'errors.0.extensions.code')).toBe('MAX_COMPLEXITY_EXCEEDED');
  });

  it('does not include the introspection of the whole schema', async () => {
    const { status, document } = await ask(getIntrospectionQuery());
    expect(status).toBe(200);
    expect(at(document, 'errors')).toBeUndefined();
  });
});

describe('an invalid body', () => {
  it.each([
    ['query', '[{"query":"{ shop { name } }"}]', 'application/json'],
    ['query', '{"query":7}', 'application/json'],
    ['query', '{"query":" "}', 'application/json'],
    ['query', '{ shop { name } }', 'text/plain'],
    ['variables', '{"query":"{ shop { name } }","variables":[]}', 'application/json'],
    ['operationName', '{"query":"{ shop { name } }","operationName":7}', 'application/json'],
  ])('is rejected by its %s: %s', async (parameter, body, type) => {
    expect(await post(body, type)).toEqual({
      status: 400,
      document: { errors: { [parameter]: 'Required parameter missing or invalid' } },
    });
  });
});
