import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DELIVERY_TERMS } from '~/src/config/delivery';
import { useLocale } from '~/src/features/locale';
import { whenFirstUsed } from '~/src/ui/timing/when-used';
import { deliveryDays } from './delivery-days';
import type { DeliveryWindow } from './estimate-delivery';
import { useCurrentTime } from './use-current-time';

/**
 * The delivery estimate: in business days in the built page, which may be old, and as dates once the
 * visitor uses the page, on the same line.
 */
export function DeliveryEstimate() {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const now = useCurrentTime();
  const country = locale.shopifyCountry;
  const terms = DELIVERY_TERMS[country];
  const [estimate, setEstimate] = useState<DeliveryWindow | null>(null);
  useEffect(() => {
    if (!now || !terms) return;
    // The calendar of holidays is not part of the first load; without it the days stay.
    whenFirstUsed()
      .then(() => import('./estimate-delivery'))
      .then(
        ({ estimateDelivery }) => setEstimate(estimateDelivery(now, terms, country)),
        () => undefined,
      );
  }, [now, terms, country]);
  if (!terms) return null;
  const inDays = t('delivery.arrivesIn', deliveryDays(terms));
  const format = new Intl.DateTimeFormat(locale.dateFormat, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
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
