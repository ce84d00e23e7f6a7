import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountCustomer, SessionState } from '../session/account-session';
import { control, customerToken, newCustomerToken } from '~/src/gateways/recharge/recharge.fixture';
import { listSubscriptions } from '~/src/gateways/recharge/subscriptions';
import { freshSandbox, type FreshSandbox } from '~/src/gateways/testing/fresh-sandbox';
import { isUnknownCustomer } from './billing-session';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
beforeEach(async () => {
  await control(sandbox, 'POST', '/reset');
  vi.resetModules();
  vi.stubEnv('GATSBY_STORE_US_SHOP_NAME', 'larkfield-us');
  vi.stubEnv('GATSBY_STORE_US_TOKEN', 'sandbox-larkfield-us-public');
  vi.stubEnv('GATSBY_RECHARGE_ORIGIN', sandbox.urlOf('billing'));
  vi.stubEnv('GATSBY_RECHARGE_US_TOKEN', 'strfnt_sandbox_larkfield_us');
});
afterAll(() => sandbox.stop());

const CUSTOMER: AccountCustomer = {
  id: 'gid://shopify/Customer/1',
  email: 'avery@example.com',
  displayName: 'Avery Brooks',
  firstName: 'Avery',
  lastName: 'Brooks',
  phone: null,
  acceptsMarketing: false,
  defaultAddressId: null,
  tags: [],
  createdAt: '',
  updatedAt: '',
};

/** The billing session of a signed-in customer, as the page creates it. */
const start = async (token: string) => {
  const { rechargeConfig, startBillingSession } = await import('./browser-billing-session');
  let state: SessionState = { status: 'signedIn', customer: CUSTOMER };
  const listeners = new Set<() => void>();
  const session = startBillingSession({
    store: 'us',
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    withCustomerToken: call => call(token),
  });
  const config = rechargeConfig('us');
  if (!config) throw new Error('The settings name no provider.');
  return {
    ...session,
    list: () => session.billing.run(known => listSubscriptions(config, known)),
    become: (next: SessionState) => {
      state = next;
      listeners.forEach(listener => listener());
    },
  };
};

const logins = async (): Promise<number> => {
  const log: unknown = await (await control(sandbox, 'GET', '/requests?service=billing')).json();
  return JSON.stringify(log).split('"/shopify_storefront_access"').length - 1;
};

describe('the billing session of the page', () => {
  it('reads the subscriptions, and signs in again when an hour is over', async () => {
    await control(sandbox, 'DELETE', '/requests');
    const { list } = await start(await customerToken(sandbox));
    expect(await list()).toMatchObject({ ok: true });
    await control(sandbox, 'POST', '/clock', { seconds: 3700 });
    const again = await list();
    expect(again.ok && again.value).toHaveLength(6);
    expect(await logins()).toBe(2);
  });

  it('reports a customer without subscriptions as unknown', async () => {
    const { list } = await start(await newCustomerToken(sandbox));
    const result = await list();
    expect(!result.ok && isUnknownCustomer(result.error)).toBe(true);
  });

  it('is forgotten at sign-out', async () => {
    await control(sandbox, 'DELETE', '/requests');
    const { list, become, stop } = await start(await customerToken(sandbox));
    await list();
    become({ status: 'signedIn', customer: { ...CUSTOMER, firstName: 'A' } });
    await list();
    expect(await logins()).toBe(1);
    become({ status: 'signedOut' });
    await list();
    expect(await logins()).toBe(2);
    stop();
  });

  it('is not opened for a store without a token', async () => {
    const { rechargeConfig } = await import('./browser-billing-session');
    expect(rechargeConfig('ca')).toBeNull();
  });
});
