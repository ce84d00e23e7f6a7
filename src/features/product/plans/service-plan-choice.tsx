import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatKnownPrice } from '~/src/domain/locale/format-price';
import type { Variant } from '~/src/domain/commerce/product';
import { Badge } from '~/src/ui/badge';
import { ChoiceGroup, RadioCard } from '~/src/ui/forms/choice';
import { useLocale } from '~/src/features/locale';
import { matchPlan, type PurchasableProduct } from '../buy-box/add-on-plans';
import { bestValuePlan, monthlyPrice, savingOf } from './best-value-plan';
import { usePlanLabel } from './use-plan-label';

/** The choice of a shopper who has a plan already. */
export const EXISTING_PLAN = 'own';

interface ServicePlanChoiceProps {
  readonly servicePlan: PurchasableProduct;
  /** A variant's id, `EXISTING_PLAN`, or null while nothing is chosen. */
  readonly chosen: string | null;
  readonly isMissing: boolean;
  readonly onChoose: (choice: string) => void;
}

/** The service plan that a collar requires. */
export function ServicePlanChoice(props: ServicePlanChoiceProps) {
  const { servicePlan, chosen, isMissing, onChoose } = props;
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const planLabel = usePlanLabel();
  const messageId = useId();
  const problemId = isMissing ? messageId : null;

  const best = bestValuePlan(servicePlan, locale.currency);
  const saving = best ? savingOf(servicePlan, best) : 0;

  const term = (variant: Variant): string => {
    const match = matchPlan(servicePlan, variant);
    return match.isFound && match.plan ? planLabel(match.plan, true) : '';
  };

  return (
    <ChoiceGroup legend={t('servicePlan.title')} className="grid gap-2">
      <p className="text-sm text-ink-soft">{t('servicePlan.body')}</p>
      <p id={`${messageId}-error`} role="alert" className="field-error empty:hidden">
        {isMissing && t('servicePlan.required')}
      </p>
      <div className="plan-terms">
        {servicePlan.variants.map(variant => {
          const price = formatKnownPrice(variant.price, locale);
          const monthly = monthlyPrice(variant);
          const byMonth = monthly && formatKnownPrice(monthly, locale);
          return (
            <RadioCard
              key={variant.id}
              name="service-plan"
              value={variant.id}
              checked={chosen === variant.id}
              unavailable={price === null}
              disabled={price === null}
              problemId={problemId}
              onSelect={onChoose}
            >
              <span>
                {variant.title}
                {variant === best && saving > 0 && (
                  <Badge tone="sale">{t('purchase.savings', { percentageDiscount: saving })}</Badge>
                )}
              </span>
              <span className="font-semibold">
                {byMonth
                  ? t('servicePlan.perMonth', { price: byMonth })
                  : (price ?? t('common:price.unknown'))}
              </span>
              <span className="text-sm text-ink-soft">
                {[byMonth && byMonth !== price ? price : null, term(variant)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </RadioCard>
          );
        })}
      </div>
      <RadioCard
        name="service-plan"
        value={EXISTING_PLAN}
        checked={chosen === EXISTING_PLAN}
        problemId={problemId}
        onSelect={onChoose}
      >
        {t('servicePlan.already')}
      </RadioCard>
    </ChoiceGroup>
  );
}
