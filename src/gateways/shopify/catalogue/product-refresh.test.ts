import { describe, expect, it } from 'vitest';
import { fakeFetch } from '~/src/gateways/testing/fake-fetch';
import { wireProduct, wireVariant } from './product.fixture';
import { refreshProduct } from './product-refresh';

const refresh = async (...replies: readonly unknown[]) => {
  const { fetch, seen } = fakeFetch(...replies);
  const config = { origin: 'https://shop.example', token: 't', apiVersion: '2025-04', fetch };
  const market = { shopifyCountry: 'US', language: 'EN' } as const;
  const options = { sleep: async () => undefined };
  return { result: await refreshProduct(config, 'gid://p', market, options), seen };
};

describe('refreshProduct', () => {
  it('reads prices, availability and plans', async () => {
    const variants = { nodes: [wireVariant('1', { availableForSale: false }), wireVariant('2')] };
    const { result } = await refresh({ data: { product: wireProduct('cap', { variants }) } });
    expect(result).toMatchObject({
      ok: true,
      value: {
        title: 'The cap',
        requiresSellingPlan: false,
        sellingPlanGroups: [{ plans: [{ id: 'plan-1' }] }],
        variants: [
          { id: '1', availability: 'outOfStock', price: { cents: 2795 } },
          { id: '2', availability: 'inStock', quantityAvailable: 4 },
        ],
      },
    });
  });

  it('allows any quantity of a backorder item', async () => {
    const variants = {
      nodes: [
        wireVariant('1', { quantityAvailable: -7 }),
        wireVariant('2', { quantityAvailable: null, currentlyNotInStock: true }),
      ],
    };
    const { result } = await refresh({ data: { product: wireProduct('cap', { variants }) } });
    const sold = { availability: 'inStock', quantityAvailable: null, isBackorder: true };
    expect(result).toMatchObject({ value: { variants: [sold, sold] } });
  });

  it('distinguishes a product that is gone from one that could not be read', async () => {
    expect((await refresh({ data: { product: null } })).result).toEqual({ ok: true, value: null });
    expect((await refresh({ data: {} })).result).toMatchObject({ ok: false });
    const unpriced = { nodes: [wireVariant('1', { price: null })] };
    const reply = { data: { product: wireProduct('cap', { variants: unpriced }) } };
    expect((await refresh(reply)).result).toMatchObject({ ok: false, error: { kind: 'protocol' } });
  });

  it('retries after a temporary failure', async () => {
    const busy = new Response('', { status: 503 });
    const { result, seen } = await refresh(busy, { data: { product: wireProduct('cap') } });
    expect(result.ok).toBe(true);
    expect(seen).toHaveLength(2);
  });
});
