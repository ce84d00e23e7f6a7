import type { PlannedProduct } from '~/src/gateways/recharge/products';
import type { Frequency, Subscription } from '~/src/gateways/recharge/to-subscription';
import type { Swap } from '~/src/account/subscriptions/changes/field-changes';

/** A product with its sizes or flavors. */
export interface SwapGroup {
  readonly productId: string;
  readonly title: string;
  /** At least one. */
  readonly swaps: readonly Swap[];
}

/** Only products with a plan of the same frequency, whose price is then known. */
export const swapsAt = (
  products: readonly PlannedProduct[],
  { unit, count }: Frequency,
  variantId: string | null,
): readonly Swap[] =>
  products.flatMap(({ id: productId, title, plans, variants }) => {
    const plan = plans.find(
      ({ frequency }) => frequency.unit === unit && frequency.count === count,
    );
    return variants.flatMap((variant): readonly Swap[] => {
      const price = plan && variant.prices[plan.id];
      // Products are not swapped for a service.
      if (variant.isDigital || !price || variant.id === variantId) return [];
      const { id, sku, title: variantTitle } = variant;
      return [{ variantId: id, productId, title, variantTitle, sku, price }];
    });
  });

/**
 * The products to choose from: the current one first, then those of its type.
 * @param types by variant
 */
export const swapGroups = (
  swaps: readonly Swap[],
  { productId, variantId }: Pick<Subscription, 'productId' | 'variantId'>,
  types: ReadonlyMap<string, string>,
): readonly SwapGroup[] => {
  const groups = new Map<string, SwapGroup>();
  for (const swap of swaps) {
    const known = groups.get(swap.productId)?.swaps ?? [];
    const { title } = swap;
    groups.set(swap.productId, { productId: swap.productId, title, swaps: [...known, swap] });
  }
  const own = types.get(variantId ?? '');
  const rank = (group: SwapGroup): number => {
    if (group.productId === productId) return 0;
    const type = types.get(group.swaps[0]?.variantId ?? '');
    return own !== undefined && type === own ? 1 : 2;
  };
  return [...groups.values()].sort((one, other) => rank(one) - rank(other));
};
