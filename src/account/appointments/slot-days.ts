import { localTime } from './local-time';
import { addDays, dayIn, type StoreDay } from '~/src/domain/calendar/store-day';
import type { SlotList } from '~/src/gateways/scheduler/decoders';

export type Slot = SlotList['slots'][number];

/** A day with free times, in the dealer's time zone. */
export interface SlotDay {
  readonly day: StoreDay;
  readonly slots: readonly Slot[];
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** How many days are shown at a time. */
export const WINDOW_DAYS = 14;

/** How many times "later days" can be pressed: a few weeks beyond any dealer's calendar. */
export const LAST_WINDOW = 8;

/** Hours of the day. */
const NOON = 12;
const EVENING = 17;

/**
 * One page of days, starting today.
 * @param index 0 for the first page
 */
export const slotWindow = (
  today: StoreDay,
  index: number,
): { readonly from: StoreDay; readonly to: StoreDay } => {
  const from = addDays(today, index * WINDOW_DAYS);
  return { from, to: addDays(from, WINDOW_DAYS - 1) };
};

/** Groups free times by day, leaving out days without any. */
export const slotDays = ({ timeZone, slots }: SlotList): readonly SlotDay[] => {
  const days = new Map<StoreDay, Slot[]>();
  for (const slot of slots) {
    const day = dayIn('UTC', localTime(slot.startsAt, timeZone));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, own]) => ({ day, slots: own }));
};

/** The part of the dealer's day that a time falls in. */
export const partOfDay = (startsAt: string, timeZone: string): PartOfDay => {
  const hour = localTime(startsAt, timeZone).getUTCHours();
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
};
