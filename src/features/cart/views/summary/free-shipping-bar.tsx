import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import type { FreeShipping } from '~/src/domain/commerce/free-shipping';
import { useLocale } from '~/src/features/locale';

/** What the cart lacks for free shipping. */
export function FreeShippingText({ remaining }: Pick<FreeShipping, 'remaining'>) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  return (
    <>
      {remaining
        ? t('freeShipping.away', { price: formatPrice(remaining, locale) })
        : t('freeShipping.reached')}
    </>
  );
}

/** How far the cart is from free shipping (spec storefront §9). */
export function FreeShippingBar({ remaining, progress }: FreeShipping) {
  return (
    <div className="grid gap-2 text-sm">
      <p>
        <FreeShippingText remaining={remaining} />
      </p>
      <progress className="meter" aria-hidden="true" max={1} value={progress} />
    </div>
  );
}
