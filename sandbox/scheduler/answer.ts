import { openContract, type FieldError } from '../core/openapi-contract';

/** `openapi/scheduler.yaml`. */
export const { schemaOf, fieldErrors } = openContract('scheduler');

/** What the service answers. */
export interface Answer {
  readonly status: 200 | 201 | 400 | 401 | 403 | 404 | 405 | 409 | 422;
  readonly document: object;
}

type Code =
  | ('malformed' | 'invalid' | 'unauthorized' | 'unverified' | 'forbidden' | 'not-found')
  | ('slot-taken' | 'slot-past' | 'slot-unavailable')
  | ('appointment-past' | 'appointment-cancelled');

/** A refusal by the contract's words. */
export const refuse = (
  status: Answer['status'],
  code: Code,
  message: string,
  fields?: readonly FieldError[],
): Answer => ({ status, document: { error: { code, message, ...(fields ? { fields } : {}) } } });

/** A refusal that names the fields to correct. */
export const invalid = (fields: readonly FieldError[]): Answer =>
  refuse(422, 'invalid', 'Some fields cannot be used.', fields);

/** The same reply for a missing record and for another customer's. */
export const notFound = (): Answer => refuse(404, 'not-found', 'There is nothing at this address.');

const CONFLICTS = {
  'slot-taken': 'This time is already booked.',
  'slot-past': 'This time has begun.',
  'slot-unavailable': 'The dealer has no such time.',
  'appointment-past': 'The appointment has begun.',
  'appointment-cancelled': 'The appointment was cancelled.',
} as const;

/** Rejects a time or change that is no longer possible. */
export const conflict = (code: keyof typeof CONFLICTS): Answer =>
  refuse(409, code, CONFLICTS[code]);
