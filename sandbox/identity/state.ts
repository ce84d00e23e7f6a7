import { createHash } from 'node:crypto';
import type { SeedAccount } from '~/seed/types';
import { isJsonObject } from '../core/json';
import { NO_FAILURES } from './lockout';
import type { IdentityData, StoredUser } from './model';
import { createVerifier } from './srp';

/** A UUID and a salt derived from an address, so that a demo account keeps them after a reset. */
function seededIds(email: string): { readonly id: string; readonly salt: string } {
  const digest = createHash('sha256').update(email).digest('hex');
  const part = (from: number, to: number): string => digest.slice(from, to);
  const id = `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
  return { id, salt: part(32, 64) };
}

function seededUser(account: SeedAccount): StoredUser {
  const { id, salt } = seededIds(account.email);
  return {
    id,
    email: account.email,
    isEmailVerified: true,
    newEmail: null,
    status: 'CONFIRMED',
    profile: { given_name: account.firstName, family_name: account.lastName },
    password: createVerifier(id, account.password, salt),
    codes: {},
    codesSentAt: [],
    failures: NO_FAILURES,
  };
}

/** A pool with the demo accounts, and nobody signed in. */
export const seededPool = (accounts: readonly SeedAccount[]): IdentityData => ({
  users: Object.fromEntries(accounts.map(seededUser).map(user => [user.id, user])),
  sessions: {},
});

const isPool = (value: unknown): value is IdentityData =>
  isJsonObject(value) && isJsonObject(value.users) && isJsonObject(value.sessions);

/** Parses a stored pool; throws if it is invalid. */
export function parsePool(stored: unknown): IdentityData {
  if (!isPool(stored)) throw new Error('A pool has users and sessions.');
  return stored;
}
