import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { ArrowRightIcon } from '~/src/ui/icons';
import { AddressText } from '../addresses/address-card';
import { useAddresses } from '../addresses/use-addresses';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';
import { useIsNew } from './use-is-new';

const FAILURES = { busyStore: 'busyStore', failed: 'addressesFailed' } as const;

/** The customer's default shipping address. */
export function DefaultAddress() {
  const { t } = useTranslation('account-home');
  const { data, error, isFetching, refetch } = useAddresses();
  const address = data?.addresses.find(({ isDefault }) => isDefault);
  // Without an order, the card beside it carries the heading.
  const isInside = useIsNew() && data !== undefined;
  const heading = (
    <h2 id="home-address" className="text-2xl">
      {t('address')}
    </h2>
  );
  return (
    <section aria-labelledby="home-address" className="home-section">
      {!isInside && <div className="home-section-head">{heading}</div>}
      {data && (
        <div className="account-card home-address">
          {isInside && heading}
          {address ? <AddressText address={address} /> : <p>{t('noAddress')}</p>}
          <LocalLink to="/account/addresses" className="link-arrow">
            {address ? t('addressManage') : t('addressAdd')}
            <ArrowRightIcon size={20} />
          </LocalLink>
        </div>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {t(FAILURES[failureKind(error)])}
        </LoadFailure>
      )}
      {!data && !error && <AccountSkeleton rows={1} />}
    </section>
  );
}
