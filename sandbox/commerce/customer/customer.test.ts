import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CART, CREATE } from '../testing/documents';
import { fixture } from '../testing/fixture';
import { at, planId, startShop, textAt, variantId } from '../testing/shop';
import type { Shop, StoreClient } from '../testing/shop';

const SIGN_IN = /* GraphQL */ `
  mutation SignIn($input: CustomerAccessTokenCreateInput!) {
    result: customerAccessTokenCreate(input: $input) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        code
        field
        message
      }
    }
  }
`;
const RENEW = /* GraphQL */ `
  mutation Renew($token: String!) {
    result: customerAccessTokenRenew(customerAccessToken: $token) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      userErrors {
        field
        message
      }
    }
  }
`;
const DELETE = /* GraphQL */ `
  mutation Delete($token: String!) {
    result: customerAccessTokenDelete(customerAccessToken: $token) {
      deletedAccessToken
      userErrors {
        field
        message
      }
    }
  }
`;
const CUSTOMER = /* GraphQL */ `
  query Customer($token: String!) {
    customer(customerAccessToken: $token) {
      id
      email
      firstName
      lastName
      displayName
      phone
      tags
      acceptsMarketing
      createdAt
      updatedAt
      defaultAddress {
        id
      }
    }
  }
`;
const IDENTITY = /* GraphQL */ `
  mutation Identity($id: ID!, $buyer: CartBuyerIdentityInput!) {
    result: cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) {
      cart {
        buyerIdentity {
          countryCode
          customer {
            email
          }
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`;

const seed = {
  ...fixture,
  discounts: [
    ...fixture.discounts,
    {
      title: 'ProStaff 40%',
      code: null,
      kind: 'percentage' as const,
      value: 40,
      products: [],
      isForAllGoods: true,
      customerTag: 'pro program',
    },
  ],
};

let shop: Shop;
let pro: string;
beforeAll(async () => {
  shop = await startShop('memory', seed);
});
afterAll(() => shop.stop());

const signIn = (store: StoreClient, email: string, password: string) =>
  store.ask(SIGN_IN, { input: { email, password } });
const tokenOf = (reply: unknown) => textAt(reply, 'result.customerAccessToken.accessToken');

beforeEach(async () => {
  pro = tokenOf(await signIn(shop.us, 'Avery@Example.com', 'kennel-gate-40'));
});

