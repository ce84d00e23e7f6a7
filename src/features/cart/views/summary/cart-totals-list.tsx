import { useTranslation } from 'react-i18next';
import type { CartTotals } from '~/src/features/cart/totals/cart-totals';
import { formatPrice } from '~/src/domain/locale/format-price';
import type { Money } from '~/src/domain/commerce/money';
import { cx } from '~/src/ui/class-names';
import { useLocale } from '~/src/features/locale';

interface RowProps {
  readonly label: string;
  /** A second line below the label. */
  readonly note?: string | undefined;
  readonly value: string;
  readonly tone?: 'quiet' | 'positive' | 'total';
}

function Row({ label, note, value, tone }: RowProps) {
  return (
    <div className={cx(tone === 'positive' && 'text-positive', tone === 'total' && 'totals-sum')}>
      <dt>
        {label}
        {note !== undefined && <span className="totals-note">{note}</span>}
      </dt>
      <dd className={cx(tone === 'quiet' && 'text-ink-soft')}>{value}</dd>
    </div>
  );
}

interface TotalsListProps {
  readonly totals: CartTotals;
  /** The store has yet to confirm the sums. */
  readonly isEstimated: boolean;
  /** Whether the sum is below the rows; otherwise it is elsewhere in view. */
  readonly hasSum: boolean;
}

/** The totals of the cart, in rows that add up; all savings are one of them. */
export function CartTotalsList({ totals, isEstimated, hasSum }: TotalsListProps) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const price = (money: Money): string => formatPrice(money, locale);
  const { regular, saved, discountTitles, freeShipping, total } = totals;
  const hasSaving = saved.cents > 0;
  const title = discountTitles.join(', ');
  return (
    <dl className="totals" aria-busy={isEstimated}>
      <Row label={t(hasSaving ? 'totals.items' : 'totals.subtotal')} value={price(regular)} />
      {hasSaving && (
        <Row
          label={t('totals.savings')}
          note={title === '' ? undefined : t('totals.discount', { title })}
          value={`-${price(saved)}`}
          tone="positive"
        />
      )}
      <Row
        label={t('totals.shipping')}
        value={freeShipping?.isReached ? t('totals.free') : t('totals.shippingLater')}
        {...(freeShipping?.isReached ? {} : { tone: 'quiet' })}
      />
      {hasSum && <Row label={t('totals.total')} value={price(total)} tone="total" />}
    </dl>
  );
}
