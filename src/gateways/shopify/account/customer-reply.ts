import type { GatewayError, Result, UserError } from '~/src/domain/data/result';
import { textOrEmpty } from '~/src/domain/data/read';
import { failure } from '~/src/gateways/http/failure';
import { presentEntries } from '../untrusted';

/** The platform's code for a customer access token that is invalid or has expired. */
const TOKEN_INVALID = 'TOKEN_INVALID';

/** The failure for a reply without a customer: `user`, with the code that mutations return. */
export const tokenRefused = (): Result<never> => {
  const message = 'The store refused the customer access token.';
  return failure('user', message, {
    userErrors: [{ field: ['customerAccessToken'], message, code: TOKEN_INVALID }],
  });
};

/** The platform's codes for a token that is unknown, expired or revoked. */
const TOKEN_CODES: readonly (string | null)[] = [TOKEN_INVALID, 'UNIDENTIFIED_CUSTOMER'];

/** Whether a store refused a call because of the customer's access token. */
export const isTokenRefused = ({ kind, userErrors, status }: GatewayError): boolean =>
  status === 401 || (kind === 'user' && userErrors.some(({ code }) => TOKEN_CODES.includes(code)));

type WireErrors =
  | readonly (
      | { readonly code?: unknown; readonly field?: unknown; readonly message?: unknown }
      | null
      | undefined
    )[]
  | null
  | undefined;

const pathOf = (field: unknown): readonly string[] =>
  Array.isArray(field) ? field.map(textOrEmpty) : [];

/** The user errors of a mutation as a failure; null if there are none. */
export const refusalOf = (wire: WireErrors): Result<never> | null => {
  const userErrors = presentEntries(wire).map(
    ({ code, field, message }): UserError => ({
      code: textOrEmpty(code) || null,
      field: pathOf(field),
      message: textOrEmpty(message),
    }),
  );
  const [first] = userErrors;
  return first ? failure('user', first.message, { userErrors }) : null;
};

/**
 * The answer to `customerAddressCreate`: unlike other mutations of the platform, it rejects a token
 * with an error for the whole request.
 */
export const withRefusedToken = <T>(reply: Result<T>): Result<T> =>
  !reply.ok && reply.error.kind === 'protocol' && /access denied/i.test(reply.error.message)
    ? tokenRefused()
    : reply;
