import {
  getCustomer,
  initRecharge,
  listSubscriptions,
  loginShopifyApi,
  sendCustomerNotification,
} from '@rechargeapps/storefront-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenOf } from '../commerce/testing/sign-in';
import { isJsonObject } from '../core/json';
import { startBilling, type RunningBilling } from './testing/start-billing';

let running: RunningBilling;
beforeAll(async () => {
  running = await startBilling();
});
beforeEach(() => running.control('POST', '/reset'));
afterAll(() => running.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${running.url}/api${path}`, { headers });

const SHOP = 'shop_url=larkfield-us.myshopify.com';

describe('the storefront access', () => {
  it('gives a session to a customer with a subscription', async () => {
    await running.buy({ handle: 'chews' });
    const session = await running.login();
    expect(session.message).toBe('Success');
    expect(await getCustomer(session)).toMatchObject({
      id: session.customerId,
      email: 'avery@example.com',
      first_name: 'Avery',
      subscriptions_active_count: 1,
    });
  });

  it('reports that a customer without a subscription does not exist', async () => {
    await running.login().catch(() => null);
    const token = await tokenOf(running.store);
    expect(await loginShopifyApi('sandbox-larkfield-us-public', token)).toBeNull();
    const reply = await fetch(`${running.url}/shopify_storefront_access`, {
      method: 'POST',
      body: JSON.stringify({
        customer_token: token,
        storefront_token: 'sandbox-larkfield-us-public',
        shop_url: 'larkfield-us.myshopify.com',
      }),
    });
    expect(await reply.json()).toEqual({
      api_token: null,
      customer_id: null,
      message: 'Customer does not exist',
    });
  });

  it('refuses a false customer token, a false store token and an unknown shop', async () => {
    const token = await tokenOf(running.store);
    await running.login().catch(() => null);
    await expect(loginShopifyApi('sandbox-larkfield-us-public', 'false')).rejects.toMatchObject({
      status: 401,
      message: 'Invalid customer token',
    });
    await expect(loginShopifyApi('false', token)).rejects.toMatchObject({
      status: 401,
      message: 'Invalid storefront token',
    });
    // The client's types leave out the two options that point it at another host.
    const elsewhere = { environment: 'preprod', environmentUri: running.url };
    initRecharge({ storeIdentifier: 'other.myshopify.com', ...elsewhere });
    await expect(loginShopifyApi('sandbox-larkfield-us-public', token)).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is not set up by a token of another kind', () => {
    expect(() => initRecharge({ storeIdentifier: 'a', storefrontAccessToken: 'shp_1' })).toThrow(
      'Incorrect storefront access token used',
    );
  });
});

describe('a session', () => {
  it('ends after an hour', async () => {
    await running.buy({ handle: 'chews' });
    const session = await running.login();
    await running.control('POST', '/clock', { seconds: 3599 });
    expect((await listSubscriptions(session)).subscriptions).toHaveLength(1);
    await running.control('POST', '/clock', { seconds: 2 });
    await expect(listSubscriptions(session)).rejects.toMatchObject({
      status: 401,
      message: 'bad authentication',
    });
  });

  it('opens one shop only, and nothing without its token', async () => {
    await running.buy({ handle: 'chews' });
    const { apiToken } = await running.login();
    const headers = { 'x-recharge-access-token': apiToken, 'x-recharge-version': '2021-11' };
    expect((await ask(`/subscriptions?${SHOP}`, headers)).status).toBe(200);
    const others = [
      await ask('/subscriptions?shop_url=larkfield-ca.myshopify.com', headers),
      await ask('/subscriptions', headers),
      await ask(`/subscriptions?${SHOP}`, { 'x-recharge-version': '2021-11' }),
      await ask(`/subscriptions?${SHOP}`, { ...headers, 'x-recharge-access-token': 'x' }),
    ];
    for (const reply of others) expect(reply.status).toBe(401);
  });

  it('needs the version that the client sends', async () => {
    await running.buy({ handle: 'chews' });
    const { apiToken } = await running.login();
    const reply = await ask(`/subscriptions?${SHOP}`, {
      'x-recharge-access-token': apiToken,
      'x-recharge-version': '2021-01',
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({
      error:
        'Not modelled in the sandbox: the X-Recharge-Version "2021-01" of /subscriptions; it is 2021-11',
    });
  });

  it('is limited after a burst of 40 requests, then to two per second', async () => {
    await running.buy({ handle: 'chews' });
    const session = await running.login();
    const statuses = new Set<unknown>();
    for (let count = 0; count < 60; count += 1) {
      await listSubscriptions(session).catch((error: unknown) => {
        statuses.add(isJsonObject(error) ? error.status : error);
      });
    }
    expect([...statuses]).toEqual([429]);
    await running.control('POST', '/clock', { seconds: 2 });
    expect((await listSubscriptions(session)).subscriptions).toHaveLength(1);
  });

  it('reaches nobody else', async () => {
    await running.buy({ handle: 'chews' });
    await running.buy({ handle: 'chews', buyer: { email: 'sam@example.com' } });
    const avery = await running.login();
    const sam = await running.login('sam@example.com', 'meadow-gate-01');
    await expect(
      getCustomer({ ...avery, customerId: String(sam.customerId) }),
    ).rejects.toMatchObject({ status: 404, message: '{"customer":"Not found"}' });
  });
});

it('lets a browser send the headers of the client', async () => {
  const sent = [
    'content-type',
    'x-recharge-app',
    'x-recharge-access-token',
    'x-recharge-version',
    'x-recharge-sdk-fn',
    'x-recharge-sdk-version',
    'x-request-id',
    'x-recharge-storefront-access-token',
  ];
  const reply = await fetch(`${running.url}/api/subscriptions`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:8000',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': sent.join(','),
    },
  });
  expect(reply.headers.get('access-control-allow-headers')?.split(', ')).toEqual(sent);
  expect(reply.headers.get('access-control-allow-methods')).toContain('PUT');
});

describe('a notification', () => {
  it('needs a customer and a kind that is supported', async () => {
    await running.buy({ handle: 'chews' });
    const session = await running.login();
    await expect(
      sendCustomerNotification({ apiToken: 'x' }, 'SHOPIFY_UPDATE_PAYMENT_INFO'),
    ).rejects.toThrow('Not logged in.');
    await expect(
      sendCustomerNotification(session, 'SHOPIFY_MIGRATE_PAYMENT_INFO', { payment_method_id: 1 }),
    ).rejects.toMatchObject({ message: '{"template_type":["Notification not supported."]}' });
  });
});
