import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '~/src/domain/data/result';
import { createMultipassToken } from '~/src/gateways/service/service-gateway';
import { endFaults, FAULTS, failService } from '~/src/gateways/testing/faults';
import { freshSandbox, type FreshSandbox } from '~/src/gateways/testing/fresh-sandbox';
import { createCommerceClient, type CommerceClient, type CommerceConfig } from '../client';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './addresses';
import { readCustomer } from './customer';
import { createTokenByMultipass, deleteToken, renewToken } from './customer-tokens';
import { updateCustomer } from './customer-update';
import { findOrder, listOrders } from './orders';
import { readReorderVariants } from './reorder-variants';

const STORE = 'commerce-larkfield-us';
const SERVICE = 'consumer-service';
const TOKEN = 'a token';
const ADDRESS = { id: 'gid://shopify/MailingAddress/1', isDefault: false };
const FIELDS = {
  firstName: 'Noor',
  lastName: 'Brooks',
  company: '',
  address1: '9 Dock Road',
  address2: '',
  city: 'Boise',
  province: 'Idaho',
  zip: '83702',
  country: 'United States',
  phone: '',
};

let sandbox: FreshSandbox;
let config: CommerceConfig;
let client: CommerceClient;
beforeAll(async () => {
  sandbox = await freshSandbox();
  config = {
    origin: sandbox.urlOf(STORE),
    token: 'sandbox-larkfield-us-public',
    apiVersion: '2025-04',
    timeoutMs: 500,
  };
  client = createCommerceClient(config);
});
afterEach(() => endFaults(sandbox));
afterAll(() => sandbox.stop());

const exchange = () =>
  createMultipassToken(
    { origin: sandbox.urlOf(SERVICE), timeoutMs: 500 },
    'an id token',
    'larkfield-us',
  );

type Call = () => Promise<Result<unknown>>;

/** Each call of the account, and the service that answers it. */
const CALLS: readonly (readonly [string, string, Call])[] = [
  ['the exchange of an id token', SERVICE, exchange],
  ['signing in by multipass', STORE, () => createTokenByMultipass(client, 'a multipass token')],
  ['renewing a token', STORE, () => renewToken(client, TOKEN)],
  ['revoking a token', STORE, () => deleteToken(client, TOKEN)],
  ['reading the customer', STORE, () => readCustomer(client, TOKEN)],
  ['changing the details', STORE, () => updateCustomer(config, TOKEN, { firstName: 'Noor' })],
  ['listing orders', STORE, () => listOrders(config, TOKEN)],
  ['finding an order', STORE, () => findOrder(config, TOKEN, '7')],
  [
    'reading what can be bought again',
    STORE,
    () =>
      readReorderVariants(config, ['gid://shopify/ProductVariant/1'], {
        shopifyCountry: 'US',
        language: 'EN',
      }),
  ],
  ['listing addresses', STORE, () => listAddresses(config, TOKEN)],
  ['adding an address', STORE, () => createAddress(config, TOKEN, FIELDS)],
  ['changing an address', STORE, () => updateAddress(config, TOKEN, ADDRESS, FIELDS)],
  ['deleting an address', STORE, () => deleteAddress(config, TOKEN, ADDRESS.id)],
  ['choosing the default address', STORE, () => setDefaultAddress(config, TOKEN, ADDRESS.id)],
];

describe.each(CALLS)('%s', (_call, service, call) => {
  it.each(FAULTS)('fails by %s, which is not taken for a refusal', async (_name, fault, error) => {
    await failService(sandbox, service, fault);
    expect(await call()).toMatchObject({ ok: false, error: { ...error, userErrors: [] } });
  });
});
