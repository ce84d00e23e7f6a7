import type { Money } from '~/src/domain/commerce/money';
import { hasProStaffPrice, proStaffPrice } from '~/src/domain/commerce/pro-staff';
import type { Product } from '~/src/domain/commerce/product';
import { useCustomer } from '~/src/features/customer';

type PricedProduct = Pick<Product, 'requiresSellingPlan'>;

export interface PurchasePrice {
  /** Whether this customer has ProStaff prices at all. */
  readonly isProStaff: boolean;
  /** The price for this customer; the store charges the same. */
  readonly of: (product: PricedProduct, price: Money) => Money;
}

/** Prices for the signed-in customer; the regular ones until that is known. */
export const usePurchasePrice = (): PurchasePrice => {
  const { isProStaff } = useCustomer();
  return {
    isProStaff,
    of: (product, price) =>
      isProStaff && hasProStaffPrice(product) ? proStaffPrice(price) : price,
  };
};
