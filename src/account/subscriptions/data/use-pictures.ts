import { useQuery } from '@tanstack/react-query';
import { unwrap } from '~/src/account/data/unwrap';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { useLocale } from '~/src/features/locale';
import { readReorderVariants } from '~/src/gateways/shopify/account/reorder-variants';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';

type Pictures = ReadonlyMap<string, ImageAsset>;

const PREFIX = 'gid://shopify/ProductVariant/';
const NONE: Pictures = new Map();

/** The pictures of what is subscribed to, by the variant's number; without them the screens lack nothing else. */
export const usePictures = (subscriptions: readonly Subscription[]): Pictures => {
  const { locale } = useLocale();
  const ids = [...new Set(subscriptions.flatMap(({ variantId }) => variantId ?? []))].sort();
  const { data } = useQuery({
    queryKey: ['variant-pictures', locale.id, ids],
    enabled: ids.length > 0,
    staleTime: Infinity,
    queryFn: async () => {
      const config = browserSettings.stores[locale.store];
      const found = await unwrap(
        readReorderVariants(
          config,
          ids.map(id => PREFIX + id),
          locale,
        ),
      );
      return new Map(
        [...found].flatMap(([id, { variant }]) =>
          variant.image ? [[id.slice(PREFIX.length), variant.image] as const] : [],
        ),
      );
    },
  });
  return data ?? NONE;
};
