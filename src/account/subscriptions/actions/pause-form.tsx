import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pausedUntil, PAUSES, type Pause } from '../schedule';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionFormat } from '../use-subscription-format';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';

/** Pauses a subscription; shows the old and the new date. */
export function PauseForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { pause } = useSubscriptionActions();
  const [selected, setSelected] = useState<Pause>('month');
  const { nextChargeDate, isDigital } = subscription;
  if (nextChargeDate === null) return null;
  const untilOf = (length: Pause) => pausedUntil(nextChargeDate, length, format.today);
  const until = untilOf(selected);
  return (
    <ActionForm
      yes={t('pause.yes')}
      onLeave={onLeave}
      onSubmit={() => {
        onDone(() => pause(subscription, until));
        return true;
      }}
    >
      <OptionList
        legend={t('pause.legend')}
        selected={selected}
        onSelect={setSelected}
        options={PAUSES.map(length => ({
          value: length,
          label: t(`pause.${length}`),
          detail: format.day(untilOf(length)),
        }))}
      />
      <p aria-live="polite">
        {t(isDigital ? 'pause.bodyBilling' : 'pause.body', {
          from: format.day(nextChargeDate),
          to: format.day(until),
        })}
      </p>
      {isDigital && <p className="sub-soft">{t('skip.tracking', { day: format.day(until) })}</p>}
    </ActionForm>
  );
}
