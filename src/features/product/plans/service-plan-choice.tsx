import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatKnownPrice } from '~/src/domain/locale/format-price';
import type { Variant } from '~/src/domain/commerce/product';
import { ChoiceGroup, RadioCard } from '~/src/ui/forms/choice';
import { useLocale } from '~/src/features/locale';
import type { LazyParts } from '../buy-box/use-lazy-parts';
import { matchPlan, type PurchasableProduct } from '../buy-box/add-on-plans';
import type { Renewal } from './service-plan-choice-renewal';
import { usePlanLabel } from './use-plan-label';

/** The choice of a shopper who has a plan already. */
export const EXISTING_PLAN = 'own';

interface ServicePlanChoiceProps {
  readonly servicePlan: PurchasableProduct;
  /** A variant's id, `EXISTING_PLAN`, or null while nothing is chosen. */
  readonly chosen: string | null;
  readonly isMissing: boolean;
  /** One plan serves one collar. */
  readonly quantity: number;
  readonly renewal: Renewal;
  readonly parts: LazyParts;
  readonly onChoose: (choice: string) => void;
}

/** The service plan that a collar requires. */
export function ServicePlanChoice(props: ServicePlanChoiceProps) {
  const { servicePlan, chosen, isMissing, quantity, renewal, parts, onChoose } = props;
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const planLabel = usePlanLabel();
  const messageId = useId();
  const problemId = isMissing ? messageId : null;

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
      {servicePlan.variants.map(variant => {
        const price = formatKnownPrice(variant.price, locale);
        return (
          <div key={variant.id} className="grid gap-2">
            <RadioCard
              name="service-plan"
              value={variant.id}
              checked={chosen === variant.id}
              unavailable={price === null}
              disabled={price === null}
              problemId={problemId}
              onSelect={onChoose}
            >
              <span className="flex justify-between gap-3">
                <span>
                  {variant.title}
                  <span className="block text-sm text-ink-soft">{term(variant)}</span>
                </span>
                <span className="font-semibold">{price ?? t('common:price.unknown')}</span>
              </span>
            </RadioCard>
            {parts && chosen === variant.id && (
              <parts.RenewalTerms
                product={servicePlan}
                variant={variant}
                quantity={quantity}
                renewal={renewal}
              />
            )}
          </div>
        );
      })}
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
