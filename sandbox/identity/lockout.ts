import type { StoredUser } from './model';
import { saveUser, type IdentityRuntime } from './runtime';
import { notAuthorized } from './service-error';

const FREE_TRIES = 5;
const LONGEST_SECONDS = 900;

/** No failed sign-in. */
export const NO_FAILURES = { count: 0, lastAt: null, lockedUntil: null } as const;

/**
 * Refuses a sign-in during a lockout, even with the right password. The fifth wrong password locks the
 * user out for one second; each further one doubles that, up to fifteen minutes.
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html
 * @throws {IdentityError} `NotAuthorizedException`
 */
export function refuseWhileLocked(pool: IdentityRuntime, { failures }: StoredUser): void {
  const { lockedUntil } = failures;
  if (lockedUntil !== null && Date.parse(lockedUntil) > pool.now().getTime()) {
    throw notAuthorized('Password attempts exceeded');
  }
}

/** Counts a wrong password. The count restarts after fifteen minutes without one. */
export function recordFailure(pool: IdentityRuntime, user: StoredUser): void {
  const now = pool.now().getTime();
  const { lastAt, count: before } = user.failures;
  const isStale = lastAt === null || now - Date.parse(lastAt) > LONGEST_SECONDS * 1000;
  const count = (isStale ? 0 : before) + 1;
  const seconds = count < FREE_TRIES ? 0 : Math.min(LONGEST_SECONDS, 2 ** (count - FREE_TRIES));
  const lockedUntil = seconds === 0 ? null : new Date(now + seconds * 1000).toISOString();
  const failures = { count, lastAt: new Date(now).toISOString(), lockedUntil };
  saveUser(pool, { ...user, failures });
}
