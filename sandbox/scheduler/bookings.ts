import { dealers } from '~/seed/dealers';
import type { SeedDealer } from '~/seed/dealers/dealer';
import type { JsonObject } from '../core/json';
import type { FieldError } from '../core/openapi-contract';
import { findDealers } from '../dealers/find-dealers';
import { readPostalCode } from '../dealers/postal-area';
import type { Mailbox } from '../mail/mailbox';
import type { Referrals } from '../referral/referrals';
import { conflict, fieldErrors, invalid, notFound, refuse, type Answer } from './answer';
import type { AppointmentBook, Booking } from './appointment-book';
import type { Caller, Customer } from './caller';
import { calendarOf, dealerById } from './dealer-calendars';
import { sendAppointmentMail } from './mails';
import type { Appointment } from './model';
import { isReminderDue } from './reminders';
import { appointmentView, offers, statusOf } from './views';

/** What the actions on appointments work with. */
export interface Scheduler {
  readonly book: AppointmentBook;
  readonly mail: Mailbox;
  readonly now: () => Date;
  readonly referrals: Pick<Referrals, 'appointmentBooked'>;
}

/** A request that is about appointments. */
export interface AppointmentRequest extends Caller {
  /** The service's own, for links. */
  readonly origin: string;
  readonly body: JsonObject;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function bookingOf({ customer, body }: AppointmentRequest): Booking {
  return {
    requestId: textOf(body.requestId),
    owner: customer?.sub ?? null,
    dealerId: textOf(body.dealerId),
    kind: body.kind === 'virtual' ? 'virtual' : 'in-home',
    startsAt: new Date(textOf(body.startsAt)),
    visitor: {
      firstName: textOf(body.firstName),
      lastName: textOf(body.lastName),
      address: textOf(body.address),
      postalCode: textOf(body.postalCode),
      phone: textOf(body.phone),
      email: customer?.email ?? textOf(body.email),
    },
    referralCode: textOf(body.referralCode) || null,
  };
}

const replacedIds = ({ body: { replaces } }: AppointmentRequest): readonly string[] =>
  Array.isArray(replaces) ? replaces.map(textOf) : [];

const isInstant = (date: Date): boolean => !Number.isNaN(date.getTime());

/** Checks beyond the schema: blank texts, invalid dates, dealers who do not serve the area. */
function problemsOf(booking: Booking): readonly FieldError[] {
  const { dealerId, kind, startsAt, visitor } = booking;
  const { firstName, lastName, address, postalCode, email } = visitor;
  const blank = Object.entries({ firstName, lastName, address, email })
    .filter(([, value]) => value === '')
    .map(([field]) => ({ field, code: 'required' }) as const);
  const asked = readPostalCode(postalCode);
  const near = asked ? findDealers(dealers, asked).some(({ id }) => id === dealerId) : true;
  const dealer = dealerById(dealerId);
  return [
    ...blank,
    ...(isInstant(startsAt) ? [] : [{ field: 'startsAt', code: 'invalid' } as const]),
    ...(asked ? [] : [{ field: 'postalCode', code: 'invalid' } as const]),
    ...(dealer && near ? [] : [{ field: 'dealerId', code: 'unknown' } as const]),
    ...(dealer && !offers(dealer, kind) ? [{ field: 'kind', code: 'invalid' } as const] : []),
  ];
}

function viewed(
  { now }: Scheduler,
  { origin }: AppointmentRequest,
  appointment: Appointment,
  status: 200 | 201 = 200,
): Answer {
  const dealer = dealerById(appointment.dealerId);
  if (!dealer) return notFound();
  return { status, document: appointmentView(appointment, dealer, { now: now(), origin }) };
}

function tell(
  { mail, now }: Scheduler,
  event: Parameters<typeof sendAppointmentMail>[1],
  appointment: Appointment,
): void {
  const dealer: SeedDealer | null = dealerById(appointment.dealerId);
  if (dealer) sendAppointmentMail(mail, event, appointment, dealer, now());
}

/** Reminds those of these people whose appointment is within a day. */
export function remind(scheduler: Scheduler, appointments: readonly Appointment[]): void {
  const now = scheduler.now();
  for (const appointment of appointments.filter(each => isReminderDue(each, now))) {
    scheduler.book.markReminded(appointment);
    tell(scheduler, 'reminder', appointment);
  }
}

/** `POST /api/v1/appointments`. */
export function bookAppointment(scheduler: Scheduler, request: AppointmentRequest): Answer {
  const { book, referrals } = scheduler;
  const wrong = fieldErrors('BookingRequest', request.body);
  if (wrong.length > 0) return invalid(wrong);
  const booking = bookingOf(request);
  const known = book.repeated(booking);
  if (known) return viewed(scheduler, request, known, 201);
  const problems = problemsOf(booking);
  const dealer = dealerById(booking.dealerId);
  if (problems.length > 0 || !dealer) return invalid(problems);
  const before = book.madeBy(replacedIds(request), booking.owner);
  const booked = before
    ? book.replace(calendarOf(dealer), before, booking)
    : book.book(calendarOf(dealer), booking);
  if (typeof booked === 'string') return conflict(booked);
  tell(scheduler, before && before.startsAt !== booked.startsAt ? 'moved' : 'booked', booked);
  const { referralCode: code, visitor } = booked;
  const { firstName, lastName, email } = visitor;
  if (code !== null) referrals.appointmentBooked({ code, firstName, lastName, email });
  return viewed(scheduler, request, booked, 201);
}

/** Whether an appointment is a customer's: booked by them, or as a visitor with their verified email. */
const isOf = ({ owner, visitor }: Appointment, { sub, email }: Customer): boolean =>
  owner === sub || (owner === null && visitor.email.toLowerCase() === email.toLowerCase());

/** `GET /api/v1/appointments`. */
export function listAppointments(scheduler: Scheduler, request: AppointmentRequest): Answer {
  const { customer, origin } = request;
  if (!customer) return refuse(401, 'unauthorized', 'The id token is missing.');
  const { book } = scheduler;
  remind(
    scheduler,
    book.all.filter(each => isOf(each, customer)),
  );
  const now = scheduler.now();
  const own = book.all
    .filter(each => isOf(each, customer))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const views = (isOpen: boolean): object[] =>
    own
      .filter(each => (statusOf(each, now) === 'open') === isOpen)
      .flatMap(each => {
        const dealer = dealerById(each.dealerId);
        return dealer ? [appointmentView(each, dealer, { now, origin })] : [];
      });
  return { status: 200, document: { open: views(true), past: views(false).reverse() } };
}

/** The appointment of an id, if the caller may see it. */
function ownAppointment(
  { book }: Scheduler,
  { customer }: AppointmentRequest,
  id: string,
): Appointment | null {
  const found = book.find(id);
  return found && (found.owner === null || found.owner === customer?.sub) ? found : null;
}

/** `GET /api/v1/appointments/{appointmentId}`. */
export function readAppointment(
  scheduler: Scheduler,
  request: AppointmentRequest,
  id: string,
): Answer {
  const found = ownAppointment(scheduler, request, id);
  if (!found) return notFound();
  remind(scheduler, [found]);
  return viewed(scheduler, request, found);
}

/** `POST /api/v1/appointments/{appointmentId}/reschedule`. */
export function rescheduleAppointment(
  scheduler: Scheduler,
  request: AppointmentRequest,
  id: string,
): Answer {
  const found = ownAppointment(scheduler, request, id);
  const dealer = found && dealerById(found.dealerId);
  if (!dealer) return notFound();
  const wrong = fieldErrors('RescheduleRequest', request.body);
  if (wrong.length > 0) return invalid(wrong);
  const startsAt = new Date(textOf(request.body.startsAt));
  if (!isInstant(startsAt)) return invalid([{ field: 'startsAt', code: 'invalid' }]);
  const isSame = startsAt.getTime() === Date.parse(found.startsAt);
  if (isSame && found.cancelledAt === null) return viewed(scheduler, request, found);
  const moved = scheduler.book.move(calendarOf(dealer), found, startsAt);
  if (typeof moved === 'string') return conflict(moved);
  tell(scheduler, 'moved', moved);
  return viewed(scheduler, request, moved);
}

/** `POST /api/v1/appointments/{appointmentId}/cancel`. */
export function cancelAppointment(
  scheduler: Scheduler,
  request: AppointmentRequest,
  id: string,
): Answer {
  const found = ownAppointment(scheduler, request, id);
  if (!found) return notFound();
  if (found.cancelledAt !== null) return viewed(scheduler, request, found);
  const cancelled = scheduler.book.cancel(found);
  if (typeof cancelled === 'string') return conflict(cancelled);
  tell(scheduler, 'cancelled', cancelled);
  return viewed(scheduler, request, cancelled);
}
