import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { STORE_TIME_ZONES } from '~/src/config/store-time-zones';
import { dayIn, type StoreDay } from '~/src/domain/calendar/store-day';
import type { Money } from '~/src/domain/commerce/money';
import { formatPrice } from '~/src/domain/locale/format-price';
import { useLocale } from '~/src/features/locale';
import type { Frequency, Subscription } from '~/src/gateways/recharge/to-subscription';
import { dateFormat } from '../ui/date-format';
import { keepTogether } from '../ui/shown-day';
import { daysUntil } from './schedule';

const MONTHS = {
  1: 'monthly',
  2: 'biMonthly',
  3: 'quarterly',
  4: 'every4Months',
  6: 'semiAnnually',
  12: 'yearly',
} as const;

const isNamed = (count: number): count is keyof typeof MONTHS => count in MONTHS;

/** Formats dates, amounts and frequencies of subscriptions. */
export interface SubscriptionFormat {
  /** Today in the store's time zone. */
  readonly today: StoreDay;
  /** Such as "December 5, 2026". */
  readonly day: (day: StoreDay) => string;
  /** Such as "Dec 5"; with the year if it is not the current one. */
  readonly shortDay: (day: StoreDay) => string;
  /** Such as "Saturday, December 5"; with the year if it is not the current one. */
  readonly weekday: (day: StoreDay) => string;
  /** Such as "in 12 days". */
  readonly away: (day: StoreDay) => string;
  readonly money: (money: Money) => string;
  readonly frequency: (frequency: Frequency) => string;
  /** The title, with the variant if it has one. */
  readonly name: (subscription: Pick<Subscription, 'title' | 'variantTitle'>) => string;
}

export const useSubscriptionFormat = (): SubscriptionFormat => {
  const { t } = useTranslation('account-subscriptions');
  const { locale } = useLocale();
  const zone = STORE_TIME_ZONES[locale.store];
  const today = dayIn(zone, new Date());
  return useMemo(() => {
    const written = (day: StoreDay, options: Intl.DateTimeFormatOptions): string =>
      keepTogether(
        dateFormat(locale.dateFormat, { ...options, timeZone: 'UTC' }).format(new Date(day)),
      );
    const isThisYear = (day: StoreDay): boolean => day.slice(0, 4) === today.slice(0, 4);
    return {
      today,
      day: day => written(day, { dateStyle: 'long' }),
      shortDay: day =>
        written(
          day,
          isThisYear(day) ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' },
        ),
      weekday: day =>
        written(
          day,
          isThisYear(day)
            ? { weekday: 'long', month: 'long', day: 'numeric' }
            : { dateStyle: 'full' },
        ),
      away: day => {
        const count = daysUntil(day, today);
        if (count === null) return t('away.overdue');
        return count === 0 ? t('away.today') : t('away.days', { count });
      },
      money: money => formatPrice(money, locale),
      frequency: ({ unit, count }) => {
        if (unit === 'month' && isNamed(count)) return t(`frequency.${MONTHS[count]}`);
        return t(`frequency.${unit}`, { count });
      },
      name: ({ title, variantTitle }) =>
        variantTitle && variantTitle !== 'Default Title' && variantTitle !== title
          ? t('name', { title, variant: variantTitle })
          : title,
    };
  }, [t, locale, today]);
};
