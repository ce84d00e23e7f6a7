import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressFields } from '~/src/domain/commerce/customer-address';
import { FINANCIAL_STATUSES, FULFILLMENT_STATUSES } from '~/src/domain/commerce/order';
import type { Result } from '~/src/domain/data/result';
import { freshSandbox, type FreshSandbox } from '~/src/gateways/testing/fresh-sandbox';
import type { CommerceConfig } from '../client';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './addresses';
import { updateCustomer } from './customer-update';
import { findOrder, listOrders, ORDERS_PER_PAGE, type OrderPage } from './orders';
import { readReorderVariants } from './reorder-variants';

let sandbox: FreshSandbox;
let config: CommerceConfig;
let token = '';

const SIGN_IN = `mutation SignIn($input: CustomerAccessTokenCreateInput!) {
  result: customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } }
}`;

const signIn = async (): Promise<string> => {
  const reply = await fetch(`${config.origin}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': config.token,
    },
    body: JSON.stringify({
      query: SIGN_IN,
      variables: { input: { email: 'avery@example.com', password: 'kennel-gate-40' } },
    }),
  });
  const body = (await reply.json()) as {
    data: { result: { customerAccessToken: { accessToken: string } } };
  };
  return body.data.result.customerAccessToken.accessToken;
};

beforeAll(async () => {
  sandbox = await freshSandbox();
  config = {
    origin: sandbox.urlOf('commerce-larkfield-us'),
    token: 'sandbox-larkfield-us-public',
    apiVersion: '2025-04',
  };
  token = await signIn();
});
afterAll(() => sandbox.stop());

const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** Every page of orders, the newest first. */
const allPages = async (): Promise<readonly OrderPage[]> => {
  const pages = [unwrap(await listOrders(config, token))];
  for (;;) {
    const cursor = pages.at(-1)?.older;
    if (!cursor) return pages;
    pages.push(unwrap(await listOrders(config, token, { from: 'after', cursor })));
  }
};

describe('orders', () => {
  it('are paged both ways, the newest first, and read without a gap', async () => {
    const pages = await allPages();
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]?.newer).toBeNull();
    const orders = pages.flatMap(page => page.orders);
    expect(pages.slice(0, -1).map(page => page.orders.length)).toEqual(
      pages.slice(0, -1).map(() => ORDERS_PER_PAGE),
    );
    expect(pages.map(({ unreadable }) => unreadable)).toEqual(pages.map(() => 0));
    const dates = orders.map(({ processedAt }) => Date.parse(processedAt));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    const cursor = pages[1]?.newer ?? '';
    const back = unwrap(await listOrders(config, token, { from: 'before', cursor }));
    expect(back.orders.map(({ id }) => id)).toEqual(pages[0]?.orders.map(({ id }) => id));
  });

  it('have every status of the specification, and add up', async () => {
    const orders = (await allPages()).flatMap(page => page.orders);
    const financial = new Set(orders.map(({ financialStatus }) => financialStatus));
    const fulfillment = new Set(orders.map(({ fulfillmentStatus }) => fulfillmentStatus));
    expect([...financial].sort()).toEqual([...FINANCIAL_STATUSES]);
    expect([...fulfillment].sort()).toEqual([...FULFILLMENT_STATUSES]);
    for (const { subtotal, shipping, tax, total, lines } of orders) {
      expect((subtotal?.cents ?? 0) + (shipping?.cents ?? 0) + (tax?.cents ?? 0)).toBe(total.cents);
      expect(lines.reduce((sum, line) => sum + line.total.cents, 0)).toBe(subtotal?.cents);
    }
    expect(orders.some(({ fulfillments }) => fulfillments[0]?.tracking[0]?.url)).toBe(true);
    expect(
      orders.flatMap(({ lines }) => lines).some(({ variant }) => variant?.subscriptionFrequency),
    ).toBe(true);
  });

  it('are found one by one', async () => {
    const last = (await allPages()).at(-1)?.orders.at(-1);
    expect(unwrap(await findOrder(config, token, last?.id ?? ''))).toEqual(last);
    expect(unwrap(await findOrder(config, token, '7'))).toBeNull();
  });

  it('can be bought again as far as the store still sells it', async () => {
    const [order] = unwrap(await listOrders(config, token)).orders;
    const ids = order?.lines.flatMap(({ variant }) => variant?.id ?? []) ?? [];
    const market = { shopifyCountry: 'US', language: 'EN' } as const;
    const unknown = 'gid://shopify/ProductVariant/1';
    const found = unwrap(await readReorderVariants(config, [...ids, unknown], market));
    expect([...found.keys()]).toEqual(ids);
    expect(found.get(ids[0] ?? '')?.product.handle).toBe(order?.lines[0]?.variant?.productHandle);
  });

  it('are refused to a token that has ended', async () => {
    const refused = { ok: false, error: { userErrors: [{ code: 'TOKEN_INVALID' }] } };
    expect(await listOrders(config, 'ended')).toMatchObject(refused);
    expect(await findOrder(config, 'ended', '7')).toMatchObject(refused);
    expect(await listAddresses(config, 'ended')).toMatchObject(refused);
  });
});

describe('addresses', () => {
  const fields: AddressFields = {
    firstName: 'Noor',
    lastName: 'Brooks',
    company: '',
    address1: '9 Dock Road',
    address2: '',
    city: 'Kelowna',
    province: 'British Columbia',
    zip: 'V1Y 6N2',
    country: 'Canada',
    phone: '',
  };
  const book = async () => unwrap(await listAddresses(config, token)).addresses;

  it('are added, changed, made the default and deleted', async () => {
    const before = await book();
    const added = unwrap(await createAddress(config, token, fields));
    expect(added).toMatchObject({ ...fields, name: 'Noor Brooks', countryCode: 'CA' });
    const street = { ...fields, address1: '10 Dock Road', company: 'Kennel' };
    expect(unwrap(await updateAddress(config, token, added, street))).toMatchObject(street);
    unwrap(await setDefaultAddress(config, token, added.id));
    expect((await book()).filter(({ isDefault }) => isDefault)).toMatchObject([street]);
    unwrap(await deleteAddress(config, token, added.id));
    expect(await book()).toEqual(before);
    // Repeating a completed change is not a failure.
    unwrap(await deleteAddress(config, token, added.id));
  });

  it('are refused with the field that is wrong', async () => {
    const wrong = { ...fields, province: 'Bavaria' };
    expect(await createAddress(config, token, wrong)).toMatchObject({
      ok: false,
      error: { kind: 'user', userErrors: [{ field: ['address', 'province'], code: 'INVALID' }] },
    });
    const [known] = await book();
    const twice = known ? await createAddress(config, token, known) : null;
    expect(twice).toMatchObject({ ok: false, error: { message: 'Address already exists' } });
  });

  it('are refused to a token that has ended', async () => {
    const refused = { ok: false, error: { userErrors: [{ code: 'TOKEN_INVALID' }] } };
    const known = { id: 'gid://shopify/MailingAddress/1', isDefault: false };
    expect(await createAddress(config, 'ended', fields)).toMatchObject(refused);
    expect(await updateAddress(config, 'ended', known, fields)).toMatchObject(refused);
    expect(await deleteAddress(config, 'ended', known.id)).toMatchObject(refused);
    expect(await setDefaultAddress(config, 'ended', known.id)).toMatchObject(refused);
  });
});

describe("a customer's details", () => {
  const details = {
    firstName: 'Avery',
    lastName: 'Brooks',
    phone: '+12085550140',
    acceptsMarketing: true,
  };

  it('are changed', async () => {
    unwrap(await updateCustomer(config, token, { ...details, phone: '' }));
    unwrap(await updateCustomer(config, token, details));
  });

  it("are refused in the store's words", async () => {
    expect(await updateCustomer(config, token, { ...details, phone: '12' })).toMatchObject({
      ok: false,
      error: { kind: 'user', userErrors: [{ message: 'Phone is invalid' }] },
    });
    expect(await updateCustomer(config, 'ended', details)).toMatchObject({
      ok: false,
      error: { userErrors: [{ code: 'TOKEN_INVALID' }] },
    });
  });
});
