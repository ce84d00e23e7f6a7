import type { VisitRules } from '~/seed/scheduler/schedule';
import { milesBetween } from '../dealers/distance';
import type { Point } from '../dealers/postal-area';

const MINUTES_AN_HOUR = 60;

/** Minutes by car from one home to the next. @param from null where a postal code is on no map */
export function travelMinutes(
  from: Point | null,
  to: Point | null,
  { leastMinutes, mostMinutes, unknownMinutes, milesAnHour }: VisitRules['travel'],
): number {
  if (!from || !to) return unknownMinutes;
  const minutes = Math.ceil((milesBetween(from, to) / milesAnHour) * MINUTES_AN_HOUR);
  return Math.min(mostMinutes, Math.max(leastMinutes, minutes));
}
