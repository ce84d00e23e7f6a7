import { addDays } from '../core/calendar';
import { wallTimeIn } from '../core/wall-clock';
import type { AppointmentBook } from './appointment-book';
import { freeStarts } from './calendar';
import { calendarOf, dealerById, placeOf } from './dealer-calendars';

/**
 * The first day on which a dealer can visit a place: at home where they do that, else by video.
 * @returns yyyy-mm-dd by the dealer's clock; null where no time is free
 */
export function firstFreeDay(
  book: AppointmentBook,
  dealerId: string,
  postalCode: string,
  now: Date,
): string | null {
  const dealer = dealerById(dealerId);
  if (!dealer) return null;
  const calendar = calendarOf(dealer);
  const kind = calendar.kinds.includes('in-home') ? 'in-home' : 'virtual';
  const booked = book.visitsOf(dealerId);
  const wanted = { kind, place: placeOf(postalCode) } as const;
  const today = wallTimeIn(now, calendar.timeZone).date;
  for (let ahead = 0; ahead <= calendar.rules.daysAhead; ahead += 1) {
    const date = addDays(today, ahead);
    if (freeStarts(calendar, booked, { ...wanted, from: date, to: date }, now).length > 0) {
      return date;
    }
  }
  return null;
}
