import { describe, expect, it } from 'vitest';
import type { AddressFields } from '~/src/domain/commerce/customer-address';
import { fakeFetch } from '~/src/gateways/testing/fake-fetch';
import type { CommerceConfig } from '../client';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './addresses';
import { updateCustomer } from './customer-update';

const config = { origin: 'https://shop.example', token: 'public', apiVersion: '2025-04' };
const ID = 'gid://shopify/MailingAddress/1?model_name=CustomerAddress';

const fields: AddressFields = {
  firstName: 'Avery',
  lastName: 'Brooks',
  company: '',
  address1: '418 Larch Street',
  address2: '',
  city: 'Boise',
  province: 'Idaho',
  zip: '83702',
  country: 'United States',
  phone: '',
};
const wire = { ...fields, id: ID, name: 'Avery Brooks', company: null, countryCodeV2: 'US' };
const details = { firstName: 'Avery', lastName: '', phone: '', acceptsMarketing: false };

describe('addresses', () => {
  it('are read with the default one marked; what cannot be read is counted', async () => {
    const { fetch } = fakeFetch({
      data: {
        customer: {
          defaultAddress: { id: ID },
          addresses: {
            nodes: [wire, { ...wire, id: 'b', firstName: 5 }, { id: 'c' }, null, { name: 'x' }],
          },
        },
      },
    });
    expect(await listAddresses({ ...config, fetch }, 'token')).toEqual({
      ok: true,
      value: {
        unreadable: 3,
        addresses: [
          { ...fields, id: ID, name: 'Avery Brooks', countryCode: 'US', isDefault: true },
          {
            ...fields,
            id: 'b',
            name: 'Avery Brooks',
            firstName: '',
            countryCode: 'US',
            isDefault: false,
          },
        ],
      },
    });
  });

  it.each([[{}], [{ customer: {} }], [{ customer: { addresses: {} } }]])(
    'are a failure in the reply %j',
    async data => {
      const { fetch } = fakeFetch({ data });
      expect(await listAddresses({ ...config, fetch }, 'token')).toMatchObject({
        ok: false,
        error: { kind: 'protocol' },
      });
    },
  );

  it('are sent with null for what is empty, so that it goes', async () => {
    const reply = { data: { result: { customerAddress: wire, customerUserErrors: [] } } };
    const { fetch, seen } = fakeFetch(reply, reply);
    const added = await createAddress({ ...config, fetch }, 'token', fields);
    expect(added).toMatchObject({ ok: true, value: { id: ID, isDefault: false } });
    const known = { id: ID, isDefault: true };
    const changed = await updateAddress({ ...config, fetch }, 'token', known, fields);
    expect(changed).toMatchObject({ ok: true, value: { isDefault: true } });
    expect(seen[1]?.body).toMatchObject({
      variables: { id: ID, address: { firstName: 'Avery', company: null, phone: null } },
    });
  });

  it('count as deleted when they are gone already', async () => {
    const gone = { code: 'NOT_FOUND', field: ['id'], message: 'Address does not exist' };
    const { fetch } = fakeFetch({
      data: { result: { deletedCustomerAddressId: null, customerUserErrors: [gone] } },
    });
    expect(await deleteAddress({ ...config, fetch }, 'token', ID)).toEqual({
      ok: true,
      value: undefined,
    });
  });
});

const calls = [
  ['createAddress', (c: CommerceConfig) => createAddress(c, 'token', fields)],
  [
    'updateAddress',
    (c: CommerceConfig) => updateAddress(c, 'token', { id: ID, isDefault: false }, fields),
  ],
  ['deleteAddress', (c: CommerceConfig) => deleteAddress(c, 'token', ID)],
  ['setDefaultAddress', (c: CommerceConfig) => setDefaultAddress(c, 'token', ID)],
  ['updateCustomer', (c: CommerceConfig) => updateCustomer(c, 'token', details)],
] as const;

describe.each(calls)('%s', (_, call) => {
  const ask = (...replies: readonly unknown[]) =>
    call({ ...config, fetch: fakeFetch(...replies).fetch });

  it('returns what the store refused, with the field that it names', async () => {
    const error = { code: 'INVALID', field: ['address', 'zip'], message: 'Zip is invalid' };
    expect(await ask({ data: { result: { customerUserErrors: [error] } } })).toMatchObject({
      ok: false,
      error: { kind: 'user', message: 'Zip is invalid', userErrors: [error] },
    });
  });

  it('tells that the token was refused', async () => {
    const error = { code: 'TOKEN_INVALID', field: ['customerAccessToken'], message: 'Invalid' };
    expect(await ask({ data: { result: { customerUserErrors: [error] } } })).toMatchObject({
      ok: false,
      error: { kind: 'user', userErrors: [{ code: 'TOKEN_INVALID' }] },
    });
  });

  it.each([[{ data: {} }], [{ data: { result: null } }], [{ data: { result: {} } }]])(
    'fails for the reply %j',
    async reply => {
      expect(await ask(reply)).toMatchObject({ ok: false, error: { kind: 'protocol' } });
    },
  );

  it.each([
    [new Error('reset'), 'network'],
    [new Response('busy', { status: 500 }), 'http'],
    [new Response('busy', { status: 429 }), 'http'],
    ['<html>', 'protocol'],
  ])('passes a failure of the connection on: %s', async (reply, kind) => {
    expect(await ask(reply)).toMatchObject({ ok: false, error: { kind } });
  });
});

it('createAddress tells that the token was refused as the store says it there', async () => {
  const message = 'Access denied for customerAddressCreate field.';
  const { fetch } = fakeFetch({
    errors: [{ message, extensions: { code: 'ACCESS_DENIED' } }],
  });
  expect(await createAddress({ ...config, fetch }, 'old', fields)).toMatchObject({
    ok: false,
    error: { kind: 'user', userErrors: [{ code: 'TOKEN_INVALID' }] },
  });
});
