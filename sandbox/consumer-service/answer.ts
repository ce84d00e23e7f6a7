import type { FieldError } from './contract';

/** The service's reply. */
export interface Answer {
  readonly status: 200 | 201 | 400 | 401 | 403 | 404 | 405 | 422;
  readonly document: object;
}

type Code =
  | 'malformed'
  | 'captcha'
  | 'invalid'
  | 'unauthorized'
  | 'unverified'
  | 'forbidden'
  | 'region';

/** A refusal with a code of the contract. */
export const refuse = (
  status: Answer['status'],
  code: Code,
  message: string,
  fields?: readonly FieldError[],
): Answer => ({ status, document: { error: { code, message, ...(fields ? { fields } : {}) } } });
