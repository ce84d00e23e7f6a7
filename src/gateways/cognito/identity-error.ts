import { err, type GatewayError, type Result } from '~/src/domain/data/result';
import { recordOf, textOrEmpty } from '~/src/domain/data/read';
import { failure } from '../http/failure';
import type { IdentityErrorCode } from './identity-contract';

/** The service's exceptions with a single meaning. */
const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  UserNotConfirmedException: 'unconfirmed',
  UsernameExistsException: 'exists',
  AliasExistsException: 'exists',
  CodeMismatchException: 'code-mismatch',
  ExpiredCodeException: 'code-expired',
  InvalidPasswordException: 'password-policy',
  PasswordHistoryPolicyViolationException: 'password-policy',
  LimitExceededException: 'limit',
  TooManyFailedAttemptsException: 'limit',
  PasswordResetRequiredException: 'reset-required',
  CodeDeliveryFailureException: 'not-delivered',
  UserNotFoundException: 'wrong-credentials',
  UserLambdaValidationException: 'invalid',
  ForbiddenException: 'limit',
  UnauthorizedException: 'refused',
};

/** Two exceptions have several meanings, which only their messages distinguish. */
const WORDED: readonly (readonly [string, RegExp, IdentityErrorCode])[] = [
  ['NotAuthorizedException', /attempts exceeded/i, 'locked-out'],
  ['NotAuthorizedException', /incorrect username or password/i, 'wrong-credentials'],
  ['NotAuthorizedException', /status is confirmed/i, 'already-confirmed'],
  ['NotAuthorizedException', /./s, 'refused'],
  ['InvalidParameterException', /already confirmed/i, 'already-confirmed'],
  ['InvalidParameterException', /no registered\/verified email/i, 'unconfirmed'],
  ['InvalidParameterException', /'(?:proposedP|p)assword'/i, 'password-policy'],
  ['InvalidParameterException', /./s, 'invalid'],
];

const codeOf = (name: string, message: string): IdentityErrorCode | null =>
  CODES[name] ?? WORDED.find(([each, words]) => each === name && words.test(message))?.[2] ?? null;

/** A failed exchange, as an error that passes through the vendor's client. */
export class FailedExchange extends Error {
  override readonly name = 'FailedExchange';

  constructor(readonly failure: GatewayError) {
    super(failure.message);
  }
}

/** A refusal with its code. */
export const refusal = (code: IdentityErrorCode, message: string): Result<never> =>
  failure('user', message, { userErrors: [{ field: [], message, code }] });

/**
 * Turns what the vendor's client reports into a failure. An unknown exception counts as temporary:
 * only what the service itself refuses may end a session.
 */
export const toIdentityFailure = (error: unknown): Result<never> => {
  if (error instanceof FailedExchange) return err(error.failure);
  const { name, code, message: said, statusCode } = recordOf(error);
  const message = textOrEmpty(said) || 'The identity provider gave no reason.';
  const exception = textOrEmpty(code) || textOrEmpty(name);
  const known = codeOf(exception, message);
  if (known) return refusal(known, `${exception}: ${message}`);
  if (exception === 'TooManyRequestsException') {
    return failure('http', message, { isRetryable: true, status: 429 });
  }
  if (/Exception$/.test(exception)) {
    const status = typeof statusCode === 'number' ? statusCode : 500;
    return failure('http', `${exception}: ${message}`, { isRetryable: true, status });
  }
  return failure('protocol', `The answer cannot be read: ${message}`, { isRetryable: true });
};