describe('an access token', () => {
  it('identifies the customer who signed in, until it is deleted', async () => {
    const asked = await shop.us.ask(CUSTOMER, { token: pro });
    expect(at(asked, 'customer')).toMatchObject({
      email: 'avery@example.com',
      firstName: 'Avery',
      displayName: 'Avery Brooks',
      tags: ['pro program', 'trainer'],
    });
    const renewed = await shop.us.ask(RENEW, { token: pro });
    expect(at(renewed, 'result.customerAccessToken.accessToken')).toBe(pro);
    expect(await shop.us.ask(DELETE, { token: pro })).toEqual({
      result: { deletedAccessToken: pro, userErrors: [] },
    });
    expect(await shop.us.ask(CUSTOMER, { token: pro })).toEqual({ customer: null });
    const error = [
      { field: ['customerAccessToken'], message: 'The customer access token does not exist.' },
    ];
    expect(at(await shop.us.ask(RENEW, { token: pro }), 'result.userErrors')).toEqual(error);
    expect(at(await shop.us.ask(DELETE, { token: pro }), 'result.userErrors')).toEqual(error);
  });

  it.each([
    ['avery@example.com', 'guess'],
    ['nobody@example.com', 'kennel-gate-40'],
  ])('is rejected for %s with the platform’s message "%s"', async (email, password) => {
    expect(await signIn(shop.us, email, password)).toEqual({
      result: {
        customerAccessToken: null,
        customerUserErrors: [
          { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' },
        ],
      },
    });
  });

  it('is valid in the store that issued it only', async () => {
    expect(await shop.ca.ask(CUSTOMER, { token: pro })).toEqual({ customer: null });
  });
});

const cartWith = async (store: StoreClient, buyerIdentity: object, lines: readonly object[]) =>
  at(await store.ask(CREATE, { value: { buyerIdentity, lines } }), 'result.cart');

const lineOf = async (store: StoreClient, handle: string, quantity = 1) => ({
  merchandiseId: await variantId(store, handle),
  quantity,
});

const allocationsOf = (cart: unknown) => at(cart, 'lines.nodes.0.discountAllocations');

describe('ProStaff', () => {
  it('takes 40% off every line of a customer with the tag, and the checkout charges that', async () => {
    const cart = await cartWith(shop.us, { customerAccessToken: pro }, [
      await lineOf(shop.us, 'strap-1', 2),
    ]);
    expect(allocationsOf(cart)).toMatchObject([
      { title: 'ProStaff 40%', discountedAmount: { amount: '16.0' } },
    ]);
    expect(at(cart, 'cost.subtotalAmount.amount')).toBe('24.0');
    const page = await (await fetch(textAt(cart, 'checkoutUrl'))).text();
    expect(page).toContain('ProStaff 40%');
    expect(page).toContain('<s class="soft">$40.00</s>');
    // 24.00 of straps, 6.95 of shipping and 7% tax on both.
    expect(page).toContain('Place order, $33.12');
    expect(page).toContain('value="avery@example.com"');
  });

  it('finds the default address filled in at the checkout', async () => {
    const lines = [await lineOf(shop.us, 'strap-1')];
    const cart = await cartWith(shop.us, { customerAccessToken: pro }, lines);
    const page = await (await fetch(textAt(cart, 'checkoutUrl'))).text();
    for (const value of ['418 Larch Street', 'Boise', '83702', '+12085550140']) {
      expect(page).toContain(`value="${value}"`);
    }
    expect(page).toContain('<option selected>Idaho</option>');
    const stranger = await (
      await fetch(textAt(await cartWith(shop.us, {}, lines), 'checkoutUrl'))
    ).text();
    expect(stranger).not.toContain('418 Larch Street');
  });

  it('applies in Canadian dollars too', async () => {
    const token = tokenOf(await signIn(shop.ca, 'avery@example.com', 'kennel-gate-40'));
    const cart = await cartWith(shop.ca, { customerAccessToken: token }, [
      await lineOf(shop.ca, 'strap-1'),
    ]);
    expect(at(cart, 'cost.subtotalAmount')).toEqual({ amount: '18.0', currencyCode: 'CAD' });
  });

  it('wins over smaller discounts, and is calculated from the autoship price', async () => {
    const cart = await cartWith(shop.us, { customerAccessToken: pro }, [
      { ...(await lineOf(shop.us, 'chews')), sellingPlanId: await planId(shop.us, 'chews') },
      await lineOf(shop.us, 'collar', 2),
    ]);
    const [collar, chews] = [0, 1].map(at0 => at(cart, `lines.nodes.${at0}`));
    const titles = [collar, chews].map(line => at(line, 'discountAllocations.0.title'));
    expect(titles).toEqual(['ProStaff 40%', 'ProStaff 40%']);
    // 19.99 less 10% on autoship is 17.99; 40% of that is 7.20.
    const amounts = [collar, chews].map(line => at(line, 'cost.totalAmount.amount'));
    expect(new Set(amounts)).toEqual(new Set(['419.94', '10.79']));
  });

  it('does not apply to service plans, or to customers without the tag', async () => {
    const plan = {
      ...(await lineOf(shop.us, 'plan')),
      sellingPlanId: await planId(shop.us, 'plan'),
    };
    const own = await cartWith(shop.us, { customerAccessToken: pro }, [plan]);
    expect(allocationsOf(own)).toEqual([]);
    const token = tokenOf(await signIn(shop.us, 'sam@example.com', 'meadow-gate-01'));
    const other = await cartWith(shop.us, { customerAccessToken: token }, [
      await lineOf(shop.us, 'strap-1'),
    ]);
    expect(allocationsOf(other)).toEqual([]);
  });

  it('is added and removed with the customer', async () => {
    const cart = await cartWith(shop.us, {}, [await lineOf(shop.us, 'strap-1')]);
    const id = textAt(cart, 'id');
    const tell = (buyer: object) => shop.us.ask(IDENTITY, { id, buyer });
    const subtotal = async () =>
      at(await shop.us.ask(CART, { id }), 'cart.cost.subtotalAmount.amount');
    expect(at(await tell({ customerAccessToken: pro }), 'result.cart.buyerIdentity')).toEqual({
      countryCode: 'US',
      customer: { email: 'avery@example.com' },
    });
    expect(await subtotal()).toBe('12.0');
    await tell({ countryCode: 'CA' });
    expect(await subtotal()).toBe('12.0');
    await tell({ customerAccessToken: null });
    expect(await subtotal()).toBe('20.0');
    await shop.us.ask(DELETE, { token: pro });
    expect(at(await tell({ customerAccessToken: pro }), 'result.userErrors')).toEqual([
      { field: ['buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid' },
    ]);
  });
});

it('a property name of every object is not an access token', async () => {
  for (const token of ['constructor', '__proto__']) {
    const deleted = await shop.us.ask(DELETE, { token });
    expect(at(deleted, 'result.deletedAccessToken')).toBeNull();
    expect(await shop.us.ask(CUSTOMER, { token })).toEqual({ customer: null });
  }
});
