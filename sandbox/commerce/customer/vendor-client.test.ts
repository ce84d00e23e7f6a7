import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADD_ADDRESS,
  ADDRESSES,
  CREATE_CUSTOMER,
  DEFAULT_ADDRESS,
  SIGN_IN,
  UPDATE_CUSTOMER,
  WHO,
} from '../testing/customer-documents';
import { ORDERS } from '../testing/order-documents';
import { at, startShop, textAt, vendorClient, type Shop } from '../testing/shop';

const EMAIL = 'vendor-client@example.com';
const PASSWORD = 'north-pasture';
const ADDRESS = {
  address1: '1 Main St',
  city: 'Boise',
  country: 'US',
  province: 'ID',
  zip: '83702',
};

let shop: Shop;
let client: ReturnType<typeof vendorClient>;
beforeAll(async () => {
  shop = await startShop();
  client = vendorClient(shop.us.url, 'larkfield-us');
});
afterAll(() => shop.stop());

/** The data of a request that the client reports as successful. */
const dataOf = async (document: string, variables: Record<string, unknown>): Promise<unknown> => {
  const { data, errors } = await client.request<unknown>(document, { variables });
  expect(errors).toBeUndefined();
  return data;
};

describe('the vendor’s client', () => {
  it('creates a customer, signs in, changes the details, adds an address and lists orders', async () => {
    const input = { email: EMAIL, password: PASSWORD };
    await dataOf(CREATE_CUSTOMER, { input: { ...input, firstName: 'Robin' } });
    const token = textAt(
      await dataOf(SIGN_IN, { input }),
      'result.customerAccessToken.accessToken',
    );
    await dataOf(UPDATE_CUSTOMER, { token, customer: { lastName: 'Fields' } });
    expect(await dataOf(WHO, { token })).toMatchObject({
      customer: { email: EMAIL, firstName: 'Robin', lastName: 'Fields' },
    });

    const added = await dataOf(ADD_ADDRESS, { token, address: ADDRESS });
    const id = textAt(added, 'result.customerAddress.id');
    await dataOf(DEFAULT_ADDRESS, { token, id });
    expect(at(await dataOf(ADDRESSES, { token }), 'customer.defaultAddress.id')).toBe(id);
    expect(at(await dataOf(ORDERS, { token, first: 10 }), 'customer.orders.nodes')).toEqual([]);
  });

  it('reads a customer’s mistakes from the reply, and a missing token as nobody', async () => {
    const wrong = await dataOf(SIGN_IN, { input: { email: EMAIL, password: 'a wrong one' } });
    expect(at(wrong, 'result.customerUserErrors.0.code')).toBe('UNIDENTIFIED_CUSTOMER');
    expect(await dataOf(WHO, { token: 'unknown' })).toEqual({ customer: null });
  });

  it('reports a document that the platform refuses, with its reason', async () => {
    const { errors } = await client.request('{ shop { nickname } }');
    expect(at(errors?.graphQLErrors, '0.message')).toContain('"nickname" on type "Shop"');
  });

  it('reports a token of another store as refused', async () => {
    const stranger = vendorClient(shop.us.url, 'larkfield-ca');
    const { errors } = await stranger.request('{ shop { name } }');
    expect(errors?.networkStatusCode).toBe(401);
  });
});
