import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';

type Expiring = Pick<PaymentMethod, 'expiry'>;

/** `soon`: the card expires this month or next month. */
export type ExpiryState = 'valid' | 'soon' | 'expired';

const MONTHS = 12;

const monthOf = (day: string): number => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * MONTHS + month;
};

const lastMonthOf = ({ expiry }: Expiring): number =>
  expiry ? expiry.year * MONTHS + expiry.month : Infinity;

/** Whether a card has expired on a day: it is valid to the end of its last month. */
export const isExpiredOn = (method: Expiring, day: string): boolean =>
  lastMonthOf(method) < monthOf(day);

/**
 * The expiry state of a card.
 * @param today ISO 8601 date
 */
export const expiryState = (method: Expiring, today: string): ExpiryState => {
  if (isExpiredOn(method, today)) return 'expired';
  return lastMonthOf(method) <= monthOf(today) + 1 ? 'soon' : 'valid';
};

/** Whether the provider can still charge it (spec account §5). */
export const canBeCharged = (method: Pick<PaymentMethod, 'expiry' | 'status'>, today: string) =>
  method.status !== 'invalid' && !isExpiredOn(method, today);
