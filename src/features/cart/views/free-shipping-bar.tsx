import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../domain/format-price';
import type { Money } from '../../../domain/money';
import { useLocale } from '../../locale';

interface FreeShippingBarProps {
  readonly subtotal: Money;
  readonly threshold: Money;
}

/** How far the cart is from free shipping (spec storefront §9). */
export function FreeShippingBar({ subtotal, threshold }: FreeShippingBarProps) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const missing = threshold.cents - subtotal.cents;
  return (
    <div className="grid gap-2 text-sm">
      <p>
        {missing > 0
          ? t('freeShipping.away', { price: formatPrice({ ...threshold, cents: missing }, locale) })
          : t('freeShipping.reached')}
      </p>
      <progress
        className="meter"
        aria-hidden="true"
        max={threshold.cents}
        value={Math.min(subtotal.cents, threshold.cents)}
      />
    </div>
  );
}
