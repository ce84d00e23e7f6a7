import type { CurrencyCode } from '~/src/config/currency';
import { isPriceIn, multiplyMoney, sumMoney, type Money } from '~/src/domain/commerce/money';
import type { Product, Variant } from '~/src/domain/commerce/product';
import { selectionOf } from '~/src/domain/commerce/variants';
import { partQuantity, type Household } from './choose-fence';
import type { FinderOutcome } from '~/src/domain/content/fence-finder';
import type { PurchasableProduct } from '~/src/features/product';

/** A product that the finder can show. */
export type FinderProduct = PurchasableProduct &
  Pick<Product, 'tagline' | 'options'> & {
    /** The plan that it needs; null or absent if it needs none. */
    readonly servicePlan?: PurchasableProduct | null;
  };

export interface BillLine {
  readonly product: FinderProduct;
  readonly variant: Variant;
  readonly quantity: number;
}

export interface Bill {
  readonly lines: readonly BillLine[];
  /** The terms of the plan that comes with it, the one with the highest price first; null if none is needed. */
  readonly plan: {
    readonly product: PurchasableProduct;
    readonly terms: readonly Variant[];
    readonly quantity: number;
  } | null;
  /** Whether everything can be put into the cart now. */
  readonly isBuyable: boolean;
}

/** The variant that has most of the options; one in stock if there is one. */
export const fittingVariant = (
  { variants }: Pick<Product, 'variants'>,
  options: Household['options'],
  currency: CurrencyCode | undefined,
): Variant | null => {
  const rate = (variant: Variant): number => {
    const own = selectionOf(variant);
    const fits = options.filter(({ name, value }) => own[name] === value).length;
    const isReady = variant.availability === 'inStock' && !variant.isLeadGeneration;
    return 2 * fits + (isReady ? 1 : 0);
  };
  const [best] = variants
    .filter(({ price }) => isPriceIn(price, currency))
    .sort((a, b) => rate(b) - rate(a));
  return best ?? null;
};

/** All that a household buys for an outcome; null if a part of it cannot be priced. */
export const billOf = (
  outcome: FinderOutcome,
  household: Household,
  products: readonly FinderProduct[],
  currency: CurrencyCode | undefined,
): Bill | null => {
  const lines = outcome.parts.flatMap(({ product: handle, per }): (BillLine | null)[] => {
    const quantity = partQuantity(per, household.dogs);
    if (quantity === 0) return [];
    const product = products.find(each => each.handle === handle);
    const variant = product ? fittingVariant(product, household.options, currency) : null;
    return [product && variant ? { product, variant, quantity } : null];
  });
  const known = lines.flatMap(line => line ?? []);
  if (known.length === 0 || known.length < lines.length) return null;
  const planned = known.find(({ product }) => product.servicePlan);
  const plan = planned?.product.servicePlan;
  const terms = (plan?.variants ?? []).filter(({ price }) => isPriceIn(price, currency));
  return {
    lines: known,
    plan:
      planned && plan && terms.length > 0
        ? {
            product: plan,
            terms: [...terms].sort((a, b) => b.price.cents - a.price.cents),
            quantity: planned.quantity,
          }
        : null,
    isBuyable: known.every(
      ({ variant }) => variant.availability === 'inStock' && !variant.isLeadGeneration,
    ),
  };
};

/** What is due today. */
export const billTotal = (bill: Bill, term: Variant | null, currency: CurrencyCode): Money =>
  sumMoney(
    [
      ...bill.lines.map(({ variant, quantity }) => multiplyMoney(variant.price, quantity)),
      ...(bill.plan && term ? [multiplyMoney(term.price, bill.plan.quantity)] : []),
    ],
    currency,
  );
