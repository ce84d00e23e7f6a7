import { useTranslation } from 'react-i18next';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { deliveryAfter } from '../schedule';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionFormat } from '../use-subscription-format';
import { ActionForm } from './action-form';
import type { ActionProps } from './action-props';

/**
 * Asks for confirmation before skipping the next delivery: all of it, or only this subscription.
 */
export function SkipForm(props: ActionProps) {
  const { subscription, delivery, all, lastChange, isForAll, onDone, onLeave } = props;
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { skip } = useSubscriptionActions();
  if (!delivery) return null;
  const items = isForAll ? delivery.items : [subscription];
  const [first] = items;
  const isBilling = items.every(({ isDigital }) => isDigital);
  const wasSkipped =
    lastChange?.status !== 'failed' && items.some(({ id }) => lastChange?.ids.includes(id));
  const skippedDay = wasSkipped ? lastChange?.skippedDay : undefined;
  const nextOf = (item: Subscription) => format.day(deliveryAfter(delivery.day, item));
  return (
    <ActionForm
      yes={t(isBilling ? 'skip.yesBilling' : 'skip.yes')}
      no={t('skip.no')}
      isBusy={isForAll && !all}
      onLeave={onLeave}
      onSubmit={() => {
        onDone(() => skip(delivery, items));
        return true;
      }}
    >
      {skippedDay && (
        <p role="alert" className="notice">
          {t('skip.again', { day: format.day(skippedDay) })}
        </p>
      )}
      <p className="text-lg">{t('skip.body', { upcomingDate: format.day(delivery.day) })}</p>
      {items.length > 1 && (
        <ul className="sub-list">
          {items.map(item => (
            <li key={item.id}>{t('skip.next', { name: format.name(item), day: nextOf(item) })}</li>
          ))}
        </ul>
      )}
      {items.length === 1 && first && (
        <p className="sub-soft">
          {t(isBilling ? 'skip.afterBilling' : 'skip.after', { day: nextOf(first) })}{' '}
          {isBilling && t('skip.tracking', { day: nextOf(first) })}
        </p>
      )}
      {items.length < delivery.items.length && <p className="sub-soft">{t('skip.others')}</p>}
      {!isBilling && <p className="sub-soft">{t('processed')}</p>}
    </ActionForm>
  );
}
