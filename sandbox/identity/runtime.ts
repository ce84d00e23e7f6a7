import type { StateFile } from '../core/service';
import type { Mailbox } from '../mail/mailbox';
import type { Challenges } from './challenges';
import type { IdentityData, StoredUser } from './model';
import type { SigningKeyStore } from './signing-key';

/** The running pool. */
export interface IdentityRuntime {
  readonly state: StateFile<IdentityData>;
  readonly keys: SigningKeyStore;
  readonly challenges: Challenges;
  readonly mail: Mailbox;
  readonly now: () => Date;
}

/** The time `seconds` from now, ISO 8601. */
export const secondsFromNow = ({ now }: IdentityRuntime, seconds: number): string =>
  new Date(now().getTime() + seconds * 1000).toISOString();

/** The user with an email address, ignoring case, or with a user name; null if there is none. */
export function findUser({ state }: IdentityRuntime, username: string): StoredUser | null {
  const wanted = username.trim().toLowerCase();
  const { users } = state.value;
  return Object.values(users).find(({ id, email }) => id === wanted || email === wanted) ?? null;
}

/** Replaces or adds a user. @returns the user */
export function saveUser({ state }: IdentityRuntime, user: StoredUser): StoredUser {
  state.update(data => ({ ...data, users: { ...data.users, [user.id]: user } }));
  return user;
}

/** Deletes a user and their sessions. */
export function removeUser({ state }: IdentityRuntime, userId: string): void {
  state.update(({ users, sessions }) => {
    const { [userId]: _removed, ...others } = users;
    const kept = Object.entries(sessions).filter(([, session]) => session.userId !== userId);
    return { users: others, sessions: Object.fromEntries(kept) };
  });
}
