import { useTranslation } from 'react-i18next';
import type { CartViewLine } from '~/src/features/cart/types';
import { renewalOf } from './renewal';

interface LineDetailsProps {
  readonly line: CartViewLine;
  readonly onQuantity: (quantity: number) => void;
}

/** Details of a line: its plan and problems. */
export function LineDetails({ line, onQuantity }: LineDetailsProps) {
  const { t } = useTranslation('cart');
  const { merchandise, sellingPlan, quantity } = line;
  const stock = merchandise.quantityAvailable;
  const renewal = renewalOf(line);
  const isOver = merchandise.isAvailable && stock !== null && quantity > stock;
  return (
    <div className="grid text-sm text-ink-soft">
      {sellingPlan && (
        <p>
          {renewal
            ? t(`line.renews.${renewal.unit}`, { count: renewal.count })
            : t('line.plan', { plan: sellingPlan.name })}
        </p>
      )}
      {merchandise.isAvailable && merchandise.isBackorder && <p>{t('line.backorder')}</p>}
      {!merchandise.isAvailable && <p className="field-error">{t('line.soldOut')}</p>}
      {isOver && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="field-error">{t('line.maximum', { count: stock })}</span>
          <button type="button" className="link min-h-11" onClick={() => onQuantity(stock)}>
            {t('line.takeMaximum', { count: stock })}
          </button>
        </p>
      )}
    </div>
  );
}
