import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SchedulerDealer, VisitKind } from '~/src/gateways/scheduler/decoders';
import { ChoiceGroup, RadioCard } from '~/src/ui/forms/choice';
import { FieldProblem } from '~/src/account/appointments/field-problem';

interface KindChoiceProps {
  readonly dealer: Pick<SchedulerDealer, 'kinds'>;
  readonly kind: VisitKind | '';
  readonly onSelect: (kind: VisitKind) => void;
  readonly problem: string | null;
}

/** In-Home or Virtual, whichever the dealer offers. */
export function KindChoice({ dealer, kind, onSelect, problem }: KindChoiceProps) {
  const { t } = useTranslation('account-appointments');
  const id = useId();
  return (
    <>
      <ChoiceGroup legend={t('booking.kind.legend')} className="visit-kinds">
        {dealer.kinds.map(each => (
          <RadioCard
            key={each}
            name={id}
            value={each}
            checked={each === kind}
            onSelect={() => onSelect(each)}
            problemId={problem === null ? null : id}
          >
            <b>{t(`booking.kind.${each}`)}</b>
            <span className="visit-soft">{t(`booking.kind.${each}Body`)}</span>
          </RadioCard>
        ))}
      </ChoiceGroup>
      <FieldProblem id={id}>{problem}</FieldProblem>
    </>
  );
}
