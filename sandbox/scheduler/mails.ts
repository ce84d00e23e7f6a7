import type { SeedDealer } from '~/seed/dealers/dealer';
import type { Mailbox, MailKind } from '../mail/mailbox';
import { addDays, dateIn } from '../core/calendar';
import { weekdayOf } from '../core/wall-clock';
import type { DealerCalendar } from './calendar';
import { calendarOf } from './dealer-calendars';
import { isHoliday } from './holidays';
import type { Appointment } from './model';

const SITE = (): string => process.env.SITE_URL ?? 'http://localhost:8000';

/** How visits are called in sentences. */
export const VISIT_NAMES: Readonly<Record<Appointment['kind'], string>> = {
  'in-home': 'in-home visit',
  virtual: 'virtual visit',
};

interface Message {
  readonly kind: MailKind;
  readonly subject: (what: string, when: string) => string;
  /** Its sentences. @param contact when the dealer makes contact */
  readonly text: (contact: string) => readonly string[];
}

const CONTACT = 'Your dealer will contact you within 1 to 2 business days.';
const CONTACT_SOON = 'Your dealer will contact you before your consultation.';
const CONTACT_DAYS = 2;
const LENGTH = 'Consultations last about 1 hour.';

const MESSAGES = {
  booked: {
    kind: 'appointment-confirmation',
    subject: (what, when) => `Your ${what} is booked for ${when}`,
    text: contact => ['Your appointment is booked.', `${LENGTH} ${contact}`],
  },
  moved: {
    kind: 'appointment-moved',
    subject: (what, when) => `Your ${what} was moved to ${when}`,
    text: () => ['Your appointment has a new date and time.', LENGTH],
  },
  cancelled: {
    kind: 'appointment-cancelled',
    subject: (what, when) => `Your ${what} on ${when} was canceled`,
    text: () => ['Your appointment was canceled. You can book another one at any time.'],
  },
  reminder: {
    kind: 'appointment-reminder',
    subject: (what, when) => `Reminder: your ${what} on ${when}`,
    text: () => ['This is a reminder of your appointment.', LENGTH],
  },
} satisfies Record<string, Message>;

/** When the dealer of a visit makes contact: by the second business day, or before the visit. */
function contactText(startsAt: string, { timeZone, country }: DealerCalendar, now: Date): string {
  let day = dateIn(now, timeZone);
  for (let left = CONTACT_DAYS; left > 0; ) {
    day = addDays(day, 1);
    if (weekdayOf(day) % 6 !== 0 && !isHoliday(day, country)) left -= 1;
  }
  return dateIn(new Date(startsAt), timeZone) > day ? CONTACT : CONTACT_SOON;
}

/** An instant in the dealer's time zone, for example `Tue, Dec 1, 2026, 9:00 AM MST`. */
const whenText = (startsAt: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(startsAt));

/** Emails the person who booked about the status of an appointment. */
export function sendAppointmentMail(
  mail: Mailbox,
  event: keyof typeof MESSAGES,
  { kind, startsAt, visitor, id }: Appointment,
  dealer: SeedDealer,
  now: Date,
): void {
  const { subject, text, kind: mailKind }: Message = MESSAGES[event];
  const calendar = calendarOf(dealer);
  const when = whenText(startsAt, calendar.timeZone);
  const localePath = dealer.address.country === 'CA' ? '/en-ca' : '';
  const page = event === 'cancelled' ? 'book' : `reschedule/${id}`;
  const where = kind === 'in-home' ? [`Where: ${visitor.address}, ${visitor.postalCode}`] : [];
  mail.send({
    from: 'Larkfield',
    to: visitor.email,
    kind: mailKind,
    code: null,
    subject: subject(VISIT_NAMES[kind], when),
    text: [
      `Hi ${visitor.firstName},`,
      ...text(contactText(startsAt, calendar, now)),
      `When: ${when}`,
      ...where,
      `Dealer: ${dealer.name}, ${dealer.phone}`,
    ],
    link: new URL(`${localePath}/account/appointments/${page}`, SITE()).href,
  });
}
