import { parseJson } from '~/src/domain/data/json';
import { isRecord, numberOf, textOf, textsOf } from '~/src/domain/data/read';
import type { GatewayError, Result, UserError } from '~/src/domain/data/result';
import { failure } from '../http/failure';

/** Shown if the provider sends no message (spec account §8). */
export const CONNECTION_ERROR = 'A connection error occurred while making the request.';

/** The prefix that the vendor's client requires of tokens. */
const WRONG_TOKEN = /Incorrect storefront access token/;

/** What the vendor's client refuses to send (spec account §5); retrying does not help. */
const UNSENDABLE = /^(?:Not logged in|Notification not supported)\.$/;

const fieldErrors = (message: string): readonly UserError[] => {
  const errors = parseJson(message);
  if (!isRecord(errors)) return [];
  return Object.entries(errors).flatMap(([field, reasons]): readonly UserError[] => {
    const texts = typeof reasons === 'string' ? [reasons] : textsOf(reasons);
    return texts.map(text => ({ field: [field], message: text, code: null }));
  });
};

const isRetryable = (status: number): boolean => status === 429 || status >= 500;

/** Of the client's error without a body, and of a gateway's between it and the provider. */
const isConnectionError = (status: number | null): boolean =>
  status === null || status === 502 || status === 504;

/**
 * Turns what the vendor's client throws into a failure whose message can be shown: the message of the body, or its list of
 * errors as text, else `CONNECTION_ERROR` (spec account §8).
 */
export const toFailure = (thrown: unknown): Result<never, GatewayError> => {
  const error = isRecord(thrown) ? thrown : {};
  const status = numberOf(error.status);
  const message = textOf(error.message) ?? CONNECTION_ERROR;
  if (WRONG_TOKEN.test(message)) return failure('protocol', message);
  if (UNSENDABLE.test(message)) return failure('user', message);
  if (error.name !== 'RechargeRequestError' || isConnectionError(status)) {
    return failure('network', CONNECTION_ERROR, { isRetryable: true, status });
  }
  if (status === null || status === 401 || isRetryable(status)) {
    return failure('http', message, { status, isRetryable: status !== 401 });
  }
  return failure('user', message, { status, userErrors: fieldErrors(message) });
};

/** Whether the provider's session has expired; a new session may help. */
export const isSessionOver = ({ status }: GatewayError): boolean => status === 401;
