import { useTranslation } from 'react-i18next';
import { shownDay } from '../ui/shown-day';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { buttonClass } from '~/src/ui/button';
import { InfoIcon } from '~/src/ui/icons';
import type { Delivery } from '../subscriptions/deliveries';
import { LoadFailure } from '../ui/load-failure';
import { cardAlerts } from './card-alerts';
import { paymentPath } from './payment-paths';
import { ProviderReason } from './provider-reason';
import { useCardFormat } from './use-card-format';
import { usePaymentMethods } from './use-payment-methods';
import { useStoreDay } from './use-store-day';

interface CardAlertListProps {
  /** Shown even if nothing is charged to them any more. */
  readonly subscriptions: readonly Subscription[];
  readonly deliveries: readonly Delivery[];
}

/** Lists cards that were declined or that will fail at the next charge. */
export function CardAlertList({ subscriptions, deliveries }: CardAlertListProps) {
  const { t } = useTranslation('account-payment');
  const { locale } = useLocale();
  const { data, error, isFetching, refetch } = usePaymentMethods();
  const formatCard = useCardFormat();
  const today = useStoreDay();
  if (deliveries.length === 0 && subscriptions.every(({ status }) => status !== 'active'))
    return null;
  if (!data) {
    return error ? (
      <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
        {t('loadFailed')}
        <ProviderReason error={error} />
      </LoadFailure>
    ) : null;
  }
  const alerts = cardAlerts(subscriptions, deliveries, data, today);
  if (alerts.length === 0) return null;
  return (
    <ul aria-label={t('alert.label')} className="card-alerts">
      {alerts.map(({ kind, method, day, subscriptionId }) => (
        <li key={subscriptionId}>
          <InfoIcon size={24} />
          <p>
            {t(`alert.${kind}`, {
              card: method ? formatCard(method).name : t('alert.card'),
              date: day === null ? '' : shownDay(day, locale),
            })}
          </p>
          <LocalLink to={paymentPath(subscriptionId)} className={buttonClass('strong', 'sm')}>
            {t('alert.fix')}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
