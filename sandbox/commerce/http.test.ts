import { isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedSchema } from './schema';
import { at, startShop, textAt, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const TOKEN = 'sandbox-larkfield-us-public';

async function post(version: string, token: string | null, query = '{ shop { name } }') {
  const response = await fetch(`${shop.us.url}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { 'X-Shopify-Storefront-Access-Token': token }),
    },
    body: JSON.stringify({ query }),
  });
  const document: unknown = await response.json();
  return {
    status: response.status,
    document,
    served: response.headers.get('x-shopify-api-version'),
  };
}

describe('the GraphQL endpoint', () => {
  it.each(['', 'wrong', 'sandbox-larkfield-ca-public', 'sandbox-larkfield-us-private'])(
    'refuses the token %s',
    async token => {
      expect(await post('2025-04', token)).toMatchObject({
        status: 401,
        document: { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] },
      });
    },
  );

  it('takes a private token by its own header alone', async () => {
    const ask = async (token: string) => {
      const response = await fetch(`${shop.us.url}/api/2025-04/graphql.json`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Shopify-Storefront-Private-Token': token,
        },
        body: JSON.stringify({ query: '{ customer(customerAccessToken: "x") { id } }' }),
      });
      return [response.status, at(await response.json(), 'data')];
    };
    expect(await ask('sandbox-larkfield-us-private')).toEqual([200, { customer: null }]);
    expect(await ask(TOKEN)).toEqual([401, undefined]);
  });

  it('answers products and carts without a token, and nothing of customers', async () => {
    const open = '{ shop { name } product(handle: "chews") { title } }';
    expect(await post('2025-04', null, open)).toMatchObject({
      status: 200,
      document: { data: { shop: { name: 'Larkfield' }, product: { title: 'Chews' } } },
    });
    const closed = '{ customer(customerAccessToken: "x") { id } shop { name } }';
    expect((await post('2025-04', null, closed)).document).toMatchObject({
      data: { customer: null, shop: { name: 'Larkfield' } },
      errors: [
        {
          message:
            'Access denied for customer field. Required access: `unauthenticated_read_customers` access scope.',
          path: ['customer'],
          extensions: { code: 'ACCESS_DENIED' },
        },
      ],
    });
  });

  it.each([
    '{ product(handle: "chews") { tags } }',
    '{ product(handle: "chews") { metafield(namespace: "a", key: "b") { id } } }',
    '{ productTags(first: 1) { nodes } }',
    '{ menu(handle: "main-menu") { id } }',
    'mutation { customerAccessTokenDelete(customerAccessToken: "x") { deletedAccessToken } }',
  ])('answers %s with a token alone', async query => {
    expect((await post('2025-04', null, query)).document).toMatchObject({
      errors: [{ extensions: { code: 'ACCESS_DENIED' } }],
    });
    expect((await post('2025-04', TOKEN, query)).document).not.toHaveProperty('errors');
  });

  it('serves an expired version with the next one', async () => {
    expect(await post('2023-01', TOKEN)).toEqual({
      status: 200,
      document: { data: { shop: { name: 'Larkfield' } } },
      served: '2025-04',
    });
  });

  it('answers 404 to a version that never existed, and says that later ones are not modelled', async () => {
    expect(await post('2025-05', TOKEN)).toMatchObject({ status: 404 });
    expect(await post('2025-07', TOKEN)).toMatchObject({
      document: { errors: [{ extensions: { code: 'NOT_MODELLED' } }] },
    });
  });

  it('rejects a field that the published schema lacks', async () => {
    const { status, document } = await post('2025-04', TOKEN, '{ shop { nope } }');
    expect(status).toBe(200);
    expect(textAt(document, 'errors.0.message')).toContain('nope');
  });
});

const rootFields = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {});

describe('what is not modelled', () => {
  it('is said of a nested field', async () => {
    const query = '{ shop { shopPayInstallmentsPricing { __typename } } }';
    expect(await shop.us.reply(query)).toMatchObject({
      data: { shop: { shopPayInstallmentsPricing: null } },
      errors: [
        {
          message: 'Not modelled in the sandbox: Shop.shopPayInstallmentsPricing',
          extensions: { code: 'NOT_MODELLED' },
        },
      ],
    });
  });

  it('are reported at the root, rather than answered with an empty list', async () => {
    const free = rootFields(publishedSchema().getQueryType()).filter(
      field =>
        isObjectType('ofType' in field.type ? field.type.ofType : field.type) &&
        field.args.some(arg => arg.name === 'first'),
    );
    const lists = free.filter(
      field => !field.args.some(arg => /NonNull|!$/.test(String(arg.type))),
    );
    expect(lists.map(field => field.name)).toContain('urlRedirects');
    for (const { name } of lists.filter(
      field => !['articles', 'blogs', 'collections', 'pages', 'products'].includes(field.name),
    )) {
      expect(
        await shop.us.reply(`{ ${name}(first: 1) { pageInfo { hasNextPage } } }`),
      ).toMatchObject({ errors: [{ message: `Not modelled in the sandbox: QueryRoot.${name}` }] });
    }
  });

  it('are reported for mutations', async () => {
    const reply = await shop.us.reply(
      'mutation { cartGiftCardCodesUpdate(cartId: "gid://shopify/Cart/a?key=0", giftCardCodes: []) { cart { id } } }',
    );
    expect(reply).toMatchObject({
      errors: [{ message: 'Not modelled in the sandbox: Mutation.cartGiftCardCodesUpdate' }],
    });
  });

  it('return null for an unknown customer', async () => {
    const data = await shop.us.ask('{ customer(customerAccessToken: "x") { id } }');
    expect(data).toEqual({ customer: null });
    const renewed = await shop.us.ask(
      'mutation { customerAccessTokenRenew(customerAccessToken: "x") { customerAccessToken { accessToken } userErrors { field } } }',
    );
    expect(renewed).toEqual({
      customerAccessTokenRenew: {
        customerAccessToken: null,
        userErrors: [{ field: ['customerAccessToken'] }],
      },
    });
  });
});
