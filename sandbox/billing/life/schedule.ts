import { nextOnSchedule } from '~/sandbox/core/calendar';
import { intervalOf } from '../frequency';
import type { Subscription } from '../model';

/** The first date of a subscription's schedule after a given day. */
export const nextChargeAfter = (
  { nextChargeDate, frequency, dayOfMonth }: Subscription,
  after: string,
): string =>
  nextOnSchedule(nextChargeDate, { interval: intervalOf(frequency), day: dayOfMonth }, after);
