import { useTranslation } from 'react-i18next';
import { STORE_TIME_ZONES } from '~/src/config/store-time-zones';
import { dayIn } from '~/src/domain/calendar/store-day';
import { shownDay } from '../ui/shown-day';
import { useLocale } from '~/src/features/locale';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { usePaidCharges } from './data/use-charges';
import { paidUntil } from './schedule';
import { useSubscriptionFormat } from './use-subscription-format';

/** The day the service is paid until, or was canceled on. Skipping and pausing do not change it. */
export function ServiceExpiry({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('account-subscriptions');
  const { locale } = useLocale();
  const format = useSubscriptionFormat();
  const { id, frequency, createdAt, cancelledAt } = subscription;
  const { data: charges, error } = usePaidCharges(id);
  // A canceled collar loses its service immediately.
  if (cancelledAt !== null) return shownDay(cancelledAt, locale);
  if (!charges) return t(error ? 'details.unknown' : 'details.reading');
  const zone = STORE_TIME_ZONES[locale.store];
  const paid = charges
    .flatMap(({ processedAt, scheduledAt }) =>
      processedAt === null ? [scheduledAt] : [dayIn(zone, new Date(processedAt))],
    )
    .sort()
    .at(-1);
  return paid === undefined
    ? t('details.none')
    : format.day(paidUntil(paid, frequency, dayIn(zone, new Date(createdAt))));
}
