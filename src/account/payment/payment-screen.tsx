import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { buttonClass } from '~/src/ui/button';
import { ChevronLeftIcon } from '~/src/ui/icons';
import { useSubscription, useSubscriptions } from '../subscriptions/data/use-subscriptions';
import { titleWithPet } from '../subscriptions/title-with-pet';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { LoadFailure } from '../ui/load-failure';
import { canBeCharged } from './card-expiry';
import { CardChoice } from './card-choice';
import { chargedFor } from './charged-cards';
import { ProviderReason } from './provider-reason';
import { UpdateLink } from './update-link';
import { useStoreDay } from './use-store-day';
import { usePaymentChanges, usePaymentMethods } from './use-payment-methods';
import '~/src/styles/sheets/account-screens.css';

/** Other subscriptions that the same card pays for, because they ship to the same address. */
function SharedCard({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('account-payment');
  const { locale } = useLocale();
  const { data = [] } = useSubscriptions();
  const titles = data
    .filter(({ addressId, status }) => addressId === subscription.addressId && status === 'active')
    .map(titleWithPet);
  if (titles.length < 2) return null;
  const list = new Intl.ListFormat(locale.dateFormat, { type: 'conjunction' }).format(titles);
  return <p className="sub-soft">{t('shared', { titles: list })}</p>;
}

function Cards({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('account-payment');
  const { data: methods, error, isFetching, refetch } = usePaymentMethods();
  const { choose, sendLink } = usePaymentChanges(subscription.addressId);
  const [picked, setPicked] = useState<string | null>(null);
  const charged = methods ? chargedFor(methods, subscription.addressId) : null;
  const today = useStoreDay();
  const isBroken = charged !== null && !canBeCharged(charged, today);
  // A saved card that can be charged is the quickest way out; without one, the link comes first.
  const spare = isBroken ? methods?.find(method => canBeCharged(method, today)) : undefined;
  const isUrgent = isBroken && !spare;
  const chosen = methods?.find(({ id }) => id === picked) ?? spare ?? charged;
  const target = chosen ?? methods?.[0];
  const link = methods && target && (
    <UpdateLink
      key={target.id}
      method={target}
      isOnly={methods.length === 1}
      isUrgent={target === chosen && !canBeCharged(target, today)}
      sendLink={sendLink}
    />
  );
  return (
    <>
      {error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {t(methods ? 'stale' : 'loadFailed')}
          <ProviderReason error={error} />
        </LoadFailure>
      )}
      {!methods && !error && <AccountSkeleton rows={2} />}
      {methods?.length === 0 && <p className="account-card account-empty">{t('choice.empty')}</p>}
      {methods && target && (
        <div className="payment-grid">
          {isUrgent && link}
          <div className="payment-main">
            <CardChoice
              methods={methods}
              charged={charged}
              choose={choose}
              chosenId={chosen?.id ?? null}
              onChoose={setPicked}
            >
              <SharedCard subscription={subscription} />
            </CardChoice>
          </div>
          {!isUrgent && link}
        </div>
      )}
    </>
  );
}

function Missing() {
  const { t } = useTranslation('account-payment');
  return (
    <div className="account-card account-empty">
      <h2 className="text-xl">{t('notFound')}</h2>
      <p className="text-ink-soft">{t('notFoundHint')}</p>
      <LocalLink to="/account/subscriptions" className={buttonClass('secondary')}>
        {t('allSubscriptions')}
      </LocalLink>
    </div>
  );
}

/** The payment method of one subscription (spec account §2 "manage payment method flow"). */
export function PaymentScreen({ subscriptionId }: { readonly subscriptionId: string }) {
  const { t } = useTranslation('account-payment');
  const { data: subscription, error, isFetching, refetch } = useSubscription(subscriptionId);
  const { title = '', petName = null } = subscription ?? {};
  return (
    <AccountPage
      heading={t('headline')}
      subHeading={subscription && t(petName ? 'leadPet' : 'lead', { title, petName })}
      back={
        <LocalLink to={`/account/subscriptions/${subscriptionId}`} className="account-back">
          <ChevronLeftIcon size={20} />
          {t('back')}
        </LocalLink>
      }
    >
      {subscription && <Cards subscription={subscription} />}
      {subscription === null && <Missing />}
      {subscription === undefined && error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {t('subscriptionFailed')}
          <ProviderReason error={error} />
        </LoadFailure>
      )}
      {subscription === undefined && !error && <AccountSkeleton rows={2} />}
    </AccountPage>
  );
}
