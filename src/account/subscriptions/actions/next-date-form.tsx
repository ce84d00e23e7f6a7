import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '~/src/ui/forms/field';
import { delayedTo, DELAYS, isOrderDay, orderDays, type Delay } from '../schedule';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionFormat } from '../use-subscription-format';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';

const OTHER = 'other';

/** Chooses the date of the next order: a preset delay, or any day from tomorrow on. */
export function NextDateForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { moveTo } = useSubscriptionActions();
  const { nextChargeDate, isDigital } = subscription;
  const [choice, setChoice] = useState<Delay | typeof OTHER>(nextChargeDate ? 'week' : OTHER);
  const [typed, setTyped] = useState(nextChargeDate ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { today } = format;
  const { min, max } = orderDays(today);
  const dayOf = (delay: Delay): string =>
    nextChargeDate === null ? '' : delayedTo(nextChargeDate, delay, today);
  const offered = DELAYS.filter(delay => isOrderDay(dayOf(delay), today));
  const day = choice === OTHER ? typed : dayOf(choice);
  const isMove = nextChargeDate !== null && day !== nextChargeDate && isOrderDay(day, today);
  return (
    <ActionForm
      yes={t('dialog.save')}
      onLeave={onLeave}
      onSubmit={() => {
        if (!isOrderDay(day, today)) {
          setProblem(t('nextDate.invalid'));
          return false;
        }
        onDone(() => {
          if (day !== nextChargeDate) moveTo(subscription, day);
        });
        return true;
      }}
    >
      {offered.length > 0 && (
        <OptionList<Delay | typeof OTHER>
          legend={t('nextDate.legend')}
          selected={choice}
          onSelect={value => {
            setChoice(value);
            setProblem(null);
          }}
          options={[
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
          label={t('nextDate.label')}
          note={t('nextDate.note', { min: format.day(min), max: format.day(max) })}
          {...{ min, max }}
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
