import { describe, expect, it } from 'vitest';
import { fakeFetch } from '~/src/gateways/testing/fake-fetch';
import { createCommerceClient } from '../client';
import { readCustomer } from './customer';
import { isTokenRefused } from './customer-reply';
import { createTokenByMultipass, deleteToken, renewToken } from './customer-tokens';

const clientFor = (reply: unknown) => {
  const { fetch, seen } = fakeFetch(reply);
  const config = { origin: 'https://store.example', token: 'public', apiVersion: '2025-04' };
  return { client: createCommerceClient({ ...config, fetch }), seen };
};

const TOKEN = { accessToken: 'a1', expiresAt: '2026-12-23T09:00:00Z' };

describe('a customer’s token', () => {
  it('is read with its end', async () => {
    const { client, seen } = clientFor({
      data: { result: { customerAccessToken: TOKEN, customerUserErrors: [] } },
    });
    expect(await createTokenByMultipass(client, 'm1')).toEqual({ ok: true, value: TOKEN });
    expect(seen[0]?.url).not.toContain('m1');
    expect(seen[0]?.body).toMatchObject({ variables: { multipassToken: 'm1' } });
  });

  it.each([
    { data: {} },
    { data: { result: null } },
    { data: { result: { customerAccessToken: null, customerUserErrors: null } } },
    { data: { result: { customerAccessToken: { accessToken: 7, expiresAt: 'soon' } } } },
    { data: { result: { customerAccessToken: { accessToken: 'a', expiresAt: 'soon' } } } },
  ])('that is malformed (%j) may be read again', async reply => {
    const error = { kind: 'protocol', isRetryable: true };
    expect(await createTokenByMultipass(clientFor(reply).client, 'm1')).toMatchObject({ error });
    expect(await renewToken(clientFor(reply).client, 'a1')).toMatchObject({ error });
  });

  it('that the store does not know cannot be deleted', async () => {
    const userErrors = [{ field: null, message: 'The customer access token does not exist.' }];
    const { client } = clientFor({ data: { result: { userErrors } } });
    expect(await deleteToken(client, 'a1')).toMatchObject({ error: { kind: 'user' } });
  });
});

describe('a customer', () => {
  it('is read with every field', async () => {
    const fields = {
      id: 'c1',
      email: 'a@b.example',
      firstName: 'Avery',
      lastName: 'Brooks',
      displayName: 'Avery Brooks',
      phone: '+12085550140',
      acceptsMarketing: true,
      tags: ['pro program'],
      createdAt: '2024-03-05T15:20:00Z',
      updatedAt: '2026-09-14T09:30:00Z',
    };
    const { client } = clientFor({
      data: { customer: { ...fields, defaultAddress: { id: 'a7' } } },
    });
    expect(await readCustomer(client, 'a1')).toEqual({
      ok: true,
      value: { ...fields, defaultAddressId: 'a7' },
    });
  });

  it('survives fields that are missing', async () => {
    const { client } = clientFor({
      data: { customer: { id: 'c1', email: 'a@b.example', tags: 3 } },
    });
    expect(await readCustomer(client, 'a1')).toMatchObject({
      value: { id: 'c1', firstName: null, displayName: 'a@b.example', tags: [] },
    });
  });

  it('is refused for a token that has ended, and unread where the reply lacks one', async () => {
    const refused = await readCustomer(clientFor({ data: { customer: null } }).client, 'a1');
    expect(refused.ok || !isTokenRefused(refused.error)).toBe(false);
    const unread = await readCustomer(clientFor({ data: {} }).client, 'a1');
    expect(unread).toMatchObject({ error: { kind: 'protocol', isRetryable: true } });
  });
});
