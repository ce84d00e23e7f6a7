import { percentOff, type Money } from '~/src/domain/commerce/money';
import type { Product, SellingPlan, Variant } from '~/src/domain/commerce/product';
import { hasProStaffPrice } from '~/src/domain/commerce/pro-staff';
import { plansOf } from '~/src/domain/commerce/selling-plans';
import type { Dealer } from '~/src/domain/contact/dealer';
import { useDealer } from '~/src/features/dealers';
import { useLocale } from '~/src/features/locale';
import { isPriceKnown } from '~/src/features/product/is-price-known';
import type { PurchasableProduct } from '../add-on-plans';
import { usePurchasePrice } from '../use-purchase-price';
import { useStockLimit, type StockLimit } from '../use-stock-limit';
import { usePurchase, type Purchase } from '../use-purchase';

export interface Offer {
  readonly product: Product;
  /** The selected variant. */
  readonly variant: Variant | null;
  /** Whether the variants are the terms of a subscription, each with its own plan. */
  readonly isTerm: boolean;
  /** The plans to choose from. */
  readonly plans: readonly SellingPlan[];
  readonly isPlanRequired: boolean;
  readonly purchase: Purchase;
  /** The dealer who sells plans to this shopper in place of the shop; null for most. */
  readonly localDealer: Dealer | null;
  /** The service plan of the shop; null if there is none, or none for this shopper. */
  readonly servicePlan: PurchasableProduct | null;
  /** The unit price on the chosen plan; null if it is not known. */
  readonly price: Money | null;
  readonly isProStaff: boolean;
  /** The unit price of a variant at a discount in percent. */
  readonly priceAt: (variant: Variant, percent: number) => Money;
  /** Whether the shop sells it to this shopper. */
  readonly isBuyable: boolean;
  /** Whether the chosen variant is out of stock, not there yet, or no longer made. */
  readonly isUnavailable: boolean;
  readonly stockLimit: StockLimit;
}

/** What this shopper can buy of a product, on which plans and at what price. */
export const useOffer = (
  product: Product,
  variant: Variant | null,
  servicePlan: PurchasableProduct | null,
): Offer => {
  const { locale } = useLocale();
  const { dealer } = useDealer();
  const prices = usePurchasePrice();
  const stockLimit = useStockLimit(variant);
  const isTerm = product.variants.some(each => each.subscriptionFrequency !== null);
  const plans = isTerm ? [] : plansOf(product);
  const isPlanRequired = product.requiresSellingPlan && !isTerm;
  const purchase = usePurchase(plans, isPlanRequired);
  const localDealer = dealer?.isCompanyOwned === false ? dealer : null;

  const priceAt = ({ price }: Variant, percent: number): Money =>
    prices.of(product, percentOff(price, percent));
  const isPriced = variant !== null && isPriceKnown(product, variant.price, locale.currency);
  return {
    product,
    variant,
    isTerm,
    plans,
    isPlanRequired,
    purchase,
    localDealer,
    servicePlan: localDealer ? null : servicePlan,
    price: isPriced ? priceAt(variant, purchase.plan?.discountPercent ?? 0) : null,
    isProStaff: prices.isProStaff && hasProStaffPrice(product),
    priceAt,
    isBuyable: isPriced && !(isTerm && localDealer),
    isUnavailable: variant !== null && variant.availability !== 'inStock',
    stockLimit,
  };
};
