import { useMemo } from 'react';
import { usePlannedProducts } from '~/src/account/subscriptions/data/use-choices';
import { usePictures, useProductTypes } from '~/src/account/subscriptions/data/use-pictures';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { swapGroups, swapsAt, type SwapGroup } from './swap-groups';

interface ReadSwapGroups {
  /** The request for the products. */
  readonly read: ReturnType<typeof usePlannedProducts>;
  /** Empty until loaded. */
  readonly groups: readonly SwapGroup[];
  readonly pictures: ReturnType<typeof usePictures>;
}

/** Loads the products that may replace the one of a subscription, with their pictures. */
export const useSwapGroups = (subscription: Subscription): ReadSwapGroups => {
  const read = usePlannedProducts();
  const { data } = read;
  const { frequency, variantId } = subscription;
  const swaps = useMemo(
    () => swapsAt(data ?? [], frequency, variantId),
    [data, frequency, variantId],
  );
  const asked = [subscription, ...swaps];
  const pictures = usePictures(asked);
  const groups = swapGroups(swaps, subscription, useProductTypes(asked));
  return { read, groups, pictures };
};
