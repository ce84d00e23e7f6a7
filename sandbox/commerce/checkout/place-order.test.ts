import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../catalogue/build';
import type { StoredCart } from '../cart/model';
import { priceCart } from '../cart/pricing';
import { resolveLines } from '../cart/line-lookup';
import { sortProducts } from '../resolvers/product/product-order';
import type { StoreRuntime } from '../runtime';
import { emptyStore } from '../state';
import { storeSettings } from '../stores';
import { fixture } from '../testing/fixture';
import { testHooks } from '../testing/test-hooks';
import { emptyForm } from './form';
import { placeOrder } from './place-order';

function createRuntime(): StoreRuntime {
  let value = emptyStore();
  return {
    settings: storeSettings('larkfield-us'),
    catalogue: buildCatalogue(fixture, storeSettings('larkfield-us')),
    now: () => new Date('2026-11-21T10:00:00Z'),
    ...testHooks(),
    state: {
      get value() {
        return value;
      },
      update: change => {
        value = change(value);
      },
      reset: () => {
        value = emptyStore();
      },
    },
  };
}

describe('placeOrder', () => {
  it('stores a subscription for each line on a plan', () => {
    const store = createRuntime();
    const product = store.catalogue.productsByHandle.get('chews');
    const variantId = product?.variants[0]?.id ?? 0;
    const planId = product?.planGroups[0]?.plans[0]?.id ?? 0;
    const line = { variantId, quantity: 2, attributes: [] };
    const cart: StoredCart = {
      token: 't',
      key: 'k',
      createdAt: '',
      updatedAt: '',
      note: null,
      attributes: [],
      buyerIdentity: { countryCode: 'US', email: null, phone: null, wallet: null },
      discountCodes: [],
      lines: [
        { ...line, id: 'a', planId },
        { ...line, id: 'b', planId: null },
      ],
    };
    const priced = priceCart(
      resolveLines(store.catalogue, cart),
      { codes: [], tags: [] },
      store.catalogue.discounts,
    );
    const form = { ...emptyForm, email: 'ana@example.com' };
    const order = placeOrder(store, { cart, priced, form, returnUrl: '' });
    expect(order.lines.map(({ planName }) => planName)).toEqual(['Every 2 weeks', null]);
    expect(store.state.value.subscriptions).toMatchObject([
      {
        orderName: '#1001',
        email: 'ana@example.com',
        interval: { unit: 'WEEK', count: 2 },
        nextChargeDate: '2026-12-05',
        lines: [{ sku: 'CHEW', quantity: 2, unitCents: 1799 }],
      },
    ]);
    expect(store.state.value.sold).toEqual({ [variantId]: 4 });
    const { products } = store.catalogue;
    const [best] = sortProducts(products, 'BEST_SELLING', 'QueryRoot.products', store);
    expect(products[0]?.handle).not.toBe('chews');
    expect(best?.handle).toBe('chews');
  });
});
