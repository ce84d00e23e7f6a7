import type { SeedDealer } from '~/seed/dealers/dealer';
import { scheduleOf, visitRules } from '~/seed/scheduler';
import { zonedText } from '../core/wall-clock';
import type { FoundDealer } from '../dealers/find-dealers';
import { calendarFile } from './calendar-file';
import { calendarOf, dealerById } from './dealer-calendars';
import { VISIT_NAMES } from './mails';
import type { Appointment } from './model';

const VISIT_MS = visitRules.visitMinutes * 60_000;

const endOf = (startsAt: Date): Date => new Date(startsAt.getTime() + VISIT_MS);

const dealerView = (dealer: SeedDealer): object => {
  const { id, name, phone, companyOwned, address } = dealer;
  const { timeZone, kinds } = calendarOf(dealer);
  return { id, name, phone, companyOwned, address, timeZone, kinds };
};

/** A dealer near a postal code as the contract has it. */
export function nearbyDealerView({ id, distance, servesPostalCode }: FoundDealer): object[] {
  const dealer = dealerById(id);
  return dealer ? [{ ...dealerView(dealer), distance, servesPostalCode }] : [];
}

/** A time as the contract has it, by the clock of a time zone. */
export const slotView = (startsAt: Date, timeZone: string): object => ({
  startsAt: zonedText(startsAt, timeZone),
  endsAt: zonedText(endOf(startsAt), timeZone),
});

/** The state of an appointment at a moment. */
export function statusOf({ cancelledAt, startsAt }: Appointment, now: Date) {
  if (cancelledAt !== null) return 'cancelled';
  return Date.parse(startsAt) > now.getTime() ? 'open' : 'past';
}

/** An appointment as the contract has it. @param origin the service's own, for the calendar file */
export function appointmentView(
  appointment: Appointment,
  dealer: SeedDealer,
  { now, origin }: { readonly now: Date; readonly origin: string },
): object {
  const { id, kind, visitor, referralCode, createdAt, calendarKey } = appointment;
  const calendarUrl = new URL(`/api/v1/appointments/${id}/calendar.ics`, origin);
  calendarUrl.searchParams.set('key', calendarKey);
  return {
    id,
    kind,
    ...visitor,
    referralCode,
    createdAt,
    status: statusOf(appointment, now),
    ...slotView(new Date(appointment.startsAt), calendarOf(dealer).timeZone),
    dealer: dealerView(dealer),
    calendarUrl: calendarUrl.href,
  };
}

/** The calendar file of an appointment. */
export function calendarFileOf(appointment: Appointment, dealer: SeedDealer): string {
  const { id, kind, startsAt, updatedAt, sequence, cancelledAt, visitor } = appointment;
  const start = new Date(startsAt);
  return calendarFile({
    uid: `${id}@larkfield.example`,
    startsAt: start,
    endsAt: endOf(start),
    updatedAt: new Date(updatedAt),
    sequence,
    isCancelled: cancelledAt !== null,
    summary: `${dealer.name}: ${VISIT_NAMES[kind]}`,
    description: `Consultations last about 1 hour.\n${dealer.name}, ${dealer.phone}`,
    location: kind === 'in-home' ? `${visitor.address}, ${visitor.postalCode}` : 'Virtual',
  });
}

/** Whether a dealer offers a kind of visit. */
export const offers = (dealer: SeedDealer, kind: Appointment['kind']): boolean =>
  scheduleOf(dealer).kinds.includes(kind);
