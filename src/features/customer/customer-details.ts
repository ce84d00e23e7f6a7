import type { StorageKeys } from '~/src/config/storage-keys';
import { parseJson } from '~/src/domain/data/json';
import { recordOf, textOrEmpty } from '~/src/domain/data/read';
import { cookies, localStore } from '../storage';
import { readSession } from './session';

/** Details of a signed-in customer for filling in forms. */
export interface CustomerDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The details of the customer who is signed in to a store; null if none is. Browser only. */
export const readCustomerDetails = (keys: StorageKeys, now: number): CustomerDetails | null => {
  if (!readSession(keys, localStore, cookies, now).isSignedIn) return null;
  const stored = parseJson(localStore.get(keys.customer) ?? cookies.get(keys.customer));
  const { firstName, lastName, email } = recordOf(stored);
  return {
    firstName: textOrEmpty(firstName),
    lastName: textOrEmpty(lastName),
    email: textOrEmpty(email),
  };
};
