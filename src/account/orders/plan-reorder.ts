import type { CurrencyCode } from '~/src/config/currency';
import { isPriceIn } from '~/src/domain/commerce/money';
import type { OrderLine } from '~/src/domain/commerce/order';
import type { Availability, SellingPlan } from '~/src/domain/commerce/product';
import { lineDisplay, type AddLine } from '~/src/features/cart';
import { matchPlan } from '~/src/features/product';
import type { ReorderVariant } from '~/src/gateways/shopify/account/reorder-variants';

/** Why a line cannot be reordered. */
export type ReorderProblem =
  | 'gone'
  | 'soldOut'
  | 'comingSoon'
  | 'discontinued'
  | 'dealer'
  | 'plan'
  | 'price'
  | 'renewing';

/** The outcome of reordering an order's lines. */
export interface ReorderPlan {
  readonly lines: readonly AddLine[];
  /** Lines with less stock than was ordered. */
  readonly fewer: readonly { readonly title: string; readonly count: number }[];
  readonly left: readonly { readonly title: string; readonly reason: ReorderProblem }[];
}

const CLOSED: Readonly<Record<Exclude<Availability, 'inStock'>, ReorderProblem>> = {
  outOfStock: 'soldOut',
  comingSoon: 'comingSoon',
  discontinued: 'discontinued',
};

type Choice =
  | { readonly reason: ReorderProblem }
  | { readonly reason: null; readonly plan: SellingPlan | null; readonly most: number };

const choose = (offer: ReorderVariant | undefined, currency: CurrencyCode): Choice => {
  if (!offer) return { reason: 'gone' };
  const { product, variant } = offer;
  if (variant.availability !== 'inStock') return { reason: CLOSED[variant.availability] };
  if (variant.isLeadGeneration) return { reason: 'dealer' };
  // Service plans renew by themselves: a second one would be billed in addition.
  if (product.requiresSellingPlan && !variant.requiresShipping) return { reason: 'renewing' };
  if (!isPriceIn(variant.price, currency)) return { reason: 'price' };
  const most = variant.quantityAvailable ?? Number.POSITIVE_INFINITY;
  if (most <= 0) return { reason: 'soldOut' };
  const match = matchPlan(product, variant);
  return match.isFound ? { reason: null, plan: match.plan, most } : { reason: 'plan' };
};

/**
 * Splits an order's lines into those that can be reordered and those that cannot. Lines of one
 * variant share its stock.
 * @param offers the store's current offers, by variant
 */
export const planReorder = (
  lines: readonly OrderLine[],
  offers: ReadonlyMap<string, ReorderVariant>,
  currency: CurrencyCode,
): ReorderPlan => {
  const left: { title: string; reason: ReorderProblem }[] = [];
  const fewer: { title: string; count: number }[] = [];
  const taken = new Map<string, number>();
  const added = lines.flatMap(({ title, quantity, variant }): readonly AddLine[] => {
    const offer = variant ? offers.get(variant.id) : undefined;
    const choice = choose(offer, currency);
    if (choice.reason !== null || !offer) {
      left.push({ title, reason: choice.reason ?? 'gone' });
      return [];
    }
    const before = taken.get(offer.variant.id) ?? 0;
    const count = Math.min(quantity, choice.most - before);
    if (count <= 0) {
      if (quantity > 0) left.push({ title, reason: 'soldOut' });
      return [];
    }
    if (count < quantity) fewer.push({ title, count });
    taken.set(offer.variant.id, before + count);
    const { id } = offer.variant;
    const sellingPlanId = choice.plan?.id ?? null;
    return [
      {
        input: { merchandiseId: id, quantity: count, sellingPlanId, attributes: [] },
        display: lineDisplay(offer.product, offer.variant, choice.plan),
      },
    ];
  });
  return { lines: added, fewer, left };
};
