import { useQuery } from '@tanstack/react-query';
import { unwrap } from '~/src/account/data/unwrap';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { numericId, variantGlobalId } from '~/src/domain/commerce/variants';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { useLocale } from '~/src/features/locale';
import {
  readReorderVariants,
  type ReorderVariant,
} from '~/src/gateways/shopify/account/reorder-variants';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';

type Variants = ReadonlyMap<string, ReorderVariant>;
type Pictures = ReadonlyMap<string, ImageAsset>;

const NONE: Pictures = new Map();

const toPictures = (found: Variants): Pictures =>
  new Map(
    [...found].flatMap(([id, { variant }]) =>
      variant.image ? [[numericId(id), variant.image] as const] : [],
    ),
  );

/** The subscribed variants that the store still sells. */
const useVariants = <T>(
  subscriptions: readonly Pick<Subscription, 'variantId'>[],
  select: (found: Variants) => T,
): T | undefined => {
  const { locale } = useLocale();
  const ids = [...new Set(subscriptions.flatMap(({ variantId }) => variantId ?? []))].sort();
  const { data } = useQuery({
    queryKey: ['subscribed-variants', locale.id, ids],
    enabled: ids.length > 0,
    staleTime: Infinity,
    queryFn: () =>
      unwrap(
        readReorderVariants(browserSettings.stores[locale.store], ids.map(variantGlobalId), locale),
      ),
    select,
  });
  return data;
};

/** Pictures of the subscribed variants by numeric id; empty if they cannot be loaded. */
export const usePictures = (subscriptions: readonly Pick<Subscription, 'variantId'>[]): Pictures =>
  useVariants(subscriptions, toPictures) ?? NONE;

const NO_TYPES: ReadonlyMap<string, string> = new Map();

const toTypes = (found: Variants): ReadonlyMap<string, string> =>
  new Map([...found].map(([id, { product }]) => [numericId(id), product.productType]));

/** Product types by variant id; empty until loaded. */
export const useProductTypes = (
  subscriptions: readonly Pick<Subscription, 'variantId'>[],
): ReadonlyMap<string, string> => useVariants(subscriptions, toTypes) ?? NO_TYPES;

const toHandle = (found: Variants): string | null => [...found.values()][0]?.product.handle ?? null;

/**
 * The handle of a subscription's product; null until loaded, and if the store no longer sells it.
 */
export const useProductHandle = (subscription: Subscription): string | null =>
  useVariants([subscription], toHandle) ?? null;
