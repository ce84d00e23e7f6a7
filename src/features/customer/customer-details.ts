import type { StorageKeys } from '~/src/config/storage-keys';
import { parseJson } from '~/src/domain/data/json';
import { recordOf, textOrNull } from '~/src/domain/data/read';
import { cookies, localStore } from '../storage';
import { readSession } from './session';

/** What a form can fill in for somebody who is signed in. */
export interface CustomerDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The details of whoever is signed in to a store; null for nobody. Browser only. */
export const readCustomerDetails = (keys: StorageKeys, now: number): CustomerDetails | null => {
  if (!readSession(keys, localStore, cookies, now).isSignedIn) return null;
  const stored = parseJson(localStore.get(keys.customer) ?? cookies.get(keys.customer));
  const { firstName, lastName, email } = recordOf(stored);
  return {
    firstName: textOrNull(firstName),
    lastName: textOrNull(lastName),
    email: textOrNull(email),
  };
};
