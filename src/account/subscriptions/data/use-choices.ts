import { useQuery } from '@tanstack/react-query';
import { unwrap } from '~/src/account/data/unwrap';
import { useAccount } from '~/src/account/session/session-context';
import { isProStaff, proStaffPrice } from '~/src/domain/commerce/pro-staff';
import { listAddresses } from '~/src/gateways/recharge/addresses';
import { listPlannedProducts, type PlannedProduct } from '~/src/gateways/recharge/products';
import type { BillingAddress } from '~/src/gateways/recharge/to-address';
import { useSubscriptionKeys } from './keys';
import { useBillingCall } from './use-billing-call';
import { noneIfUnknown, type Read } from './use-subscriptions';

/** The addresses of the customer's subscriptions. */
export const useBillingAddresses = (): Read<readonly BillingAddress[]> => {
  const call = useBillingCall();
  const { addresses } = useSubscriptionKeys();
  return useQuery({
    queryKey: addresses,
    queryFn: async () => unwrap(noneIfUnknown(await call(listAddresses))),
  });
};

/** The customer's own prices; services, sold on plans alone, have none. */
const withProStaffPrices = (products: readonly PlannedProduct[]): readonly PlannedProduct[] =>
  products.map(product => ({
    ...product,
    variants: product.variants.map(variant => {
      if (variant.isDigital) return variant;
      const prices = Object.entries(variant.prices).map(
        ([plan, price]) => [plan, proStaffPrice(price)] as const,
      );
      return { ...variant, prices: Object.fromEntries(prices) };
    }),
  }));

/** All products with a subscription, at the prices that this customer pays. */
export const usePlannedProducts = (): Read<readonly PlannedProduct[]> => {
  const call = useBillingCall();
  const { customer } = useAccount();
  const { products } = useSubscriptionKeys();
  return useQuery({
    queryKey: products,
    queryFn: async () => unwrap(noneIfUnknown(await call(listPlannedProducts))),
    ...(isProStaff(customer.tags) ? { select: withProStaffPrices } : {}),
  });
};
