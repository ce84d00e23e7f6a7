import { useTranslation } from 'react-i18next';
import type { CurrencyCode } from '~/src/config/currency';
import { multiplyMoney } from '~/src/domain/commerce/money';
import type { Variant } from '~/src/domain/commerce/product';
import { formatPrice } from '~/src/domain/locale/format-price';
import { useLocale } from '~/src/features/locale';
import { billTotal, type Bill, type BillLine } from '../bill';

interface BillLinesProps {
  readonly bill: Bill;
  /** The chosen term of its plan. */
  readonly term: Variant | null;
  readonly currency: CurrencyCode;
  readonly isVisit: boolean;
}

const variantName = ({ selectedOptions }: Variant): string =>
  selectedOptions.map(({ value }) => value).join(', ');

/** The price of each item, of the plan, and of all together. */
export function BillLines({ bill, term, currency, isVisit }: BillLinesProps) {
  const { t } = useTranslation('finder');
  const { locale } = useLocale();
  const nameOf = ({ product: { title, options }, variant, quantity }: BillLine): string => {
    const name = options.length === 0 ? title : t('line', { title, variant: variantName(variant) });
    return quantity === 1 ? name : t('times', { count: quantity, title: name });
  };
  return (
    <dl>
      {bill.lines.map(line => (
        <div key={line.variant.id}>
          <dt>{nameOf(line)}</dt>
          <dd>{formatPrice(multiplyMoney(line.variant.price, line.quantity), locale)}</dd>
        </div>
      ))}
      {bill.plan && term && (
        <div>
          <dt>
            {t(bill.plan.quantity === 1 ? 'plan' : 'times', {
              count: bill.plan.quantity,
              term: term.title,
              title: t('plan', { term: term.title }),
            })}
          </dt>
          <dd>{formatPrice(multiplyMoney(term.price, bill.plan.quantity), locale)}</dd>
        </div>
      )}
      <div className="fence-finder-total">
        <dt>{t(isVisit ? 'installed' : 'today')}</dt>
        <dd>{formatPrice(billTotal(bill, term, currency), locale)}</dd>
      </div>
    </dl>
  );
}
