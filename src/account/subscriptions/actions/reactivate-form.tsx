import { useTranslation } from 'react-i18next';
import { lineTotal } from '../deliveries';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionFormat } from '../use-subscription-format';
import { ActionForm } from './action-form';
import type { ActionProps } from './action-props';

/** Asks for confirmation before a canceled subscription is billed again. */
export function ReactivateForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { reactivate } = useSubscriptionActions();
  const frequency = format.frequency(subscription.frequency);
  return (
    <ActionForm
      yes={t('reactivate.yes')}
      no={t('reactivate.no')}
      onLeave={onLeave}
      onSubmit={() => {
        onDone(() => reactivate(subscription));
        return true;
      }}
    >
      <p className="text-lg">
        {t('reactivate.body', { frequency, amount: format.money(lineTotal(subscription)) })}
      </p>
      <p className="sub-soft">{t('reactivate.date')}</p>
    </ActionForm>
  );
}
