import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import { freeShippingOf } from '~/src/domain/commerce/free-shipping';
import type { Money } from '~/src/domain/commerce/money';
import { useCart } from '~/src/features/cart';
import { useLocale } from '~/src/features/locale';

interface NudgeProps {
  readonly variantId: string;
  readonly price: Money;
  /** How many the button adds. */
  readonly quantity: number;
  readonly threshold: Money;
}

/**
 * The amount missing for free shipping, with this product in the cart (spec storefront §9). Like the cart, it counts
 * what is left after discounts: of the order, and of this product where the cart shows what the store takes off.
 */
export function ShippingNudge({ variantId, price, quantity, threshold }: NudgeProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const { lines, subtotal, orderDiscounts } = useCart().view;
  let cents = price.cents * quantity;
  if (subtotal?.currency === price.currency) {
    const same = lines.find(({ merchandise }) => merchandise.id === variantId);
    if (same)
      cents = Math.floor(Math.min(same.total.cents / same.quantity, price.cents) * quantity);
    cents += subtotal.cents;
    for (const { amount } of orderDiscounts) cents -= amount.cents;
  }
  const shipping = freeShippingOf({ ...price, cents }, threshold);
  if (!shipping) return null;
  return (
    <span className="nudge" data-reached={shipping.isReached || undefined}>
      {shipping.remaining
        ? t('delivery.away', { price: formatPrice(shipping.remaining, locale) })
        : t('delivery.reached')}
    </span>
  );
}
