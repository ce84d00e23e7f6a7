import { useTranslation } from 'react-i18next';
import { STORE_TIME_ZONES } from '~/src/config/store-time-zones';
import { dayIn } from '~/src/domain/calendar/store-day';
import { shownDay } from '../ui/shown-day';
import { useLocale } from '~/src/features/locale';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { usePaidCharges } from './data/use-charges';
import { paidUntil } from './schedule';
import { useSubscriptionFormat } from './use-subscription-format';

/**
 * The day the service runs until: what is paid for, or the next billing if that was skipped or paused, since
 * tracking stays on meanwhile; or the day it was canceled on.
 */
export function ServiceExpiry({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('account-subscriptions');
  const { locale } = useLocale();
  const format = useSubscriptionFormat();
  const { id, frequency, createdAt, cancelledAt, nextChargeDate, hasFailed, retryDate } =
    subscription;
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
  if (paid === undefined) return t('details.none');
  const end = paidUntil(paid, frequency, dayIn(zone, new Date(createdAt)));
  const isPutOff = !hasFailed && !retryDate && nextChargeDate !== null && nextChargeDate > end;
  return format.day(isPutOff ? nextChargeDate : end);
}
