import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { buttonClass } from '~/src/ui/button';
import { ChevronLeftIcon } from '~/src/ui/icons';
import { useOtherTabs } from '../data/other-tabs';
import { CardAlertList } from '../payment/card-alert-list';
import { PaymentMethodLine } from '../payment/payment-method-line';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { SubscriptionSupport } from '../support/subscription-support';
import { LoadFailure } from '../ui/load-failure';
import { ActionOpener } from './actions/action-link';
import { ActionDialog } from './actions/action-dialog';
import { AssociatedSubscriptions } from './associated-subscriptions';
import { ChangeAnnouncementLine } from './change-announcement';
import { failureReason } from './data/failure-reason';
import { useSubscriptionKeys } from './data/keys';
import { useUpcomingCharges } from './data/use-charges';
import { useSubscription, useSubscriptions } from './data/use-subscriptions';
import { deliveryOf, upcomingDeliveries, withRetry } from './deliveries';
import { LicenseSection } from './license-section';
import { SubscriptionDetails, SubscriptionPlace } from './subscription-details';
import { SUBSCRIPTIONS } from './subscription-paths';
import { SubscriptionSummary } from './subscription-summary';
import { usePreservedScroll } from './use-preserved-scroll';
import { useSubscriptionFormat } from './use-subscription-format';
import '~/src/styles/sheets/account-screens.css';

function Missing() {
  const { t } = useTranslation('account-subscriptions');
  return (
    <div className="account-card account-empty">
      <h2 className="text-xl">{t('missing')}</h2>
      <p className="text-ink-soft">{t('missingHint')}</p>
      <LocalLink to={SUBSCRIPTIONS} className={buttonClass('secondary')}>
        {t('back')}
      </LocalLink>
    </div>
  );
}

const NONE: readonly Subscription[] = [];
const NO_CHARGES: readonly Charge[] = [];

interface KnownSubscriptionProps {
  readonly subscription: Subscription;
  readonly action: string | null;
  readonly search: string;
}

function KnownSubscription(props: KnownSubscriptionProps) {
  const { subscription: known, action, search } = props;
  const { data: all } = useSubscriptions();
  const { data: charges = NO_CHARGES } = useUpcomingCharges();
  const list = useMemo(() => (all ?? NONE).map(each => withRetry(each, charges)), [all, charges]);
  const { id, isDigital } = known;
  const subscription = useMemo(() => withRetry(known, charges), [known, charges]);
  const delivery = useMemo(() => {
    const others = list.filter(other => other.id !== id);
    return deliveryOf(upcomingDeliveries([...others, subscription], charges), id);
  }, [list, subscription, id, charges]);
  const associated = <AssociatedSubscriptions subscription={subscription} all={list} />;
  // It has little to say, and leaves its column short.
  const isCanceled = subscription.status === 'cancelled';
  const payment = <PaymentMethodLine subscriptionId={id} addressId={subscription.addressId} />;
  return (
    <ActionOpener>
      <div className="order-grid sub-columns">
        <div className="order-main">
          {delivery && !subscription.retryDate && (
            <CardAlertList subscriptions={NONE} deliveries={[delivery]} />
          )}
          <SubscriptionSummary subscription={subscription} delivery={delivery} />
        </div>
        <div className="order-main">
          <SubscriptionDetails subscription={subscription} delivery={delivery} />
          {isDigital && <LicenseSection subscription={subscription} />}
          {isCanceled && associated}
        </div>
        <div className="order-aside">
          <SubscriptionPlace subscription={subscription} payment={payment} />
        </div>
        <div className="order-aside">
          {!isCanceled && associated}
          <SubscriptionSupport subscription={subscription} />
        </div>
      </div>
      <ActionDialog
        subscription={subscription}
        kept={known}
        delivery={delivery}
        action={action}
        search={search}
        all={all}
      />
    </ActionOpener>
  );
}

interface SubscriptionScreenProps {
  readonly id: string;
  /** The last segment of the path: the action to open; null for none. */
  readonly action: string | null;
  /** The query string. */
  readonly search: string;
}

/** One subscription in full, with its actions as dialogs. */
export function SubscriptionScreen({ id, action, search }: SubscriptionScreenProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { data: subscription, error, isFetching, refetch } = useSubscription(id);
  useOtherTabs(useSubscriptionKeys().all);
  usePreservedScroll(action);
  const pet = subscription?.petName;
  const heading = subscription ? format.name(subscription) : t('headline');
  return (
    <AccountPage
      heading={heading}
      subHeading={pet ? t('pet', { pet }) : null}
      back={
        <LocalLink to={SUBSCRIPTIONS} className="account-back">
          <ChevronLeftIcon size={20} />
          {t('back')}
        </LocalLink>
      }
    >
      <ChangeAnnouncementLine id={id} isBehindDialog={action !== null} />
      {error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {subscription ? t('stale') : t('failed')} {failureReason(error)}
        </LoadFailure>
      )}
      {subscription && (
        <KnownSubscription subscription={subscription} action={action} search={search} />
      )}
      {subscription === null && <Missing />}
      {subscription === undefined && !error && <AccountSkeleton rows={4} />}
    </AccountPage>
  );
}
