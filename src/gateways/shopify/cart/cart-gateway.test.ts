import { describe, expect, it } from 'vitest';
import { fakeFetch } from '~/src/gateways/testing/fake-fetch';
import { wireCart, wireLine } from './cart.fixture';
import { createCartGateway } from './cart-gateway';

const gatewayOf = (...replies: readonly unknown[]) => {
  const { fetch, seen } = fakeFetch(...replies);
  const config = { origin: 'https://shop.example', token: 't', apiVersion: '2025-04', fetch };
  return { carts: createCartGateway(config), seen };
};
const written = (changes: Readonly<Record<string, unknown>> = {}) => ({
  data: { result: { cart: wireCart([wireLine('l1')]), userErrors: [], warnings: [], ...changes } },
});
const more = { hasNextPage: true, endCursor: 'after-l1' };
const last = { hasNextPage: false, endCursor: 'after-l2' };

describe('create', () => {
  it('uses the United States by default', async () => {
    const { carts, seen } = gatewayOf(written(), written());
    await carts.create({ lines: [], attributes: [] });
    await carts.create({ lines: [], attributes: [], countryCode: 'CA', note: 'n' });
    expect(seen.map(request => request.body)).toMatchObject([
      { variables: { input: { buyerIdentity: { countryCode: 'US' } } } },
      { variables: { input: { buyerIdentity: { countryCode: 'CA' }, note: 'n' } } },
    ]);
  });

  it('sends a plan only if there is one', async () => {
    const { carts, seen } = gatewayOf(written());
    const line = { merchandiseId: 'v', quantity: 1, attributes: [] };
    await carts.create({
      lines: [
        { ...line, sellingPlanId: null },
        { ...line, sellingPlanId: 'p' },
      ],
      attributes: [],
    });
    expect(seen[0]?.body).toHaveProperty('variables.input.lines', [
      line,
      { ...line, sellingPlanId: 'p' },
    ]);
  });
});

describe('read', () => {
  it('reads every page of lines', async () => {
    const { carts, seen } = gatewayOf(
      { data: { cart: wireCart([wireLine('l1')], more) } },
      { data: { cart: { lines: { nodes: [wireLine('l2')], pageInfo: last } } } },
    );
    const result = await carts.read('c');
    expect(result.ok && result.value?.lines.map(line => line.id)).toEqual(['l1', 'l2']);
    expect(seen[1]?.body).toHaveProperty('variables.after', 'after-l1');
  });

  it('fails if a further page fails, rather than return half a cart', async () => {
    const { carts } = gatewayOf(
      { data: { cart: wireCart([wireLine('l1')], more) } },
      new TypeError('connection reset'),
    );
    expect(await carts.read('c')).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('stops if a cursor repeats', async () => {
    const { carts } = gatewayOf(
      { data: { cart: wireCart([wireLine('l1')], more) } },
      { data: { cart: { lines: { nodes: [], pageInfo: more } } } },
    );
    expect(await carts.read('c')).toMatchObject({ ok: false, error: { kind: 'protocol' } });
  });

  it('distinguishes a cart that is gone from one that could not be read', async () => {
    const gone = gatewayOf({ data: { cart: null } });
    expect(await gone.carts.read('c')).toEqual({ ok: true, value: null });
    const garbage = gatewayOf({
      errors: [{ message: 'Invalid global id', extensions: { code: 'INVALID_VARIABLE' } }],
    });
    expect(await garbage.carts.read('c')).toEqual({ ok: true, value: null });
    const empty = gatewayOf({ data: {} });
    expect(await empty.carts.read('c')).toMatchObject({ ok: false, error: { kind: 'protocol' } });
    const down = gatewayOf(new Response('', { status: 503 }));
    expect(await down.carts.read('c')).toMatchObject({ ok: false, error: { kind: 'http' } });
  });
});

describe('changes', () => {
  it('return user errors and warnings', async () => {
    const refusal = { field: ['lines', '0'], message: 'Sold out', code: 'INVALID' };
    const warning = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 3', target: 'l1' };
    const { carts } = gatewayOf(
      written({ cart: null, userErrors: [refusal] }),
      written({ warnings: [warning] }),
    );
    expect(await carts.addLines('c', [])).toEqual({
      ok: true,
      value: { cart: null, userErrors: [{ ...refusal, reason: 'invalidInput' }], warnings: [] },
    });
    expect(await carts.updateLines('c', [])).toMatchObject({
      ok: true,
      value: { userErrors: [], warnings: [warning] },
    });
  });

  it('report by a code that the cart is gone', async () => {
    const message = 'The specified cart does not exist.';
    const { carts } = gatewayOf(
      written({ cart: null, userErrors: [{ field: ['cartId'], message, code: 'INVALID' }] }),
    );
    expect(await carts.updateNote('c', 'hello')).toMatchObject({
      ok: true,
      value: { cart: null, userErrors: [{ message, reason: 'cartGone' }] },
    });
  });

  it('treat a user error in the errors like one in the answer', async () => {
    const { carts } = gatewayOf({
      errors: [{ message: 'Invalid global id', extensions: { code: 'INVALID_VARIABLE' } }],
    });
    expect(await carts.removeLines('c', ['l'])).toEqual({
      ok: true,
      value: {
        cart: null,
        userErrors: [
          {
            field: [],
            message: 'Invalid global id',
            code: 'INVALID_VARIABLE',
            reason: 'invalidInput',
          },
        ],
        warnings: [],
      },
    });
  });

  it('send the variables of each mutation', async () => {
    const { carts, seen } = gatewayOf(...Array.from({ length: 6 }, () => written()));
    await carts.updateLines('c', [{ id: 'l', quantity: 0, sellingPlanId: null }]);
    await carts.removeLines('c', ['l']);
    await carts.updateAttributes('c', [{ key: 'Dealer ID', value: '7' }]);
    await carts.updateNote('c', 'hello');
    await carts.updateDiscountCodes('c', ['A']);
    await carts.updateBuyerIdentity('c', {
      countryCode: 'CA',
      email: 'a@b.example',
      wallets: ['X'],
    });
    expect(seen.map(request => request.body)).toMatchObject([
      { variables: { cartId: 'c', lines: [{ id: 'l', quantity: 0, sellingPlanId: null }] } },
      { variables: { cartId: 'c', lineIds: ['l'] } },
      { variables: { cartId: 'c', attributes: [{ key: 'Dealer ID', value: '7' }] } },
      { variables: { cartId: 'c', note: 'hello' } },
      { variables: { cartId: 'c', discountCodes: ['A'] } },
      {
        variables: {
          buyerIdentity: {
            countryCode: 'CA',
            email: 'a@b.example',
            preferences: { wallet: ['X'] },
          },
        },
      },
    ]);
  });

  it('are never retried', async () => {
    const { carts, seen } = gatewayOf(new Response('', { status: 503 }), written());
    expect(await carts.updateNote('c', 'x')).toMatchObject({ ok: false });
    expect(seen).toHaveLength(1);
  });

  it.each([[{ data: { result: null } }], [written({ cart: null })], [{ data: {} }]])(
    'fail on the empty reply %j',
    async reply => {
      const { carts } = gatewayOf(reply);
      expect(await carts.updateNote('c', 'x')).toMatchObject({
        ok: false,
        error: { kind: 'protocol' },
      });
    },
  );
});
