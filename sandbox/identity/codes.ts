import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { CodeKind, StoredUser } from './model';
import { LIFETIME } from './pool';
import { saveUser, secondsFromNow, type IdentityRuntime } from './runtime';
import { attemptLimit, IdentityError } from './service-error';

const MOST_WRONG_TRIES = 5;
const MOST_CODES_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

const LIFETIMES: Readonly<Record<CodeKind, number>> = {
  'sign-up': LIFETIME.verificationCode,
  password: LIFETIME.resetCode,
  email: LIFETIME.verificationCode,
};

const hashOf = (salt: string, code: string): string =>
  createHash('sha256').update(salt).update(code).digest('hex');

/** The error for an unknown or expired code. */
export const expiredCode = (): IdentityError =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

const wrongCode = (): IdentityError =>
  new IdentityError(
    'CodeMismatchException',
    'Invalid verification code provided, please try again.',
  );

/**
 * Creates a six-digit code for a user; it replaces an earlier one of that kind.
 *
 * @throws {IdentityError} `LimitExceededException` for the sixth code within an hour
 */
export function issueCode(
  pool: IdentityRuntime,
  user: StoredUser,
  kind: CodeKind,
): { readonly code: string; readonly user: StoredUser } {
  const since = pool.now().getTime() - HOUR_MS;
  const recent = user.codesSentAt.filter(sentAt => Date.parse(sentAt) > since);
  if (recent.length >= MOST_CODES_AN_HOUR) throw attemptLimit();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(8).toString('hex');
  const stored = { salt, hash: hashOf(salt, code), wrongTries: 0 };
  const expiresAt = secondsFromNow(pool, LIFETIMES[kind]);
  return {
    code,
    user: saveUser(pool, {
      ...user,
      codes: { ...user.codes, [kind]: { ...stored, expiresAt } },
      codesSentAt: [...recent, pool.now().toISOString()],
    }),
  };
}

/**
 * Checks a code, which can be used once.
 *
 * @returns the user without the code, not saved yet
 * @throws {IdentityError} `ExpiredCodeException`, `CodeMismatchException`, or `LimitExceededException` after
 *   five wrong codes
 */
export function redeemCode(
  pool: IdentityRuntime,
  user: StoredUser,
  kind: CodeKind,
  given: string,
): StoredUser {
  const code = user.codes[kind];
  if (!code || Date.parse(code.expiresAt) <= pool.now().getTime()) throw expiredCode();
  if (code.wrongTries >= MOST_WRONG_TRIES) throw attemptLimit();
  if (hashOf(code.salt, given.trim()) !== code.hash) {
    const tried = { ...code, wrongTries: code.wrongTries + 1 };
    saveUser(pool, { ...user, codes: { ...user.codes, [kind]: tried } });
    throw wrongCode();
  }
  const { [kind]: _used, ...codes } = user.codes;
  return { ...user, codes };
}
