import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import type { FreeShipping } from '~/src/domain/commerce/free-shipping';
import { useLocale } from '~/src/features/locale';

/** How far the cart is from free shipping (spec storefront §9). */
export function FreeShippingBar({ remaining, progress }: FreeShipping) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  return (
    <div className="grid gap-2 text-sm">
      <p>
        {remaining
          ? t('freeShipping.away', { price: formatPrice(remaining, locale) })
          : t('freeShipping.reached')}
      </p>
      <progress className="meter" aria-hidden="true" max={1} value={progress} />
    </div>
  );
}
