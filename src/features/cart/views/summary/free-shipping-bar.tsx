import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import type { FreeShipping } from '~/src/domain/commerce/free-shipping';
import type { Locale } from '~/src/config/locales';
import { useLocale } from '~/src/features/locale';

/** What the cart lacks for free shipping. */
export const freeShippingText = (
  { remaining }: Pick<FreeShipping, 'remaining'>,
  t: TFunction<'cart'>,
  locale: Locale,
): string =>
  remaining
    ? t('freeShipping.away', { price: formatPrice(remaining, locale) })
    : t('freeShipping.reached');

/** How far the cart is from free shipping (spec storefront §9). */
export function FreeShippingBar({ remaining, progress }: FreeShipping) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  return (
    <div className="grid gap-2 text-sm">
      <p>{freeShippingText({ remaining }, t, locale)}</p>
      <progress className="meter" aria-hidden="true" max={1} value={progress} />
    </div>
  );
}
