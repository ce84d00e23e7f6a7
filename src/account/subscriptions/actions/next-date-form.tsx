import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '~/src/ui/forms/field';
import { isOrderDay, orderDays } from '../schedule';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionWords } from '../use-subscription-words';
import { ActionForm } from './action-form';
import type { ActionProps } from './action-props';

/** Chooses the day of the next order, from tomorrow on. */
export function NextDateForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const words = useSubscriptionWords();
  const { moveTo } = useSubscriptionActions();
  const { nextChargeDate } = subscription;
  const [day, setDay] = useState(nextChargeDate ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { min, max } = orderDays(words.today);
  return (
    <ActionForm
      yes={t('dialog.save')}
      onLeave={onLeave}
      onSubmit={() => {
        if (!isOrderDay(day, words.today)) {
          setProblem(t('nextDate.invalid'));
          return false;
        }
        onDone(() => {
          if (day !== nextChargeDate) moveTo(subscription, day);
        });
        return true;
      }}
    >
      <Field
        type="date"
        label={t('nextDate.label')}
        note={t('nextDate.note', { min: words.day(min), max: words.day(max) })}
        {...{ min, max }}
        value={day}
        error={problem}
        onChange={event => {
          setDay(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </ActionForm>
  );
}
