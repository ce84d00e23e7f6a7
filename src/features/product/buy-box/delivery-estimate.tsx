import { useTranslation } from 'react-i18next';
import { deliveryDays, estimateDelivery } from './estimate-delivery';
import { DELIVERY_TERMS } from '~/src/config/delivery';
import { useLocale } from '~/src/features/locale';
import { useCurrentTime } from './use-current-time';

/**
 * The delivery estimate: in business days in the built page, which may be old, and as dates in the
 * browser, on the same line.
 */
export function DeliveryEstimate() {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const now = useCurrentTime();
  const terms = DELIVERY_TERMS[locale.shopifyCountry];
  if (!terms) return null;
  const inDays = t('delivery.arrivesIn', deliveryDays(terms));
  const format = new Intl.DateTimeFormat(locale.dateFormat, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const estimate = now && estimateDelivery(now, terms);
  return (
    <p className="text-sm text-ink-soft">
      {estimate
        ? t('delivery.arrives', {
            from: format.format(estimate.from),
            to: format.format(estimate.to),
          })
        : inDays}
    </p>
  );
}
