import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { Button, buttonClass } from '~/src/ui/button';
import { ActivationButton } from '../activation/activation-dialog';
import { useOtherTabs } from '../data/other-tabs';
import { CardAlertList } from '../payment/card-alert-list';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { EmptyPanel } from '../ui/empty-panel';
import { LoadFailure } from '../ui/load-failure';
import { ChangeAnnouncementLine } from './change-announcement';
import { failureReason } from './data/failure-reason';
import { useSubscriptionKeys } from './data/keys';
import { useUpcomingCharges } from './data/use-charges';
import { usePictures } from './data/use-pictures';
import { useSubscriptions } from './data/use-subscriptions';
import { nextDelivery, upcomingDeliveries, withRetry } from './deliveries';
import { EarlierBillings } from './earlier-billings';
import { NextDeliveryPanel } from './next-delivery-panel';
import { useRestoredOpenerFocus } from './opener-focus';
import { SubscriptionCard } from './subscription-card';
import '~/src/styles/sheets/account-screens.css';

const PAGE = 20;

const LAST = '9999-12-31';

/** Active ones first, by next date; the others newest first. */
const inOrder = (subscriptions: readonly Subscription[]): readonly Subscription[] => {
  const rank = ({ status, nextChargeDate }: Subscription): string =>
    status === 'active' ? `0 ${nextChargeDate ?? LAST}` : '1';
  return [...subscriptions].sort((one, other) => rank(one).localeCompare(rank(other)));
};

function NoSubscriptions() {
  const { t } = useTranslation('account-subscriptions');
  return (
    <EmptyPanel id="no-subscriptions" picture="autoship" heading={t('empty.title')}>
      <p>{t('empty.body')}</p>
      <div className="empty-panel-actions">
        <LocalLink to="/shop" className={buttonClass('primary')}>
          {t('empty.shop')}
        </LocalLink>
        <ActivationButton />
      </div>
    </EmptyPanel>
  );
}

function SubscriptionList({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const { t } = useTranslation('account-subscriptions');
  const [most, setMost] = useState(PAGE);
  const list = useRef<HTMLUListElement>(null);
  const sorted = useMemo(() => inOrder(subscriptions), [subscriptions]);
  const shown = sorted.slice(0, most);
  const pictures = usePictures(shown);
  // Focus moves to the first added item, since the button may be gone.
  useEffect(() => {
    if (most > PAGE) list.current?.children[most - PAGE]?.querySelector('a')?.focus();
  }, [most]);
  return (
    <section aria-labelledby="all-subscriptions" className="home-section">
      <div className="sub-list-head">
        <h2 id="all-subscriptions" className="text-2xl">
          {t('listHeading')}
        </h2>
        <ActivationButton size="sm" />
      </div>
      <ul ref={list} className="order-list">
        {shown.map(subscription => (
          <li key={subscription.id}>
            <SubscriptionCard
              subscription={subscription}
              image={pictures.get(subscription.variantId ?? '')}
            />
          </li>
        ))}
      </ul>
      {sorted.length > PAGE && (
        <div className="sub-more">
          <p className="sub-soft">{t('shown', { shown: shown.length, count: sorted.length })}</p>
          {shown.length < sorted.length && (
            <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
              {t('more')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Subscriptions({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const { t } = useTranslation('account-subscriptions');
  const { data: charges } = useUpcomingCharges();
  const deliveries = useMemo(
    () => upcomingDeliveries(subscriptions, charges ?? []),
    [subscriptions, charges],
  );
  const next = nextDelivery(deliveries);
  const billed = useMemo(
    () => subscriptions.map(each => withRetry(each, charges ?? [])),
    [subscriptions, charges],
  );
  return (
    <>
      <CardAlertList subscriptions={subscriptions} deliveries={deliveries} />
      {next ? (
        <NextDeliveryPanel delivery={next}>
          <EarlierBillings deliveries={deliveries} next={next} />
        </NextDeliveryPanel>
      ) : (
        <section className="account-card sub-none">
          <h2 className="text-xl">{t('next.none')}</h2>
          <p className="text-ink-soft">{t('next.noneHint')}</p>
        </section>
      )}
      <SubscriptionList subscriptions={billed} />
    </>
  );
}

/** The customer's subscriptions, the next delivery first (spec account §2 "Subscriptions"). */
export function SubscriptionsScreen() {
  const { t } = useTranslation('account-subscriptions');
  const { data, error, isFetching, refetch } = useSubscriptions();
  useOtherTabs(useSubscriptionKeys().all);
  useRestoredOpenerFocus();
  return (
    <AccountPage
      heading={t('headline')}
      subHeading={t('lead')}
      actions={!data && error ? <ActivationButton /> : null}
    >
      <ChangeAnnouncementLine />
      {error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {data ? t('stale') : t('failed')} {failureReason(error)}
        </LoadFailure>
      )}
      {data && (data.length > 0 ? <Subscriptions subscriptions={data} /> : <NoSubscriptions />)}
      {!data && !error && <AccountSkeleton rows={4} />}
    </AccountPage>
  );
}
