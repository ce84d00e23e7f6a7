import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '~/src/ui/forms/field';
import { delayedTo, DELAYS, isOrderDay, isDelayed, orderDays, type Delay } from '../schedule';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionFormat } from '../use-subscription-format';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';

const OTHER = 'other';
const SOONEST = 'soonest';

type Choice = Delay | typeof SOONEST | typeof OTHER;

/** Chooses the date of the next order: a preset delay, or any day from tomorrow on. */
export function NextDateForm({ subscription, isForSoonest, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { moveTo } = useSubscriptionActions();
  const { nextChargeDate, isDigital } = subscription;
  const { today } = format;
  const { min, max } = orderDays(today);
  const canComeSooner = nextChargeDate !== null && nextChargeDate > min;
  // After a pause nobody may want a week more: the date stays until another one is chosen.
  const usual = nextChargeDate === null || isDelayed(subscription, today) ? OTHER : 'week';
  const [choice, setChoice] = useState<Choice>(canComeSooner && isForSoonest ? SOONEST : usual);
  const [typed, setTyped] = useState(nextChargeDate ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const dayOf = (delay: Delay): string =>
    nextChargeDate === null ? '' : delayedTo(nextChargeDate, delay, today);
  const offered = DELAYS.filter(delay => isOrderDay(dayOf(delay), today));
  const dayChosen = (): string => {
    if (choice === OTHER) return typed;
    return choice === SOONEST ? min : dayOf(choice);
  };
  const day = dayChosen();
  const isMove = nextChargeDate !== null && day !== nextChargeDate && isOrderDay(day, today);
  return (
    <ActionForm
      yes={t('dialog.save')}
      isUnchanged={nextChargeDate !== null && day === nextChargeDate}
      onLeave={onLeave}
      onSubmit={() => {
        if (!isOrderDay(day, today)) {
          setProblem(t('nextDate.invalid'));
          return false;
        }
        onDone(() => moveTo(subscription, day));
        return true;
      }}
    >
      {offered.length > 0 && (
        <OptionList<Choice>
          legend={t('nextDate.legend')}
          selected={choice}
          onSelect={value => {
            setChoice(value);
            setProblem(null);
          }}
          options={[
            ...(canComeSooner
              ? [
                  {
                    value: SOONEST,
                    label: t('nextDate.soonest'),
                    detail: format.weekday(min),
                  } as const,
                ]
              : []),
            ...offered.map(delay => ({
              value: delay,
              label: t(`nextDate.later.${delay}`),
              detail: format.weekday(dayOf(delay)),
            })),
            { value: OTHER, label: t('nextDate.other') },
          ]}
        />
      )}
      {(choice === OTHER || offered.length === 0) && (
        <Field
          type="date"
          label={t(isDigital ? 'details.billing' : 'nextDate.label')}
          note={t('nextDate.note', { min: format.day(min), max: format.day(max) })}
          min={min}
          max={max}
          value={typed}
          error={problem}
          onChange={event => {
            setTyped(event.currentTarget.value);
            setProblem(null);
          }}
        />
      )}
      <p aria-live="polite">
        {isMove &&
          t(isDigital ? 'pause.bodyBilling' : 'nextDate.moves', {
            from: format.day(nextChargeDate),
            to: format.day(day),
          })}
      </p>
    </ActionForm>
  );
}
