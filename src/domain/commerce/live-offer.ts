import type { Product, Variant } from './product';

/** The product data that can change after its page was built. */
export type Refreshable = Pick<
  Product,
  'id' | 'variants' | 'requiresSellingPlan' | 'sellingPlanGroups'
>;

/** The store's current data. */
export interface LiveOffer extends Pick<Product, 'requiresSellingPlan' | 'sellingPlanGroups'> {
  readonly variants: readonly Pick<
    Variant,
    'id' | 'sku' | 'price' | 'compareAtPrice' | 'availability' | 'quantityAvailable' | 'isBackorder'
  >[];
}

export interface RefreshedProduct<P> {
  readonly product: P;
  /** Ids of variants whose price differs from the built one. */
  readonly repriced: ReadonlySet<string>;
  /** Ids of variants that could be bought when the page was built, and cannot now. */
  readonly gone: ReadonlySet<string>;
  readonly arePlansChanged: boolean;
}

const planIds = ({ sellingPlanGroups }: Pick<Product, 'sellingPlanGroups'>): string =>
  sellingPlanGroups.flatMap(group => group.plans.map(plan => plan.id)).join(' ');

/**
 * The product as the store sells it now. A variant that the store no longer has is out of stock; so
 * is all of a product that it no longer sells (`offer` null).
 */
export const applyOffer = <P extends Refreshable>(
  product: P,
  offer: LiveOffer | null,
): RefreshedProduct<P> => {
  const offers = new Map(offer?.variants.map(variant => [variant.id, variant]));
  const variants = product.variants.map(variant => ({
    ...variant,
    ...(offers.get(variant.id) ?? { availability: 'outOfStock' as const }),
  }));
  const idsOf = (test: (now: Variant, before: Variant) => boolean): ReadonlySet<string> =>
    new Set(
      product.variants.flatMap((before, index) => {
        const now = variants[index];
        return now && test(now, before) ? [before.id] : [];
      }),
    );
  const plans = offer ?? product;
  return {
    product: {
      ...product,
      variants,
      requiresSellingPlan: plans.requiresSellingPlan,
      sellingPlanGroups: plans.sellingPlanGroups,
    },
    repriced: idsOf(
      ({ price }, before) =>
        price.cents !== before.price.cents || price.currency !== before.price.currency,
    ),
    gone: idsOf(
      (now, before) => before.availability === 'inStock' && now.availability !== 'inStock',
    ),
    arePlansChanged: planIds(plans) !== planIds(product),
  };
};
