import type { Catalogue, CataloguePlan, CatalogueVariant } from '../catalogue/model';
import type { ResolvedLine, StoredCart } from './model';

/** The plan with that number, if the variant's product is sold on it; else null. */
export function planOf(
  catalogue: Catalogue,
  variant: CatalogueVariant,
  planId: number | null,
): CataloguePlan | null {
  if (planId === null) return null;
  const product = catalogue.productsByHandle.get(variant.productHandle);
  const plans = product?.planGroups.flatMap(group => group.plans) ?? [];
  return plans.find(plan => plan.id === planId) ?? null;
}

/** The cart's lines, without variants that the store no longer sells. */
export function resolveLines(catalogue: Catalogue, cart: StoredCart): readonly ResolvedLine[] {
  return cart.lines.flatMap(line => {
    const variant = catalogue.variantsById.get(line.variantId);
    return variant ? [{ line, variant, plan: planOf(catalogue, variant, line.planId) }] : [];
  });
}
