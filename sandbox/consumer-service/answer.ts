import type { FieldError } from './contract';

/** What the service answers. */
export interface Answer {
  readonly status: 200 | 201 | 400 | 401 | 403 | 404 | 405 | 422;
  readonly document: object;
}

type Code = 'malformed' | 'captcha' | 'invalid' | 'unauthorized' | 'unverified' | 'forbidden';

/** A refusal by the contract's words. */
export const refuse = (
  status: Answer['status'],
  code: Code,
  message: string,
  fields?: readonly FieldError[],
): Answer => ({ status, document: { error: { code, message, ...(fields ? { fields } : {}) } } });
