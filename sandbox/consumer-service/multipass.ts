import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createMultipassToken } from '../commerce/customer/multipass-token';
import { STORES, type StoreSettings } from '../commerce/stores';
import { isJsonObject, parseJson } from '../core/json';
import { refuse, type Answer } from './answer';
import { fieldErrors, type FieldError } from './contract';
import {
  brandOf,
  claimsOf,
  unauthorized,
  unverified,
  verifiedEmail,
  type Verifier,
} from './id-token';

const LIFETIME_MS = 15 * 60_000;

const storeOf = (id: unknown): StoreSettings | null =>
  STORES.find(store => store.id === id) ?? null;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * `POST /api/v1/multipass`: exchanges an id token for a multipass token of a store of the same
 * brand. Refused while the email address is unverified, because the store identifies customers by
 * it.
 */
export async function exchangeForMultipass(
  request: IncomingMessage,
  verifier: Verifier,
): Promise<Answer> {
  const claims = await claimsOf(request, verifier);
  if (!claims) return unauthorized();
  const body = parseJson(await text(request));
  if (!isJsonObject(body)) return refuse(400, 'malformed', 'The body is no JSON object.');
  const wrong = fieldErrors('MultipassRequest', body);
  if (wrong.length > 0) return refuse(422, 'invalid', 'Some fields cannot be used.', wrong);
  const store = storeOf(body.store);
  if (!store) {
    const unknown: FieldError = { field: 'store', code: 'unknown' };
    return refuse(422, 'invalid', `There is no store "${String(body.store)}".`, [unknown]);
  }
  const email = verifiedEmail(claims);
  if (email === null) return unverified();
  if (brandOf(claims) !== store.brand) {
    return refuse(403, 'forbidden', 'The id token is of another shop.');
  }
  const now = verifier.now();
  const multipassToken = createMultipassToken(store.multipassSecret, {
    email,
    created_at: now.toISOString(),
    first_name: textOf(claims.given_name),
    last_name: textOf(claims.family_name),
    identifier: claims.sub,
    return_to: textOf(body.returnTo),
  });
  const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
  return { status: 200, document: { multipassToken, expiresAt } };
}
