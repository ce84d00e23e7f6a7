import { createHash } from 'node:crypto';
import type { JsonObject } from '~/sandbox/core/json';
import type { StoreRuntime } from '../runtime';
import { blankCustomer, customerByEmail, saveCustomer } from './customers';
import { emailErrors } from './input-checks';
import type { Customer } from './model';
import { readMultipassToken } from './multipass-token';

const LIFETIME_MS = 15 * 60_000;

/** A customer authenticated elsewhere. */
export interface MultipassSignIn {
  readonly customer: Customer;
  /** Where the token asks to redirect after login; not validated. */
  readonly returnTo: string | null;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether the token was made in the last 15 minutes. */
function isFresh(claims: JsonObject, nowMs: number): boolean {
  const madeAt = Date.parse(textOf(claims.created_at) ?? '');
  return nowMs - madeAt < LIFETIME_MS && madeAt - nowMs < LIFETIME_MS;
}

/** Remembers a token for as long as it could be used again. @returns false when it was used before */
function useUp({ state, now }: StoreRuntime, token: string): boolean {
  const hash = hashOf(token);
  const nowMs = now().getTime();
  const used = state.value.usedMultipass ?? {};
  if (Object.hasOwn(used, hash)) return false;
  const recent = Object.entries(used).filter(([, at]) => nowMs - Date.parse(at) < 2 * LIFETIME_MS);
  const usedMultipass = { ...Object.fromEntries(recent), [hash]: now().toISOString() };
  state.update(data => ({ ...data, usedMultipass }));
  return true;
}

/**
 * Signs in with a token signed by the store's secret, within 15 minutes and once only. Creates a
 * customer if there is none, and an account for a guest. Customers are matched by identifier, then
 * by email address; existing details are kept, except for the address.
 * @returns null for an invalid token
 */
export function signInByMultipass(store: StoreRuntime, token: string): MultipassSignIn | null {
  const claims = readMultipassToken(store.settings.multipassSecret, token);
  const email = textOf(claims?.email)?.trim().toLowerCase() ?? '';
  if (!claims || emailErrors(email, []).length > 0) return null;
  if (!isFresh(claims, store.now().getTime()) || !useUp(store, token)) return null;
  const identifier = textOf(claims.identifier);
  const all = Object.values(store.state.value.customers);
  const owner = customerByEmail(store, email);
  const known = identifier === null ? null : all.find(each => each.identifier === identifier);
  const before = known && (!owner || owner === known) ? known : (owner ?? known);
  const customer = saveCustomer(store, {
    ...(before ?? blankCustomer(store, email)),
    email,
    isEnabled: true,
    identifier: identifier ?? before?.identifier ?? null,
    firstName: before?.firstName ?? textOf(claims.first_name),
    lastName: before?.lastName ?? textOf(claims.last_name),
  });
  return { customer, returnTo: textOf(claims.return_to) };
}
