import type { Locale } from '~/src/config/locales';
import { isInEuropeanUnion, type ConsumerRights } from '~/src/domain/commerce/consumer-rights';
import type { SiteSettings } from '~/src/domain/content/content';
import type { StringTree } from './strings';

/**
 * What a locale must tell consumers; null outside the European Union.
 * @param texts the namespace `europe`
 */
export const consumerRights = (
  { shopifyCountry }: Pick<Locale, 'shopifyCountry'>,
  { productSafety }: Pick<SiteSettings, 'productSafety'>,
  texts: StringTree,
): ConsumerRights | null => {
  if (!isInEuropeanUnion(shopifyCountry)) return null;
  const text = (key: string): string => {
    const value = texts[key];
    return typeof value === 'string' ? value : '';
  };
  const contact = (key: string, name: string | null | undefined): readonly string[] =>
    name ? [text(key).replace('{{contact}}', name)] : [];
  return {
    taxNote: text('taxNote'),
    prices: text('prices'),
    lowestPrice: text('lowestPrice'),
    withdrawal: text('withdrawal'),
    safety: text('safety'),
    contacts: [
      ...contact('manufacturer', productSafety?.manufacturer),
      ...contact('responsiblePerson', productSafety?.responsiblePerson),
    ],
  };
};
