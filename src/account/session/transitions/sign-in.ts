import type { Result } from '~/src/domain/data/result';
import type { AccountCustomer } from '../account-session';
import { storageBlocked } from '../session-errors';
import type { SessionPorts } from '../session-ports';
import type { StoreTokenRenewal } from '../tokens/store-token-renewal';

interface SignInSteps {
  readonly ports: Pick<SessionPorts, 'storage' | 'identity' | 'shop' | 'forget'>;
  readonly tokenFor: StoreTokenRenewal['tokenFor'];
  /** The session is stored. */
  readonly onSignedIn: (customer: AccountCustomer) => void;
}

/**
 * Signs in (spec account §4): the identity provider checks the password, and the store gives a token
 * and the customer. Stores all of it, or nothing. A session that is still open is replaced: its tokens
 * are revoked, and what this tab keeps about another customer is deleted.
 */
export const signInOf = async (
  { ports, tokenFor, onSignedIn }: SignInSteps,
  email: string,
  password: string,
): Promise<Result<AccountCustomer>> => {
  const { storage, identity, shop } = ports;
  if (!storage.isDurable()) return storageBlocked();
  const proved = await identity.signIn(email, password);
  if (!proved.ok) return proved;
  const giveUp = <T>(result: Result<T>): Result<T> => {
    // Nobody else has these tokens, so it does not matter if revoking them fails.
    void identity.revoke(proved.value);
    return result;
  };
  const token = await tokenFor(proved.value.idToken);
  if (!token.ok) return giveUp(token);
  const customer = await shop.readCustomer(token.value.accessToken);
  if (!customer.ok) return giveUp(customer);
  const replaced = storage.read();
  const isKept =
    storage.writeIdentity(proved.value) &&
    storage.writeCustomer(customer.value) &&
    storage.writeToken(token.value);
  if (!isKept) {
    storage.clear();
    return giveUp(storageBlocked());
  }
  // As above: it does not matter if revoking fails.
  if (replaced.token) void shop.deleteToken(replaced.token.accessToken);
  if (replaced.identity) void identity.revoke(replaced.identity);
  if (replaced.token && replaced.customer?.id !== customer.value.id) ports.forget();
  onSignedIn(customer.value);
  return customer;
};
