import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { Button, buttonClass } from '~/src/ui/button';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import { ActionLink } from './actions/action-link';
import { allowedActions, type SubscriptionAction } from './allowed-actions';
import { lineTotal, type Delivery } from './deliveries';
import { shownDay } from '../ui/shown-day';
import { useNextDateText } from './subscription-card';
import { isDelayed } from './schedule';
import { SubscriptionPicture } from './subscription-picture';
import { SubscriptionStatus } from './subscription-status';
import { useSkippedCharge } from './data/use-skipped-charge';
import { usePictures } from './data/use-pictures';
import { useSubscriptionActions } from './use-subscription-actions';
import { useSubscriptionFormat } from './use-subscription-format';

const BUTTONS: readonly SubscriptionAction[] = ['skip', 'pause', 'swap', 'cancel', 'reactivate'];

export interface SubscriptionSummaryProps {
  readonly subscription: Subscription;
  readonly delivery: Delivery | null;
}

function NextDay({ subscription, delivery }: SubscriptionSummaryProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const next = useNextDateText()(subscription);
  const { status, nextChargeDate, isDigital } = subscription;
  if (status !== 'active') return null;
  if (nextChargeDate === null) {
    return next === null ? null : <p className="sub-next-away">{next}</p>;
  }
  const amount = format.money(delivery?.total ?? lineTotal(subscription));
  return (
    <>
      <h2 className="sub-next-label">{t(isDigital ? 'next.charge' : 'next.delivery')}</h2>
      <p className="sub-next-date">
        <time dateTime={nextChargeDate}>{format.weekday(nextChargeDate)}</time>
      </p>
      <p className="sub-next-away">{format.away(nextChargeDate)}</p>
      <p>
        {t(delivery?.charge ? 'charged' : 'chargedEstimate', { amount })}{' '}
        {(delivery?.items.length ?? 1) > 1 && t('chargedTogether')}
      </p>
    </>
  );
}

function CardProblem({ subscription }: Pick<SubscriptionSummaryProps, 'subscription'>) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  if (subscription.status !== 'active') return null;
  if (subscription.hasFailed) return <p className="account-hint">{t('declined')}</p>;
  if (!subscription.retryDate) return null;
  return <p className="account-hint">{t('retry', { day: format.day(subscription.retryDate) })}</p>;
}

interface UndoSkipProps {
  readonly subscription: Subscription;
  readonly charge: Charge;
}

function UndoSkip({ subscription, charge }: UndoSkipProps) {
  const { t } = useTranslation('account-subscriptions');
  const { unskip } = useSubscriptionActions();
  // Pressing it removes it, because the delivery is no longer skipped.
  const place = useFocusReturn<HTMLSpanElement>();
  return (
    <span ref={place} className="sub-undo">
      <Button variant="secondary" onClick={() => unskip(subscription, charge)}>
        {t('actions.undoSkip')}
      </Button>
    </span>
  );
}

/** The state of a subscription: its next date, its cost, and its actions. */
export function SubscriptionSummary({ subscription, delivery }: SubscriptionSummaryProps) {
  const { t } = useTranslation('account-subscriptions');
  const { id, isDigital, variantId, status, cancelledAt } = subscription;
  const { locale } = useLocale();
  const pictures = usePictures([subscription]);
  const allowed = allowedActions(subscription);
  const format = useSubscriptionFormat();
  const isWaiting = isDelayed(subscription, format.today);
  const { charge, isReading } = useSkippedCharge(subscription);
  const isMoved = isWaiting && !charge && !isReading;
  const skipping = isDigital ? 'next.skipBilling' : 'next.skip';
  const shown = BUTTONS.filter(
    action => allowed.includes(action) && !(action === 'skip' && charge !== null),
  );
  return (
    <section aria-label={t('details.status')} className="sub-next sub-summary">
      <SubscriptionPicture image={pictures.get(variantId ?? '')} isDigital={isDigital} isLarge />
      <div className="sub-next-day">
        <SubscriptionStatus subscription={subscription} />
        {status === 'cancelled' && cancelledAt !== null && (
          <>
            <p className="sub-next-date sub-ended">
              {t('card.canceledOn', { day: shownDay(cancelledAt, locale) })}
            </p>
            <p className="sub-next-away">
              {t('cancel.cost', {
                amount: format.money(lineTotal(subscription)),
                frequency: format.frequency(subscription.frequency),
              })}
            </p>
          </>
        )}
        <NextDay subscription={subscription} delivery={delivery} />
        <CardProblem subscription={subscription} />
      </div>
      <div className="sub-next-actions">
        {charge && <UndoSkip subscription={subscription} charge={charge} />}
        {isMoved && (
          <ActionLink subscriptionId={id} action="next-date" className={buttonClass('strong')}>
            {t('actions.moveDate')}
          </ActionLink>
        )}
        {shown.map(action => (
          <ActionLink
            key={action}
            subscriptionId={id}
            action={action}
            className={
              action === 'cancel'
                ? 'link sub-quiet'
                : buttonClass(action === 'reactivate' ? 'primary' : 'secondary')
            }
          >
            {t(action === 'skip' ? skipping : `actions.${action}`)}
          </ActionLink>
        ))}
      </div>
    </section>
  );
}
