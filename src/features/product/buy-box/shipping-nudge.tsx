import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import { freeShippingOf } from '~/src/domain/commerce/free-shipping';
import { addMoney, type Money } from '~/src/domain/commerce/money';
import { useCart } from '~/src/features/cart';
import { useLocale } from '~/src/features/locale';

interface NudgeProps {
  /** Price of what the button adds. */
  readonly price: Money;
  readonly threshold: Money;
}

/** The amount missing for free shipping, with this product in the cart (spec storefront §9). */
export function ShippingNudge({ price, threshold }: NudgeProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const { subtotal } = useCart().view;
  const isKnown = subtotal !== null && subtotal.currency === price.currency;
  const shipping = freeShippingOf(isKnown ? addMoney(subtotal, price) : price, threshold);
  if (!shipping) return null;
  return (
    <span className="nudge" data-reached={shipping.isReached || undefined}>
      {shipping.remaining
        ? t('delivery.away', { price: formatPrice(shipping.remaining, locale) })
        : t('delivery.reached')}
    </span>
  );
}
