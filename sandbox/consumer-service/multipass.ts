import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { createMultipassToken } from '../commerce/customer/multipass-token';
import { STORES, type StoreSettings } from '../commerce/stores';
import { isJsonObject, parseJson } from '../core/json';
import { APP_CLIENTS, ISSUER } from '../identity/pool';
import type { SigningKeyStore } from '../identity/signing-key';
import { fieldErrors, type FieldError } from './contract';

const LIFETIME_MS = 15 * 60_000;

interface Verifier {
  readonly keys: SigningKeyStore;
  readonly now: () => Date;
}

interface Answer {
  readonly status: 200 | 400 | 401 | 403 | 422;
  readonly document: object;
}

const refuse = (
  status: Answer['status'],
  code: 'malformed' | 'unauthorized' | 'unverified' | 'forbidden' | 'invalid',
  message: string,
  fields?: readonly FieldError[],
): Answer => ({ status, document: { error: { code, message, ...(fields ? { fields } : {}) } } });

/** The claims of an id token of the pool's; null for every other token. */
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

const storeOf = (id: unknown): StoreSettings | null =>
  Object.values(STORES).find(store => store.id === id) ?? null;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * `POST /api/v1/multipass`: trades an id token for a multipass token of a store of the same brand. Somebody
 * whose address is not verified gets none, as the store knows people by address.
 */
export async function exchangeForMultipass(
  request: IncomingMessage,
  verifier: Verifier,
): Promise<Answer> {
  const token = bearerOf(request);
  const claims = token === null ? null : await readIdToken(token, verifier);
  if (!claims) return refuse(401, 'unauthorized', 'The id token is missing, false or expired.');
  const body = parseJson(await text(request));
  if (!isJsonObject(body)) return refuse(400, 'malformed', 'The body is no JSON object.');
  const wrong = fieldErrors('MultipassRequest', body);
  const store = storeOf(body.store);
  if (wrong.length > 0 || !store) {
    return refuse(422, 'invalid', 'Some fields cannot be used.', wrong);
  }
  if (claims.email_verified !== true || typeof claims.email !== 'string') {
    return refuse(403, 'unverified', 'The email address is not verified.');
  }
  const client = APP_CLIENTS.find(({ id }) => id === claims.aud);
  if (client?.brand !== store.brand) {
    return refuse(403, 'forbidden', 'The id token is of another shop.');
  }
  const now = verifier.now();
  const multipassToken = createMultipassToken(store.multipassSecret, {
    email: claims.email,
    created_at: now.toISOString(),
    first_name: textOf(claims.given_name),
    last_name: textOf(claims.family_name),
    identifier: claims.sub,
    return_to: textOf(body.returnTo),
  });
  const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
  return { status: 200, document: { multipassToken, expiresAt } };
}
