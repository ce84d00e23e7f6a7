import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import type { Variant } from '~/src/domain/commerce/product';
import { useLocale } from '~/src/features/locale';
import type { LiveProduct } from './use-live-product';

/** What has changed about the selected variant since the build; null if nothing has. */
export const useChangeNotice = (
  { state, repriced, gone, arePlansChanged }: LiveProduct<unknown>,
  variant: Variant | null,
): string | null => {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  if (state === 'failed') return t('checkFailed');
  if (!variant) return null;
  if (gone.has(variant.id)) return t('noLongerAvailable');
  const { price } = variant;
  if (repriced.has(variant.id) && price.cents >= 0 && price.currency === locale.currency) {
    return t('priceChanged', { price: formatPrice(price, locale) });
  }
  return arePlansChanged ? t('plansChanged') : null;
};
