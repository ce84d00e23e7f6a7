import type { DealerSchedule, VisitKind, VisitRules } from '~/seed/scheduler/schedule';
import { addDays } from '../core/calendar';
import { daysBetween, instantsAt, lastInstantAt, wallTimeIn, weekdayOf } from '../core/wall-clock';
import type { Point } from '../dealers/postal-area';
import { isHoliday } from './holidays';
import { travelMinutes } from './travel';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A dealer's calendar before anything is booked. */
export interface DealerCalendar extends DealerSchedule {
  readonly timeZone: string;
  readonly country: 'US' | 'CA';
  readonly rules: VisitRules;
}

/** A requested visit. */
export interface WantedVisit {
  readonly kind: VisitKind;
  readonly startsAt: Date;
  /** Where it is; null where the postal code is on no map. Calls have no place. */
  readonly place: Point | null;
}

/** A visit that is booked. */
export interface BookedVisit extends WantedVisit {
  /** Who visits: a number from 0. */
  readonly fitter: number;
}

const endOf = ({ startsAt }: WantedVisit, { visitMinutes }: VisitRules): number =>
  startsAt.getTime() + visitMinutes * MINUTE_MS;

/**
 * The instants at which visits can begin on a day, booked or not. A time that the clock skips is none of them;
 * one that it repeats is one of them once, when it first comes.
 */
export function startsOfDay(calendar: DealerCalendar, date: string): readonly Date[] {
  const { country, hours, timeZone, rules } = calendar;
  const day = hours[weekdayOf(date)];
  if (!day || isHoliday(date, country)) return [];
  const closing = lastInstantAt({ date, minute: day.close }, timeZone).getTime();
  const starts: Date[] = [];
  for (let minute = day.open; minute < day.close; minute += rules.stepMinutes) {
    const [start] = instantsAt({ date, minute }, timeZone);
    const end = start ? start.getTime() + rules.visitMinutes * MINUTE_MS : Infinity;
    if (start && end <= closing) starts.push(start);
  }
  return starts;
}

/** Whether one person can go to both visits: a drive lies between two homes. */
export function canVisitBoth(one: WantedVisit, other: WantedVisit, rules: VisitRules): boolean {
  const [first, second] =
    one.startsAt.getTime() <= other.startsAt.getTime() ? [one, other] : [other, one];
  const drive =
    first.kind === 'virtual' || second.kind === 'virtual'
      ? 0
      : travelMinutes(first.place, second.place, rules.travel);
  return endOf(first, rules) + drive * MINUTE_MS <= second.startsAt.getTime();
}

/** The first person who is free for a visit; null when nobody is. */
export function freeFitter(
  { fitters, rules }: DealerCalendar,
  booked: readonly BookedVisit[],
  wanted: WantedVisit,
): number | null {
  for (let fitter = 0; fitter < fitters; fitter += 1) {
    const own = booked.filter(visit => visit.fitter === fitter);
    if (own.every(visit => canVisitBoth(visit, wanted, rules))) return fitter;
  }
  return null;
}

/** Between when visits can be booked now: neither at the last minute nor too far ahead. */
function bookable({ rules, timeZone }: DealerCalendar, kind: VisitKind, now: Date) {
  return {
    first: now.getTime() + rules.leadHours[kind] * HOUR_MS,
    lastDay: addDays(wallTimeIn(now, timeZone).date, rules.daysAhead),
  };
}

/** A query for available times: days, kind and place. */
export interface SlotQuery extends Omit<WantedVisit, 'startsAt'> {
  /** The first and last day in the dealer's time zone. */
  readonly from: string;
  readonly to: string;
}

/** The instants at which a visit can be booked, earliest first. */
export function freeStarts(
  calendar: DealerCalendar,
  booked: readonly BookedVisit[],
  { from, to, kind, place }: SlotQuery,
  now: Date,
): readonly Date[] {
  if (!calendar.kinds.includes(kind)) return [];
  const { first, lastDay } = bookable(calendar, kind, now);
  return daysBetween(from, to < lastDay ? to : lastDay)
    .flatMap(date => startsOfDay(calendar, date))
    .filter(
      startsAt =>
        startsAt.getTime() >= first &&
        freeFitter(calendar, booked, { startsAt, kind, place }) !== null,
    );
}

/** Why a visit cannot be booked. */
export type SlotProblem = 'slot-past' | 'slot-taken' | 'slot-unavailable';

/** Who makes a visit, or why nobody does. */
export function placeVisit(
  calendar: DealerCalendar,
  booked: readonly BookedVisit[],
  wanted: WantedVisit,
  now: Date,
): number | SlotProblem {
  if (wanted.startsAt.getTime() <= now.getTime()) return 'slot-past';
  const { date } = wallTimeIn(wanted.startsAt, calendar.timeZone);
  const { first, lastDay } = bookable(calendar, wanted.kind, now);
  const isOffered =
    calendar.kinds.includes(wanted.kind) &&
    wanted.startsAt.getTime() >= first &&
    date <= lastDay &&
    startsOfDay(calendar, date).some(start => start.getTime() === wanted.startsAt.getTime());
  if (!isOffered) return 'slot-unavailable';
  return freeFitter(calendar, booked, wanted) ?? 'slot-taken';
}
