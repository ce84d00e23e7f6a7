import { useQuery } from '@tanstack/react-query';
import { unwrap } from '~/src/account/data/unwrap';
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

/** All products with a subscription. */
export const usePlannedProducts = (): Read<readonly PlannedProduct[]> => {
  const call = useBillingCall();
  const { products } = useSubscriptionKeys();
  return useQuery({
    queryKey: products,
    queryFn: async () => unwrap(noneIfUnknown(await call(listPlannedProducts))),
  });
};
