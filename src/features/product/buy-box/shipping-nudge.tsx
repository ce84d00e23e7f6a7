import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import { freeShippingOf } from '~/src/domain/commerce/free-shipping';
import type { Money } from '~/src/domain/commerce/money';
import { useCart } from '~/src/features/cart';
import { useLocale } from '~/src/features/locale';

interface NudgeProps {
  /** Price of what the button adds. */
  readonly price: Money;
  readonly threshold: Money;
}

/** The store may take automatic discounts off what reaches the threshold: with half of it left, shipping is still free. */
const SURE = 2;

/**
 * The amount missing for free shipping, with this product in the cart (spec storefront §9). Like the cart, it counts
 * what is left after the discounts that the store has named.
 */
export function ShippingNudge({ price, threshold }: NudgeProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const { subtotal, orderDiscounts } = useCart().view;
  const inCart =
    subtotal?.currency === price.currency
      ? orderDiscounts.reduce((left, { amount }) => left - amount.cents, subtotal.cents)
      : 0;
  const cents = inCart + price.cents;
  const shipping = freeShippingOf({ ...price, cents }, threshold);
  if (!shipping) return null;
  const isUnsure = inCart < threshold.cents && cents < SURE * threshold.cents;
  const reached = isUnsure ? '\u00a0' : t('delivery.reached');
  return (
    <span className="nudge" data-reached={shipping.isReached || undefined}>
      {shipping.remaining
        ? t('delivery.away', { price: formatPrice(shipping.remaining, locale) })
        : // An empty line, so that nothing moves once the cart is known.
          reached}
    </span>
  );
}
