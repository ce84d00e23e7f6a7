import { randomBytes } from 'node:crypto';
import type { StoreRuntime } from '../runtime';
import { customersOf } from './customers';
import type { Customer, StoredToken } from './model';

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

const findCustomer = (store: StoreRuntime, id: number): Customer | null =>
  customersOf(store.settings.id).find(customer => customer.id === id) ?? null;

/** The customer with that number; null if there is none. */
export const customerById = (
  store: StoreRuntime,
  id: number | null | undefined,
): Customer | null => (id == null ? null : findCustomer(store, id));

/** The customer of a token; null if the store did not issue it, revoked it or it has expired. */
export function customerOfToken(store: StoreRuntime, accessToken: string): Customer | null {
  const tokens = tokensOf(store);
  const token = Object.hasOwn(tokens, accessToken) ? tokens[accessToken] : undefined;
  if (!token || Date.parse(token.expiresAt) <= store.now().getTime()) return null;
  return findCustomer(store, token.customerId);
}

/** A new token; null for an unknown customer or a wrong password. */
export function signIn(store: StoreRuntime, email: string, password: string): AccessToken | null {
  const customer = customersOf(store.settings.id).find(
    each => each.email === email.trim().toLowerCase() && each.password === password,
  );
  return customer ? keep(store, randomBytes(16).toString('hex'), customer.id) : null;
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
