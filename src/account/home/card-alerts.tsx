import { useTranslation } from 'react-i18next';
import { formatDay } from '~/src/domain/content/article-date';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import { ArrowRightIcon, InfoIcon } from '~/src/ui/icons';
import { paymentPath } from '../payment/payment-paths';
import { useCardWords } from '../payment/use-card-words';
import { usePaymentMethods } from '../payment/use-payment-methods';
import { useStoreDay } from '../payment/use-store-day';
import { LoadFailure } from '../ui/load-failure';
import { cardAlerts } from './next-charge';

/** Names the cards that will not pay what is charged next. */
export function CardAlerts({ charges }: { readonly charges: readonly Charge[] }) {
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
  const alerts = cardAlerts(charges, data, today);
  if (alerts.length === 0) return null;
  return (
    <ul aria-label={t('alert.label')} className="card-alerts">
      {alerts.map(({ kind, method, charge, subscriptionId }) => (
        <li key={method.id}>
          <InfoIcon size={24} />
          <p>
            {t(`alert.${kind}`, {
              card: wordsOf(method).name,
              date: formatDay(charge.scheduledAt, locale),
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
