import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import type { Money } from '~/src/domain/commerce/money';
import type { SellingPlan } from '~/src/domain/commerce/product';
import { ChoiceGroup, RadioCard } from '~/src/ui/forms/choice';
import { Select } from '~/src/ui/forms/field';
import { useLocale } from '~/src/features/locale';
import { usePlanLabel } from './use-plan-label';
import type { Purchase } from '../buy-box/use-purchase';

interface PurchaseChoiceProps {
  readonly plans: readonly SellingPlan[];
  readonly isPlanRequired: boolean;
  /** The unit price at a discount in percent. */
  readonly priceAt: (discountPercent: number) => Money;
  readonly purchase: Purchase;
}

/**
 * The choice between one-time purchase and autoship, and its frequency. Products sold on plans only
 * show just the plans.
 */
export function PurchaseChoice({ plans, isPlanRequired, priceAt, purchase }: PurchaseChoiceProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const planLabel = usePlanLabel();
  // The discount of the chosen plan; until one is chosen, that of the best.
  const discount =
    purchase.plan?.discountPercent ?? Math.max(0, ...plans.map(plan => plan.discountPercent));

  const frequency = (
    <Select
      label={t('purchase.frequency')}
      value={purchase.planId ?? ''}
      error={purchase.isFrequencyMissing ? t('selectFrequency') : null}
      onChange={event => purchase.choosePlan(event.currentTarget.value)}
    >
      <option value="" disabled>
        {t('purchase.chooseFrequency')}
      </option>
      {plans.map(plan => (
        <option key={plan.id} value={plan.id}>
          {planLabel(plan, isPlanRequired)}
        </option>
      ))}
    </Select>
  );

  if (isPlanRequired) return plans.length > 1 ? frequency : null;

  return (
    <ChoiceGroup legend={t('purchase.label')} className="grid gap-2">
      <RadioCard
        name="purchase"
        value="oneTime"
        checked={purchase.kind === 'oneTime'}
        onSelect={() => purchase.chooseKind('oneTime')}
      >
        <span className="flex justify-between gap-3">
          <span>{t('purchase.oneTime')}</span>
          <span className="font-semibold">{formatPrice(priceAt(0), locale)}</span>
        </span>
      </RadioCard>
      <div>
        <RadioCard
          name="purchase"
          value="autoship"
          checked={purchase.kind === 'autoship'}
          onSelect={() => purchase.chooseKind('autoship')}
        >
          <span className="flex justify-between gap-3">
            <span>
              {discount > 0 ? t('purchase.saveWithAutoship', { discount }) : t('purchase.autoship')}
            </span>
            <span className="font-semibold">{formatPrice(priceAt(discount), locale)}</span>
          </span>
        </RadioCard>
        {purchase.kind === 'autoship' && <div className="mt-3">{frequency}</div>}
      </div>
    </ChoiceGroup>
  );
}
