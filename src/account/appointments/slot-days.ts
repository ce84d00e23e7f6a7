import { addDays, dayIn, type StoreDay } from '~/src/domain/calendar/store-day';
import { clockIn } from '~/src/domain/contact/zoned-clock';
import type { SlotList } from '~/src/gateways/scheduler/decoders';

export type Slot = SlotList['slots'][number];

/** A day with free times, by the dealer's clock. */
export interface SlotDay {
  readonly day: StoreDay;
  readonly slots: readonly Slot[];
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Days that are offered at once. */
export const WINDOW_DAYS = 14;

/** How often "later days" leads on: some weeks further than dealers plan. */
export const LAST_WINDOW = 8;

const NOON = 12 * 60;
const EVENING = 17 * 60;

/** The days that are offered at once, today first. @param index 0 for the first ones */
export const slotWindow = (
  today: StoreDay,
  index: number,
): { readonly from: StoreDay; readonly to: StoreDay } => {
  const from = addDays(today, index * WINDOW_DAYS);
  return { from, to: addDays(from, WINDOW_DAYS - 1) };
};

/** Free times by day; days without any are left out. */
export const slotDays = ({ timeZone, slots }: SlotList): readonly SlotDay[] => {
  const days = new Map<StoreDay, Slot[]>();
  for (const slot of slots) {
    const day = dayIn(timeZone, new Date(slot.startsAt));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, own]) => ({ day, slots: own }));
};

/** The part of the dealer's day in which a time is. */
export const partOfDay = (startsAt: string, timeZone: string): PartOfDay => {
  const { minute } = clockIn(timeZone, new Date(startsAt));
  if (minute < NOON) return 'morning';
  return minute < EVENING ? 'afternoon' : 'evening';
};
