import { useTranslation } from 'react-i18next';
import type { Variant } from '~/src/domain/commerce/product';
import { formatPrice } from '~/src/domain/locale/format-price';
import { ChoiceGroup, RadioCard } from '~/src/ui/forms/choice';
import { useLocale } from '~/src/features/locale';
import { usePlanLabel } from '~/src/features/product';
import type { Bill } from '../bill';
import { planOf } from '../use-add-bill';

interface TermChoiceProps {
  readonly bill: Bill;
  readonly terms: readonly Variant[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}

/** The terms of the plan that comes with a bill. */
export function TermChoice({ bill, terms, chosenId, onChoose }: TermChoiceProps) {
  const { t } = useTranslation('finder');
  const { locale } = useLocale();
  const planLabel = usePlanLabel();
  return (
    <ChoiceGroup legend={t('planTitle')} className="fence-finder-terms">
      {terms.map(term => {
        const plan = planOf(bill, term);
        return (
          <RadioCard
            key={term.id}
            name="finder-plan"
            value={term.id}
            checked={term.id === chosenId}
            onSelect={onChoose}
          >
            <span className="block font-semibold">
              {term.title}, {formatPrice(term.price, locale)}
            </span>
            {plan && <span className="block text-sm text-ink-soft">{planLabel(plan, true)}</span>}
          </RadioCard>
        );
      })}
    </ChoiceGroup>
  );
}
