import type { VisitKind } from '~/seed/scheduler/schedule';
import { isJsonObject } from '../core/json';

/** Who is visited, as the form has it. */
export interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly postalCode: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
}

/** An appointment as it is kept. Instants are ISO 8601 in UTC. */
export interface Appointment {
  /** Unguessable: a visitor without an account authenticates with it instead of an ID token. */
  readonly id: string;
  readonly requestId: string;
  /** The `sub` of the customer who booked; null for a visitor. */
  readonly owner: string | null;
  /** Opens the calendar file, which calendars fetch without a token. */
  readonly calendarKey: string;
  readonly dealerId: string;
  readonly kind: VisitKind;
  readonly startsAt: string;
  /** Who visits: a number from 0. */
  readonly fitter: number;
  readonly visitor: Visitor;
  readonly referralCode: string | null;
  readonly createdAt: string;
  /** When it was booked, moved or canceled last. */
  readonly updatedAt: string;
  /** How often it was changed. */
  readonly sequence: number;
  readonly cancelledAt: string | null;
  /** When the reminder of its present time was sent. */
  readonly remindedAt: string | null;
}

const isAppointment = (value: unknown): value is Appointment =>
  isJsonObject(value) &&
  ['id', 'requestId', 'calendarKey', 'dealerId', 'startsAt', 'updatedAt'].every(
    name => typeof value[name] === 'string',
  ) &&
  typeof value.fitter === 'number' &&
  isJsonObject(value.visitor);

/** Reads stored appointments; throws if they are none. */
export function parseAppointments(stored: unknown): readonly Appointment[] {
  if (!Array.isArray(stored) || !stored.every(isAppointment)) throw new Error('No appointments.');
  return stored;
}
