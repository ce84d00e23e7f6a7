import { useTranslation } from 'react-i18next';
import type { CartTotals } from '~/src/features/cart/totals/cart-totals';
import { formatPrice } from '~/src/domain/locale/format-price';
import type { Money } from '~/src/domain/commerce/money';
import { cx } from '~/src/ui/class-names';
import { useLocale } from '~/src/features/locale';

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly tone?: 'quiet' | 'positive' | 'total';
}

function Row({ label, value, tone }: RowProps) {
  return (
    <div className={cx(tone === 'positive' && 'text-positive', tone === 'total' && 'totals-sum')}>
      <dt>{label}</dt>
      <dd className={cx(tone === 'quiet' && 'text-ink-soft')}>{value}</dd>
    </div>
  );
}

interface TotalsListProps {
  readonly totals: CartTotals;
  /** The store has yet to confirm the sums. */
  readonly isEstimated: boolean;
}

/** The totals of the cart, in rows that add up. */
export function CartTotalsList({ totals, isEstimated }: TotalsListProps) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const price = (money: Money): string => formatPrice(money, locale);
  const less = (money: Money): string => `-${price(money)}`;
  const { regular, saved, subtotal, discounts, freeShipping, total } = totals;
  return (
    <dl className="totals" aria-busy={isEstimated}>
      {saved.cents > 0 && (
        <>
          <Row label={t('totals.items')} value={price(regular)} tone="quiet" />
          <Row label={t('totals.savings')} value={price(saved)} tone="positive" />
        </>
      )}
      <Row label={t('totals.subtotal')} value={price(subtotal)} />
      {discounts.map(({ title, amount }) => (
        <Row
          key={title}
          label={t('totals.discount', { title })}
          value={less(amount)}
          tone="positive"
        />
      ))}
      <Row
        label={t('totals.shipping')}
        value={freeShipping?.isReached ? t('totals.free') : t('totals.shippingLater')}
        {...(freeShipping?.isReached ? {} : { tone: 'quiet' })}
      />
      <Row label={t('totals.total')} value={price(total)} tone="total" />
    </dl>
  );
}
