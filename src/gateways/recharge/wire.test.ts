import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAddresses, updateAddress } from './addresses';
import type { RechargeConfig } from './call';
import { listCharges, skipCharge } from './charges';
import { toFailure } from './errors';
import { sendUpdateLink } from './notifications';
import { listPaymentMethods } from './payment-methods';
import { listPlannedProducts } from './products';
import { openSession } from './session';
import { cancelSubscription, listSubscriptions, updateSubscription } from './subscriptions';

const CONFIG: RechargeConfig = {
  origin: 'https://billing.example',
  storeIdentifier: 'shop.myshopify.com',
  token: 'strfnt_1',
  currency: 'USD',
};
const SESSION = { apiToken: 'api-token', customerId: '7' };

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

const sent: Sent[] = [];
let answers: readonly object[] = [];

beforeEach(() => {
  sent.splice(0);
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input);
    sent.push({
      method: (init.method ?? 'get').toUpperCase(),
      path: `${url.host}${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    });
    return new Response(JSON.stringify(answers[sent.length - 1] ?? answers.at(-1) ?? {}));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers = [];
});

const shop = { shop_url: 'shop.myshopify.com' };

describe('the calls of spec account §7', () => {
  it('carry version, token, app and store', async () => {
    await listSubscriptions(CONFIG, SESSION);
    const [{ headers, query } = { headers: new Headers(), query: {} }] = sent;
    expect(headers.get('x-recharge-version')).toBe('2021-11');
    expect(headers.get('x-recharge-access-token')).toBe('api-token');
    expect(headers.get('x-recharge-app')).toBe('storefront-client');
    expect(query).toMatchObject(shop);
  });

  it('follow a list to its end, with order and filters on the first page only', async () => {
    answers = [
      { next_cursor: 'second', subscriptions: [] },
      { next_cursor: 'third', subscriptions: [] },
      { next_cursor: null, subscriptions: [] },
    ];
    expect(await listSubscriptions(CONFIG, SESSION)).toEqual({ ok: true, value: [] });
    const limit = { ...shop, limit: '250', include: 'address' };
    expect(sent.map(({ query }) => query)).toEqual([
      { ...limit, sort_by: 'created_at-desc' },
      { ...limit, cursor: 'second' },
      { ...limit, cursor: 'third' },
    ]);
  });

  it.each<[string, () => Promise<unknown>, Partial<Sent>]>([
    [
      'a login',
      () => openSession(CONFIG, { storefront: 'public', customer: 'token' }),
      {
        method: 'POST',
        path: 'billing.example/shopify_storefront_access',
        body: {
          customer_token: 'token',
          storefront_token: 'public',
          shop_url: 'shop.myshopify.com',
        },
      },
    ],
    [
      'a change',
      () => updateSubscription(CONFIG, SESSION, '3', { quantity: 2, nextChargeDate: '2027-01-31' }),
      {
        method: 'PUT',
        path: 'billing.example/api/subscriptions/3',
        body: { quantity: 2, next_charge_scheduled_at: '2027-01-31' },
      },
    ],
    [
      'a cancellation',
      () => cancelSubscription(CONFIG, SESSION, '3', { reason: 'Other', feedback: 'No.' }),
      {
        method: 'POST',
        path: 'billing.example/api/subscriptions/3/cancel',
        body: {
          cancellation_reason: 'Other',
          cancellation_reason_comments: 'No.',
          send_email: true,
        },
      },
    ],
    [
      'a list of charges',
      () => listCharges(CONFIG, SESSION, { status: ['queued', 'error'], subscriptionId: '3' }),
      {
        method: 'GET',
        path: 'billing.example/api/charges',
        query: {
          ...shop,
          limit: '250',
          sort_by: 'scheduled_at-asc',
          status: 'queued,error',
          purchase_item_id: '3',
        },
      },
    ],
    [
      'a skip',
      () => skipCharge(CONFIG, SESSION, '5', ['3']),
      {
        method: 'POST',
        path: 'billing.example/api/charges/5/skip',
        body: { purchase_item_ids: [3] },
      },
    ],
    [
      'a product search',
      () => listPlannedProducts(CONFIG, SESSION),
      {
        method: 'GET',
        path: 'billing.example/api/product_search',
        query: {
          ...shop,
          limit: '250',
          format_version: '2022-06',
          has_plans: 'true',
          product_published_status: 'published',
        },
      },
    ],
    [
      'a list of addresses',
      () => listAddresses(CONFIG, SESSION),
      { path: 'billing.example/api/addresses', query: { ...shop, limit: '250' } },
    ],
    [
      'a change of an address',
      () => updateAddress(CONFIG, SESSION, '4', { zip: '83702', paymentMethodId: '9' }),
      {
        method: 'PUT',
        path: 'billing.example/api/addresses/4',
        body: { zip: '83702', payment_method_id: 9 },
      },
    ],
    [
      'a list of payment methods',
      () => listPaymentMethods(CONFIG, SESSION),
      {
        path: 'billing.example/api/payment_methods',
        query: { ...shop, limit: '250', include: 'addresses' },
      },
    ],
    [
      'an update link',
      () => sendUpdateLink(CONFIG, SESSION, { paymentMethodId: '9', addressId: '4' }),
      {
        method: 'POST',
        path: 'billing.example/api/customers/7/notifications',
        body: {
          type: 'email',
          template_type: 'shopify_update_payment_information',
          template_vars: { payment_method_id: '9', address_id: '4' },
        },
      },
    ],
  ])('%s is what the provider takes', async (_name, call, expected) => {
    await call();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject(expected);
    if (expected.query) expect(sent[0]?.query).toEqual(expected.query);
  });

  it('name another version for products', async () => {
    await listPlannedProducts(CONFIG, SESSION);
    expect(sent[0]?.headers.get('x-recharge-version')).toBe('2021-01');
  });

  it('go to the vendor’s own hosts where no other is named', async () => {
    const live = { ...CONFIG, origin: null };
    await openSession(live, { storefront: 'public', customer: 'token' });
    await listAddresses(live, SESSION);
    expect(sent.map(({ path }) => path)).toEqual([
      'admin.rechargeapps.com/shopify_storefront_access',
      'api.rechargeapps.com/addresses',
    ]);
  });
});

it('a call that the vendor’s client refuses to send is no failed connection', async () => {
  const nobody = { apiToken: 'api-token', customerId: '' };
  expect(await sendUpdateLink(CONFIG, nobody, { paymentMethodId: '9' })).toMatchObject({
    error: { kind: 'user', message: 'Not logged in.', isRetryable: false },
  });
  expect(toFailure(new Error('Notification not supported.'))).toMatchObject({
    error: { kind: 'user', message: 'Notification not supported.', isRetryable: false },
  });
  expect(sent).toEqual([]);
});
