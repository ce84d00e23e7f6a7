import type { Result } from '~/src/domain/data/result';

/** The tokens of one sign-in. None of them may appear in a URL, a log or a report. */
export interface IdentityTokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** ISO 8601 instant at which the ID token expires, by this browser's clock. */
  readonly expiresAt: string;
}

/** The details for a new account. */
export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Why the provider refused a call, as the `code` of a `user` error:
 * - `wrong-credentials`: the email address or the password is wrong; the service does not say which
 * - `locked-out`: too many wrong passwords; even the right one is refused for a while
 * - `unconfirmed`: the email address was never verified
 * - `already-confirmed`: it was verified before
 * - `exists`: there is an account with that address
 * - `code-mismatch`, `code-expired`: a wrong code; one that is too old, used or unknown
 * - `password-policy`: the pool does not accept that password
 * - `limit`: too many attempts or emails; works again later
 * - `reset-required`: the account needs a new password first
 * - `not-delivered`: the email could not be sent
 * - `invalid`: a value that the provider cannot use
 * - `refused`: the tokens are no longer valid, or the account was deleted
 */
export type IdentityErrorCode =
  | 'wrong-credentials'
  | 'locked-out'
  | 'unconfirmed'
  | 'already-confirmed'
  | 'exists'
  | 'code-mismatch'
  | 'code-expired'
  | 'password-policy'
  | 'limit'
  | 'reset-required'
  | 'not-delivered'
  | 'invalid'
  | 'refused';

/**
 * The identity provider (spec account §7). Errors: `user` with an `IdentityErrorCode`; `network`,
 * `timeout`, `http` and `protocol` for failures that may be temporary.
 */
export interface IdentityGateway {
  /** Proves the password without sending it (secure remote password). */
  readonly signIn: (email: string, password: string) => Promise<Result<IdentityTokens>>;
  readonly refresh: (refreshToken: string) => Promise<Result<IdentityTokens>>;
  /** Ends a sign-in and revokes all its tokens. */
  readonly revoke: (tokens: IdentityTokens) => Promise<Result<void>>;
  /** Creates an account; a code is sent to the address. */
  readonly signUp: (account: SignUp) => Promise<Result<void>>;
  readonly confirmSignUp: (email: string, code: string) => Promise<Result<void>>;
  /** Sends another code for verifying the address. */
  readonly resendCode: (email: string) => Promise<Result<void>>;
  /** Sends a code for a new password, if there is such an account. */
  readonly forgotPassword: (email: string) => Promise<Result<void>>;
  readonly resetPassword: (email: string, code: string, password: string) => Promise<Result<void>>;
  readonly changePassword: (
    tokens: IdentityTokens,
    current: string,
    next: string,
  ) => Promise<Result<void>>;
}
