import { dealers } from '~/seed/dealers';
import { addDays, isDate } from '../core/calendar';
import { findDealers } from '../dealers/find-dealers';
import { readPostalCode } from '../dealers/postal-area';
import { fieldErrors, invalid, notFound, type Answer } from './answer';
import type { AppointmentBook } from './appointment-book';
import { freeStarts } from './calendar';
import { calendarOf, dealerById, placeOf } from './dealer-calendars';
import { nearbyDealerView, slotView } from './views';

/** Days that one question may be about, after the first. */
const MOST_DAYS = 30;

const INVALID_POSTAL_CODE = invalid([{ field: 'postalCode', code: 'invalid' }]);

/** `GET /api/v1/dealers`. */
export function listDealers(parameters: URLSearchParams): Answer {
  const query = Object.fromEntries(parameters);
  const wrong = fieldErrors('DealerQuery', query);
  if (wrong.length > 0) return invalid(wrong);
  const asked = readPostalCode(query.postalCode ?? '');
  if (!asked) return INVALID_POSTAL_CODE;
  return { status: 200, document: findDealers(dealers, asked).flatMap(nearbyDealerView) };
}

/** `GET /api/v1/dealers/{dealerId}/slots`. */
export function listSlots(
  book: AppointmentBook,
  dealerId: string,
  parameters: URLSearchParams,
  now: Date,
): Answer {
  const dealer = dealerById(dealerId);
  if (!dealer) return notFound();
  const query = Object.fromEntries(parameters);
  const wrong = fieldErrors('SlotQuery', query);
  if (wrong.length > 0) return invalid(wrong);
  const { from = '', to = '', kind, postalCode, appointmentId = null } = query;
  if (!isDate(from)) return invalid([{ field: 'from', code: 'invalid' }]);
  if (!isDate(to) || to < from || to > addDays(from, MOST_DAYS)) {
    return invalid([{ field: 'to', code: 'invalid' }]);
  }
  if (postalCode !== undefined && !readPostalCode(postalCode)) return INVALID_POSTAL_CODE;
  const calendar = calendarOf(dealer);
  const wanted = {
    ...({ from, to, kind: kind === 'virtual' ? 'virtual' : 'in-home' } as const),
    place: postalCode === undefined ? null : placeOf(postalCode),
  };
  const starts = freeStarts(calendar, book.visitsOf(dealerId, appointmentId), wanted, now);
  const slots = starts.map(start => slotView(start, calendar.timeZone));
  return { status: 200, document: { timeZone: calendar.timeZone, slots } };
}
