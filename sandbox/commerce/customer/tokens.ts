import { randomBytes } from 'node:crypto';
import type { StoreRuntime } from '../runtime';
import { customerByEmail, customerById } from './customers';
import type { Customer, StoredToken } from './model';
import { isPassword } from './secrets';

const LIFETIME_MS = 30 * 24 * 3600 * 1000;

export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: string;
}

const expiryFrom = (store: StoreRuntime): string =>
  `${new Date(store.now().getTime() + LIFETIME_MS).toISOString().slice(0, 19)}Z`;

const tokensOf = ({ state }: StoreRuntime): Readonly<Record<string, StoredToken>> =>
  state.value.customerTokens ?? {};

function keep(store: StoreRuntime, accessToken: string, customerId: number): AccessToken {
  const expiresAt = expiryFrom(store);
  store.state.update(data => ({
    ...data,
    customerTokens: { ...data.customerTokens, [accessToken]: { customerId, expiresAt } },
  }));
  return { accessToken, expiresAt };
}

/** The customer of a token; null if the store did not issue it, revoked it or it has expired. */
export function customerOfToken(store: StoreRuntime, accessToken: string): Customer | null {
  const tokens = tokensOf(store);
  const token = Object.hasOwn(tokens, accessToken) ? tokens[accessToken] : undefined;
  if (!token || Date.parse(token.expiresAt) <= store.now().getTime()) return null;
  const customer = customerById(store, token.customerId);
  return customer?.isEnabled ? customer : null;
}

/** A new token for a customer. */
export const issueToken = (store: StoreRuntime, { id }: Customer): AccessToken =>
  keep(store, randomBytes(16).toString('hex'), id);

/** A new token; null if the customer is unknown or the password is wrong. */
export function signIn(store: StoreRuntime, email: string, password: string): AccessToken | null {
  const customer = customerByEmail(store, email);
  if (!customer?.isEnabled || !customer.password) return null;
  return isPassword(password, customer.password) ? issueToken(store, customer) : null;
}

/** Revokes all tokens of a customer. */
export function deleteTokensOf({ state }: StoreRuntime, { id }: Customer): void {
  state.update(data => ({
    ...data,
    customerTokens: Object.fromEntries(
      Object.entries(data.customerTokens ?? {}).filter(([, { customerId }]) => customerId !== id),
    ),
  }));
}

/** The token with a new lifetime; null if unknown or expired. */
export function renewToken(store: StoreRuntime, accessToken: string): AccessToken | null {
  const customer = customerOfToken(store, accessToken);
  return customer ? keep(store, accessToken, customer.id) : null;
}

/** Revokes a token. @returns false when the store does not know it */
export function deleteToken(store: StoreRuntime, accessToken: string): boolean {
  const known = tokensOf(store);
  if (!Object.hasOwn(known, accessToken)) return false;
  const { [accessToken]: _deleted, ...customerTokens } = known;
  store.state.update(data => ({ ...data, customerTokens }));
  return true;
}
