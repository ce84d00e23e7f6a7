import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivationNotice } from '../activation/activation-notice';
import { CardAlertList } from '../payment/card-alert-list';
import { ProviderReason } from '../payment/provider-reason';
import { ChangeAnnouncementLine } from '../subscriptions/change-announcement';
import { useOtherTabs } from '../data/other-tabs';
import { useSubscriptionKeys } from '../subscriptions/data/keys';
import { useUpcomingCharges } from '../subscriptions/data/use-charges';
import { useSubscriptions } from '../subscriptions/data/use-subscriptions';
import { nextDelivery, upcomingDeliveries } from '../subscriptions/deliveries';
import { EarlierBillings } from '../subscriptions/earlier-billings';
import { NextDeliveryPanel } from '../subscriptions/next-delivery-panel';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';
import '~/src/styles/sheets/account-screens.css';

const FAILURES = { busyStore: 'next.busyStore', failed: 'next.failed' } as const;

interface UpcomingDeliveryProps {
  /** Shown last: it arrives late, and moves nothing there. */
  readonly notice: ReactNode;
}

function UpcomingDelivery({ notice }: UpcomingDeliveryProps) {
  const { t } = useTranslation('account-payment');
  const subscriptions = useSubscriptions();
  const charges = useUpcomingCharges();
  const { data: all } = subscriptions;
  const { data: open } = charges;
  const deliveries = useMemo(() => upcomingDeliveries(all ?? [], open ?? []), [all, open]);
  const isPriced = open !== undefined || charges.error !== null;
  const next = isPriced ? nextDelivery(deliveries) : null;
  const { error } = subscriptions;
  const readAgain = (): void => {
    void subscriptions.refetch();
    if (charges.error) void charges.refetch();
  };

  if (!all && error) {
    return (
      <LoadFailure onRetry={readAgain} isRetrying={subscriptions.isFetching}>
        {t(FAILURES[failureKind(error)])}
        <ProviderReason error={error} />
      </LoadFailure>
    );
  }
  if (!all || (deliveries.length > 0 && !isPriced))
    return <AccountSkeleton rows={1} shape="panel" />;
  const alerts = <CardAlertList subscriptions={all} deliveries={deliveries} />;
  if (!next) {
    return (
      <>
        {alerts}
        {notice}
      </>
    );
  }
  return (
    <div className="home-next">
      {alerts}
      <NextDeliveryPanel delivery={next} from="home">
        <EarlierBillings deliveries={deliveries} next={next} />
      </NextDeliveryPanel>
      {!open && (
        <LoadFailure onRetry={() => void charges.refetch()} isRetrying={charges.isFetching}>
          {t('next.costFailed')}
          <ProviderReason error={charges.error} />
        </LoadFailure>
      )}
      {notice}
    </div>
  );
}

/** The next delivery or charge, with its day and cost; renders nothing without subscriptions. */
export function NextDelivery() {
  useOtherTabs(useSubscriptionKeys().all);
  const { data = [] } = useSubscriptions();
  const plans = data.filter(({ isDigital, status }) => isDigital && status === 'active');
  return (
    <>
      <ChangeAnnouncementLine />
      <UpcomingDelivery notice={plans.length > 0 && <ActivationNotice subscriptions={plans} />} />
    </>
  );
}
