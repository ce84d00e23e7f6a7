import type { IncomingMessage } from 'node:http';
import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { APP_CLIENTS, ISSUER } from '../identity/pool';
import type { SigningKeyStore } from '../identity/signing-key';
import { refuse, type Answer } from './answer';

export interface Verifier {
  readonly keys: SigningKeyStore;
  readonly now: () => Date;
}

/** The claims of the pool's id token; null for any other token. */
async function readIdToken(token: string, { keys, now }: Verifier): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(await keys.keySet()), {
      issuer: ISSUER,
      audience: APP_CLIENTS.map(({ id }) => id),
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now(),
    });
    return payload.token_use === 'id' ? payload : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

const bearerOf = ({ headers }: IncomingMessage): string | null =>
  /^Bearer ([A-Za-z0-9._-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** The claims of a request's bearer token; null unless it is the pool's id token. */
export async function claimsOf(
  request: IncomingMessage,
  verifier: Verifier,
): Promise<JWTPayload | null> {
  const token = bearerOf(request);
  return token === null ? null : readIdToken(token, verifier);
}

/** The brand of the app that an id token was issued to. */
export const brandOf = ({ aud }: JWTPayload): string | null =>
  APP_CLIENTS.find(({ id }) => id === aud)?.brand ?? null;

/** The email address of an id token, if it is verified. */
export const verifiedEmail = ({ email, email_verified }: JWTPayload): string | null =>
  email_verified === true && typeof email === 'string' ? email : null;

/** Status 401: no id token, or one that is invalid or expired. */
export const unauthorized = (): Answer =>
  refuse(401, 'unauthorized', 'The id token is missing, false or expired.');

/** Status 403: a valid id token whose email address the user has not confirmed. */
export const unverified = (): Answer =>
  refuse(403, 'unverified', 'The email address is not verified.');
