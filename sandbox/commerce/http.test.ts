import { isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedSchema } from './schema';
import { startShop, textAt, type Shop } from './testing/shop';

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
  it.each([null, 'wrong', 'sandbox-larkfield-ca-public'])('refuses the token %s', async token => {
    expect(await post('2025-04', token)).toMatchObject({
      status: 401,
      document: { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] },
    });
  });

  it('falls forward from an older version', async () => {
    expect(await post('2023-01', TOKEN)).toEqual({
      status: 200,
      document: { data: { shop: { name: 'Larkfield' } } },
      served: '2025-04',
    });
  });

  it('does not know versions that never were, and says so of later ones', async () => {
    expect(await post('2025-05', TOKEN)).toMatchObject({ status: 404 });
    expect(await post('2025-07', TOKEN)).toMatchObject({
      document: { errors: [{ extensions: { code: 'NOT_MODELLED' } }] },
    });
  });

  it('refuses a field that the published schema lacks', async () => {
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

  it('is said of root fields, never answered with an empty list', async () => {
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

  it('is said of mutations', async () => {
    const reply = await shop.us.reply(
      'mutation { customerRecover(email: "a@example.com") { customerUserErrors { message } } }',
    );
    expect(reply).toMatchObject({
      errors: [{ message: 'Not modelled in the sandbox: Mutation.customerRecover' }],
    });
  });

  it('leaves unknown customers unknown', async () => {
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
