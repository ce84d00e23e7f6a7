import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { AccountSkeleton } from '../ui/account-skeleton';
import { LoadFailure } from '../ui/load-failure';
import { CardText } from './card-text';
import { chargedFor } from './charged-cards';
import { paymentPath } from './payment-paths';
import { ProviderReason } from './provider-reason';
import { usePaymentMethods } from './use-payment-methods';

interface PaymentMethodLineProps {
  readonly subscriptionId: string;
  /** The subscription's address: the card belongs to the address. */
  readonly addressId: string;
}

/** The card that pays for a subscription, with a link to change it. */
export function PaymentMethodLine({ subscriptionId, addressId }: PaymentMethodLineProps) {
  const { t } = useTranslation('account-payment');
  const { data, error, isFetching, refetch } = usePaymentMethods();
  const method = data && chargedFor(data, addressId);
  if (!data && error) {
    return (
      <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
        {t('loadFailed')}
        <ProviderReason error={error} />
      </LoadFailure>
    );
  }
  if (!data) return <AccountSkeleton rows={1} shape="line" />;
  return (
    <div className="payment-line">
      {method ? <CardText method={method} /> : <span>{t('line.none')}</span>}
      <LocalLink
        to={paymentPath(subscriptionId)}
        className="link"
        aria-label={t('line.changeLabel')}
      >
        {t('line.change')}
      </LocalLink>
    </div>
  );
}
