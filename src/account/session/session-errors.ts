import type { GatewayError, Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';

/** Nobody is signed in, or the session has expired. */
export const SIGNED_OUT = 'signed-out';

/** The browser blocks storage, so nobody can stay signed in. */
export const STORAGE_BLOCKED = 'storage-blocked';

const userFailure = (code: string, message: string): Result<never> =>
  failure('user', message, { userErrors: [{ field: [], message, code }] });

export const signedOut = (): Result<never> => userFailure(SIGNED_OUT, 'Nobody is signed in.');

export const storageBlocked = (): Result<never> =>
  userFailure(STORAGE_BLOCKED, 'The browser keeps no data of this site.');

/** Whether the session itself reports that nobody is signed in. */
export const isSignedOut = ({ userErrors }: GatewayError): boolean =>
  userErrors.some(({ code }) => code === SIGNED_OUT);

/**
 * Whether a back end rejected a token or a sign-in for good. All other failures are temporary and
 * never sign anybody out (spec account §4).
 */
export const isRefusal = ({ kind, status }: GatewayError): boolean =>
  kind === 'user' || status === 401 || status === 403;
