import { createContext, useContext } from 'react';
import type { AccountCustomer, AccountSession } from './account-session';

/** What a screen that requires a sign-in can rely on. */
export interface SignedInAccount {
  readonly session: AccountSession;
  readonly customer: AccountCustomer;
}

/** Provided by the frame to every screen that requires a signed-in customer. */
export const SignedInContext = createContext<SignedInAccount | null>(null);

/**
 * The signed-in customer and their session.
 * @throws outside such a screen
 */
export const useAccount = (): SignedInAccount => {
  const account = useContext(SignedInContext);
  if (!account) throw new Error('useAccount was called outside a screen that needs the sign-in.');
  return account;
};
