import { describe, expect, it } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { createCommerceClient } from './client';
import { cartRead } from './documents/cart-queries';

const ask = async (...replies: readonly unknown[]) => {
  const { fetch, seen } = fakeFetch(...replies);
  const client = createCommerceClient({
    origin: 'https://shop.example',
    token: 'public-token',
    apiVersion: '2025-04',
    fetch,
  });
  return { result: await client(cartRead, { cartId: 'c' }), request: seen[0] };
};

const errors = (message: string, code?: string) => ({
  data: { cart: null },
  errors: [{ message, extensions: { code } }],
});

describe('createCommerceClient', () => {
  it('posts to the versioned URL with the token', async () => {
    const { result, request } = await ask({ data: { cart: null } });
    expect(result).toEqual({ ok: true, value: { cart: null } });
    expect(request?.url).toBe('https://shop.example/api/2025-04/graphql.json');
    expect(request?.headers.get('X-Shopify-Storefront-Access-Token')).toBe('public-token');
    expect(request?.body).toMatchObject({ variables: { cartId: 'c' } });
  });

  it('treats a throttled answer as retryable', async () => {
    const { result } = await ask(errors('Throttled', 'THROTTLED'));
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 429, isRetryable: true },
    });
  });

  it('treats an invalid variable as a user error', async () => {
    const { result } = await ask(errors('Variable $cartId was invalid', 'INVALID_VARIABLE'));
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'user', isRetryable: false, userErrors: [{ code: 'INVALID_VARIABLE' }] },
    });
  });

  it('treats any other error as a protocol error', async () => {
    const { result } = await ask(errors("Field 'x' doesn't exist", 'undefinedField'));
    expect(result).toMatchObject({ ok: false, error: { kind: 'protocol', isRetryable: false } });
    const inner = await ask(errors('Internal error', 'INTERNAL_SERVER_ERROR'));
    expect(inner.result).toMatchObject({ ok: false, error: { isRetryable: true } });
  });

  it.each([[{}], [{ data: null }], [[]], ['null'], [{ data: 'x' }]])(
    'rejects the malformed reply %j',
    async reply => {
      const { result } = await ask(reply);
      expect(result).toMatchObject({ ok: false, error: { kind: 'protocol' } });
    },
  );
});
