import { describe, expect, it } from 'vitest';
import { applyOffer, type LiveOffer, type Refreshable } from './live-offer';
import type { Variant } from './product';

const variant = (id: string, cents: number): Variant => ({
  id,
  sku: id,
  title: id,
  selectedOptions: [],
  price: { cents, currency: 'USD' },
  compareAtPrice: null,
  availability: 'inStock',
  quantityAvailable: null,
  isBackorder: false,
  image: null,
  subscriptionFrequency: null,
  isLeadGeneration: false,
  requiresShipping: true,
});

const plan = { id: 'monthly', name: 'Monthly', discountPercent: 10, interval: null };

const built: Refreshable = {
  id: 'product',
  variants: [variant('a', 1000), variant('b', 2000)],
  requiresSellingPlan: false,
  sellingPlanGroups: [{ name: 'Autoship', plans: [plan] }],
};

const offer = (changes: Partial<LiveOffer> = {}): LiveOffer => ({ ...built, ...changes });

describe('applyOffer', () => {
  it('reports no change if nothing has changed', () => {
    const { product, repriced, gone, arePlansChanged } = applyOffer(built, offer());
    expect(product).toEqual(built);
    expect([repriced.size, gone.size, arePlansChanged]).toEqual([0, 0, false]);
  });

  it('applies the new price and reports its variant', () => {
    const fresh = applyOffer(built, offer({ variants: [variant('a', 900), variant('b', 2000)] }));
    expect(fresh.product.variants[0]?.price.cents).toBe(900);
    expect([...fresh.repriced]).toEqual(['a']);
  });

  it('makes a variant unavailable that the store no longer has', () => {
    const fresh = applyOffer(built, offer({ variants: [variant('b', 2000)] }));
    expect(fresh.product.variants[0]?.availability).toBe('outOfStock');
    expect([...fresh.gone]).toEqual(['a']);
  });

  it('makes a product unavailable that the store no longer has, and keeps what is shown', () => {
    const fresh = applyOffer(built, null);
    expect(fresh.product.variants.map(each => each.availability)).toEqual([
      'outOfStock',
      'outOfStock',
    ]);
    expect([...fresh.gone]).toEqual(['a', 'b']);
    expect([...fresh.repriced]).toEqual([]);
    expect(fresh.product.sellingPlanGroups).toEqual(built.sellingPlanGroups);
  });

  it('reports changed plans', () => {
    const other = { name: 'Autoship', plans: [{ ...plan, id: 'weekly' }] };
    expect(applyOffer(built, offer({ sellingPlanGroups: [other] })).arePlansChanged).toBe(true);
  });
});
