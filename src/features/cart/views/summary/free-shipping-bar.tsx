import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import { CheckIcon } from '~/src/ui/icons';
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

/** How far the cart is from free shipping, or that it is reached (spec storefront §9). */
export function FreeShippingBar({ isReached, remaining, progress }: FreeShipping) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const text = freeShippingText({ remaining }, t, locale);
  if (isReached) {
    return (
      <p className="flex items-center gap-1 text-sm text-positive">
        <CheckIcon size={20} />
        {text}
      </p>
    );
  }
  return (
    <div className="grid gap-2 text-sm">
      <p>{text}</p>
      <progress className="meter" aria-hidden="true" max={1} value={progress} />
    </div>
  );
}
