import { useTranslation } from 'react-i18next';
import { formatDay } from '~/src/domain/content/article-date';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { ArrowRightIcon, InfoIcon } from '~/src/ui/icons';
import type { Delivery } from '../subscriptions/deliveries';
import { LoadFailure } from '../ui/load-failure';
import { cardAlerts } from './card-alerts';
import { paymentPath } from './payment-paths';
import { useCardWords } from './use-card-words';
import { usePaymentMethods } from './use-payment-methods';
import { useStoreDay } from './use-store-day';

/** Names the cards that will not pay what is charged next. */
export function CardAlertList({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  const { t } = useTranslation('account-payment');
  const { locale } = useLocale();
  const { data, error, isFetching, refetch } = usePaymentMethods();
  const wordsOf = useCardWords();
  const today = useStoreDay();
  if (!data) {
    return error ? (
      <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
        {t('loadFailed')}
      </LoadFailure>
    ) : null;
  }
  const alerts = cardAlerts(deliveries, data, today);
  if (alerts.length === 0) return null;
  return (
    <ul aria-label={t('alert.label')} className="card-alerts">
      {alerts.map(({ kind, method, day, subscriptionId }) => (
        <li key={method.id}>
          <InfoIcon size={24} />
          <p>
            {t(`alert.${kind}`, {
              card: wordsOf(method).name,
              date: formatDay(day, locale),
            })}
          </p>
          <LocalLink to={paymentPath(subscriptionId)} className="link-arrow">
            {t('alert.fix')}
            <ArrowRightIcon size={20} />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
