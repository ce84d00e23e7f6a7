import type { GenericSchema, InferOutput } from 'valibot';
import { decode } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';
import { readRefusal } from '../http/refusal';
import {
  appointment,
  appointmentList,
  dealerList,
  slotList,
  type Appointment,
  type AppointmentList,
  type SchedulerDealer,
  type SlotList,
  type VisitKind,
} from './decoders';
import type { components } from './scheduler-api';

/** A booking request; safe to repeat with the same `requestId`. */
export type BookingRequest = components['schemas']['BookingRequest'];

export interface SchedulerOptions {
  /** Origin of the scheduler, no trailing slash. */
  readonly origin: string;
  /** Of the signed-in customer; null for a visitor. */
  readonly idToken: string | null;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** The days, kind and place to query available times for. */
export interface SlotQuery {
  readonly dealerId: string;
  readonly kind: VisitKind;
  /** First and last day in the dealer's time zone (yyyy-mm-dd), 31 days at most. */
  readonly from: string;
  readonly to: string;
  readonly postalCode?: string;
  /** An appointment to reschedule; its own time counts as available. */
  readonly appointmentId?: string;
}

/** Error codes for a time that somebody else took, that has begun, or that the dealer does not have. */
export const SLOT_GONE: readonly string[] = ['slot-taken', 'slot-past', 'slot-unavailable'];

const TIMEOUT_MS = 15_000;

const call = async <Schema extends GenericSchema>(
  { origin, idToken, fetch, signal, timeoutMs = TIMEOUT_MS }: SchedulerOptions,
  path: string,
  schema: Schema,
  body?: object,
): Promise<Result<InferOutput<Schema>>> => {
  const reply = await fetchJson(`${origin}/api/v1${path}`, {
    headers: idToken === null ? {} : { Authorization: `Bearer ${idToken}` },
    body,
    timeoutMs,
    signal,
    fetch,
    refused: readRefusal,
  });
  if (!reply.ok) return reply;
  const value = decode(schema, reply.value);
  return value.ok ? ok(value.value) : failure('protocol', value.error.message);
};

/**
 * The dealers near a postal code, those who serve it first. Errors: `user` with the field `postalCode`; else as
 * `fetchJson`.
 */
export const listVisitDealers = (
  options: SchedulerOptions,
  postalCode: string,
): Promise<Result<readonly SchedulerDealer[]>> =>
  call(options, `/dealers?${new URLSearchParams({ postalCode }).toString()}`, dealerList);

/** The available times of a dealer. Errors: `user` with the field that cannot be used; else as `fetchJson`. */
export const listSlots = (
  options: SchedulerOptions,
  { dealerId, kind, from, to, postalCode, appointmentId }: SlotQuery,
): Promise<Result<SlotList>> => {
  const query = new URLSearchParams({ kind, from, to });
  if (postalCode !== undefined) query.set('postalCode', postalCode);
  if (appointmentId !== undefined) query.set('appointmentId', appointmentId);
  const path = `/dealers/${encodeURIComponent(dealerId)}/slots?${query.toString()}`;
  return call(options, path, slotList);
};

/**
 * Books an appointment: for the customer of the id token, else for the visitor of the request's email address.
 * Errors: `user` with the fields to correct, or with a code of `SLOT_GONE`; `http` with status 401 for a token
 * that is false or has expired; else as `fetchJson`.
 */
export const bookAppointment = (
  options: SchedulerOptions,
  request: BookingRequest,
): Promise<Result<Appointment>> => call(options, '/appointments', appointment, request);

/** The appointments of the signed-in customer. Errors: as `fetchJson`, status 401 without a valid id token. */
export const listAppointments = (options: SchedulerOptions): Promise<Result<AppointmentList>> =>
  call(options, '/appointments', appointmentList);

const pathOf = (id: string): string => `/appointments/${encodeURIComponent(id)}`;

/**
 * One appointment. Errors: as `fetchJson`, status 404 for one that does not exist or is somebody else's.
 */
export const readAppointment = (
  options: SchedulerOptions,
  id: string,
): Promise<Result<Appointment>> => call(options, pathOf(id), appointment);

/**
 * Moves an appointment to another time; safe to repeat. Errors: as `readAppointment`, and `user` with a code of
 * `SLOT_GONE`, `appointment-past` or `appointment-cancelled`.
 */
export const rescheduleAppointment = (
  options: SchedulerOptions,
  id: string,
  startsAt: string,
): Promise<Result<Appointment>> =>
  call(options, `${pathOf(id)}/reschedule`, appointment, { startsAt });

/** Cancels an appointment; safe to repeat. Errors: as `readAppointment`, and `user` with `appointment-past`. */
export const cancelAppointment = (
  options: SchedulerOptions,
  id: string,
): Promise<Result<Appointment>> => call(options, `${pathOf(id)}/cancel`, appointment, {});
