import { renewalMonths } from '~/src/domain/commerce/renewal-months';
import { dayOf, nextCharge, toUtc } from './next-charge';
import type { SellingPlan } from '~/src/domain/commerce/product';
import type { Locale } from '~/src/config/locales';

/** The day of the plan's next charge for something bought now, as the locale writes it. */
export const nextChargeText = (plan: SellingPlan, now: Date, locale: Locale): string | null => {
  const months = plan.interval === null ? renewalMonths(plan.name) : null;
  const interval = plan.interval ?? (months && { count: months, unit: 'month' as const });
  if (!interval) return null;
  return new Intl.DateTimeFormat(locale.dateFormat, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(toUtc(nextCharge(dayOf(now), interval)));
};
