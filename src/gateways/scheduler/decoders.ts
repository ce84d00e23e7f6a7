import {
  array,
  boolean,
  check,
  minValue,
  nonEmpty,
  object,
  picklist,
  pipe,
  regex,
  string,
  type GenericSchema,
} from 'valibot';
import { finiteNumber, nullable } from '~/src/domain/data/decode';
import type { components } from './scheduler-api';

type Schemas = components['schemas'];

/** The kinds of visit. */
export type VisitKind = Schemas['VisitKind'];
/** A dealer near a postal code, with the kinds of visit on offer. */
export type SchedulerDealer = Schemas['NearbyDealer'];
/** A dealer's available times, in the dealer's time zone. */
export type SlotList = Schemas['SlotList'];
/** An appointment with a dealer. */
export type Appointment = Schemas['Appointment'];
/** A customer's appointments: the next first, and the latest past one first. */
export type AppointmentList = Schemas['AppointmentList'];

const instant = pipe(
  string(),
  regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/),
);
const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const timeZone = pipe(string(), nonEmpty(), check(isTimeZone, 'is no time zone'));
const kind = picklist(['in-home', 'virtual']);

const dealer = {
  id: pipe(string(), regex(/^[\w-]{1,64}$/)),
  name: pipe(string(), nonEmpty()),
  phone: string(),
  companyOwned: boolean(),
  address: object({
    street: string(),
    city: string(),
    region: string(),
    postalCode: string(),
    country: picklist(['US', 'CA']),
  }),
  timeZone,
  kinds: pipe(array(kind), nonEmpty()),
};

const slot = object({ startsAt: instant, endsAt: instant });

export const dealerList: GenericSchema<unknown, readonly SchedulerDealer[]> = array(
  object({
    ...dealer,
    distance: pipe(finiteNumber, minValue(0)),
    servesPostalCode: boolean(),
  }),
);

export const slotList: GenericSchema<unknown, SlotList> = object({
  timeZone,
  slots: array(slot),
});

export const appointment: GenericSchema<unknown, Appointment> = object({
  id: pipe(string(), regex(/^[0-9a-f]{32}$/)),
  status: picklist(['open', 'past', 'cancelled']),
  kind,
  ...slot.entries,
  dealer: object(dealer),
  firstName: string(),
  lastName: string(),
  address: string(),
  postalCode: string(),
  phone: string(),
  email: string(),
  referralCode: nullable(string()),
  createdAt: instant,
  calendarUrl: pipe(string(), regex(/^https?:\/\//)),
});

export const appointmentList: GenericSchema<unknown, AppointmentList> = object({
  open: array(appointment),
  past: array(appointment),
});
