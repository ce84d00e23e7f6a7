import type { Locale } from '~/src/config/locales';
import {
  isInEuropeanUnion,
  isTaxInPrices,
  type ConsumerRights,
} from '~/src/domain/commerce/consumer-rights';
import type { SiteSettings } from '~/src/domain/content/content';
import type { StringTree } from './strings';

type TextKey =
  | 'europe:taxNote'
  | 'europe:prices'
  | 'europe:lowestPrice'
  | 'europe:withdrawal'
  | 'europe:withdraw'
  | 'europe:safety'
  | 'europe:manufacturer'
  | 'europe:responsiblePerson';

/**
 * What a locale must tell consumers; null where prices do not include the tax.
 * @param texts the namespace `europe`
 */
export const consumerRights = (
  { shopifyCountry }: Pick<Locale, 'shopifyCountry'>,
  { productSafety }: Pick<SiteSettings, 'productSafety'>,
  texts: StringTree,
): ConsumerRights | null => {
  if (!isTaxInPrices(shopifyCountry)) return null;
  const t = (key: TextKey): string => {
    const value = texts[key.replace('europe:', '')];
    return typeof value === 'string' ? value : '';
  };
  const contact = (key: TextKey, name: string | null | undefined): readonly string[] =>
    name ? [t(key).replace('{{contact}}', name)] : [];
  const tax = { taxNote: t('europe:taxNote'), prices: t('europe:prices') };
  if (!isInEuropeanUnion(shopifyCountry)) {
    return {
      ...tax,
      lowestPrice: null,
      withdrawal: null,
      withdraw: null,
      safety: null,
      contacts: [],
    };
  }
  return {
    ...tax,
    lowestPrice: t('europe:lowestPrice'),
    withdrawal: t('europe:withdrawal'),
    withdraw: t('europe:withdraw'),
    safety: t('europe:safety'),
    contacts: [
      ...contact('europe:manufacturer', productSafety?.manufacturer),
      ...contact('europe:responsiblePerson', productSafety?.responsiblePerson),
    ],
  };
};
