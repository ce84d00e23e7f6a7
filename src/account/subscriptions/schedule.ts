import {
  addDays,
  addMonths,
  daysBetween,
  isStoreDay,
  type StoreDay,
} from '~/src/domain/calendar/store-day';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Frequency, Subscription } from '~/src/gateways/recharge/to-subscription';

/** The lengths of a pause (spec account §9). */
export const PAUSES = ['week', 'month', 'quarter'] as const;
export type Pause = (typeof PAUSES)[number];

type Schedule = Pick<Subscription, 'frequency' | 'dayOfMonth'>;
type PauseState = Schedule &
  Pick<Subscription, 'status' | 'nextChargeDate' | 'hasFailed' | 'retryDate'>;

const DAYS_A_WEEK = 7;
const MONTHS_A_QUARTER = 3;
const MONTHS_A_YEAR = 12;
const LONGEST_WAIT_MONTHS = 12;

const laterOf = (one: StoreDay, other: StoreDay): StoreDay => (one > other ? one : other);

const moved = (day: StoreDay, { unit, count }: Frequency, dayOfMonth?: number): StoreDay => {
  if (unit === 'month') return addMonths(day, count, dayOfMonth);
  return addDays(day, unit === 'week' ? count * DAYS_A_WEEK : count);
};

/** The day one term after a given one. */
export const dayAfter = (day: StoreDay, frequency: Frequency): StoreDay => moved(day, frequency);

/** The delivery date of a subscription after a given one, on the day of the month that it keeps to. */
export const deliveryAfter = (day: StoreDay, { frequency, dayOfMonth }: Schedule): StoreDay =>
  moved(day, frequency, dayOfMonth ?? undefined);

const deliveryBefore = (day: StoreDay, { frequency, dayOfMonth }: Schedule): StoreDay =>
  moved(day, { ...frequency, count: -frequency.count }, dayOfMonth ?? undefined);

const monthOf = (day: StoreDay): number => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * MONTHS_A_YEAR + month;
};

/**
 * The day a payment is good until: one term later. Subscriptions that began at the end of a month
 * return to that day after a short month.
 * @param started the first day of the subscription
 */
export const paidUntil = (paid: StoreDay, frequency: Frequency, started: StoreDay): StoreDay => {
  const months = monthOf(paid) - monthOf(started);
  return frequency.unit === 'month' && addMonths(started, months) === paid
    ? addMonths(started, months + frequency.count)
    : dayAfter(paid, frequency);
};

/** The new date after a pause; an overdue delivery is paused from today. */
export const pausedUntil = (day: StoreDay, pause: Pause, today: StoreDay): StoreDay => {
  const from = laterOf(day, today);
  if (pause === 'week') return addDays(from, DAYS_A_WEEK);
  return addMonths(from, pause === 'month' ? 1 : MONTHS_A_QUARTER);
};

/** The first and the last day that the next order can be moved to. */
export const orderDays = (today: StoreDay): { readonly min: StoreDay; readonly max: StoreDay } => ({
  min: addDays(today, 1),
  max: addMonths(today, LONGEST_WAIT_MONTHS),
});

/** The preset delays of the next order. */
export const DELAYS = ['week', 'twoWeeks', 'month'] as const;
export type Delay = (typeof DELAYS)[number];

/** The new date after a delay; an overdue order is moved from today. */
export const delayedTo = (day: StoreDay, delay: Delay, today: StoreDay): StoreDay => {
  const from = laterOf(day, today);
  if (delay === 'month') return addMonths(from, 1);
  return addDays(from, delay === 'week' ? DAYS_A_WEEK : 2 * DAYS_A_WEEK);
};

/** Whether the next order can be moved to a day. */
export const isOrderDay = (day: string, today: StoreDay): boolean => {
  const { min, max } = orderDays(today);
  return isStoreDay(day) && day >= min && day <= max;
};

/** Days until a delivery; null if it is overdue. */
export const daysUntil = (day: StoreDay, today: StoreDay): number | null => {
  const days = daysBetween(today, day);
  return days < 0 ? null : days;
};

/** Whether the next date is later than the frequency implies, because it was paused or moved. */
export const isDelayed = (subscription: PauseState, today: StoreDay): boolean => {
  const { status, nextChargeDate, hasFailed, retryDate } = subscription;
  return (
    status === 'active' &&
    !hasFailed &&
    !retryDate &&
    nextChargeDate !== null &&
    deliveryBefore(nextChargeDate, subscription) > today
  );
};

/** Whether the delay comes from skipping the given charge, and nothing has moved it since. */
export const skippedBy = (
  subscription: Schedule & Pick<Subscription, 'id' | 'nextChargeDate'>,
  { scheduledAt, items }: Pick<Charge, 'scheduledAt' | 'items'>,
  today: StoreDay,
): boolean =>
  scheduledAt >= today &&
  subscription.nextChargeDate === deliveryAfter(scheduledAt, subscription) &&
  items.some(({ subscriptionId }) => subscriptionId === subscription.id);
