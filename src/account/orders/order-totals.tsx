import { useTranslation } from 'react-i18next';
import { subtractMoney, sumMoney, type Money } from '~/src/domain/commerce/money';
import type { Order, OrderDiscount } from '~/src/domain/commerce/order';
import { formatPrice } from '~/src/domain/locale/format-price';
import { useLocale } from '~/src/features/locale';

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly isSum?: boolean;
}

function Row({ label, value, isSum = false }: RowProps) {
  return (
    <div className={isSum ? 'order-sum' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function DiscountRow({ discount }: { readonly discount: OrderDiscount }) {
  const { t } = useTranslation('account-orders');
  const { locale } = useLocale();
  const { name, amount, percent } = discount;
  const off = percent === null ? t('order.applied') : t('order.percentOff', { percent });
  return (
    <Row
      label={t('order.discount', { name })}
      value={amount ? `−${formatPrice(amount, locale)}` : off}
    />
  );
}

/** The total before discounts; null if lines are missing, because the sum would be wrong. */
const itemsTotalOf = ({ lines, unreadableLines, total }: Order): Money | null => {
  const amounts = lines.map(({ originalTotal }) => originalTotal);
  const isComplete =
    unreadableLines === 0 && amounts.every(({ currency }) => currency === total.currency);
  return isComplete ? sumMoney(amounts, total.currency) : null;
};

/** The amounts of an order (spec account §3 "Displayed"), as the store reports them. */
export function OrderTotals({ order }: { readonly order: Order }) {
  const { t } = useTranslation('account-orders');
  const { locale } = useLocale();
  const { subtotal, shipping, tax, total, currentTotal, discounts, financialStatus } = order;
  const items = discounts.length > 0 ? itemsTotalOf(order) : null;
  const price = (money: Money) => formatPrice(money, locale);
  const isChanged = currentTotal.currency === total.currency && currentTotal.cents !== total.cents;
  return (
    <dl className="order-totals">
      {items && <Row label={t('order.itemsTotal')} value={price(items)} />}
      {discounts.map(discount => (
        <DiscountRow key={discount.name} discount={discount} />
      ))}
      {subtotal && <Row label={t('order.subtotal')} value={price(subtotal)} />}
      {shipping && (
        <Row
          label={t('order.shipping')}
          value={shipping.cents === 0 ? t('order.freeShipping') : price(shipping)}
        />
      )}
      {tax && <Row label={t('order.tax')} value={price(tax)} />}
      <Row label={t('order.grandTotal')} value={price(total)} isSum />
      {isChanged && (
        <>
          <Row
            label={t(financialStatus === 'VOIDED' ? 'financial.VOIDED.name' : 'order.returned')}
            value={price(subtractMoney(currentTotal, total)).replace('-', '−')}
          />
          <Row label={t('order.currentTotal')} value={price(currentTotal)} isSum />
        </>
      )}
    </dl>
  );
}
