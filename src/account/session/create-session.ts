import type { GatewayError, Result } from '~/src/domain/data/result';
import type { AccountCustomer, AccountSession, SessionState } from './account-session';
import { createIdentityTokenRenewal } from './identity-token-renewal';
import { isRefusal, signedOut, storageBlocked } from './session-errors';
import type { SessionPorts } from './session-ports';
import { changesInTime, signOutOf } from './sign-out';
import { createStoreTokenRenewal } from './store-token-renewal';

/** The session with the operations that only the frame and the sign-in screens use. */
export interface OwnedSession extends AccountSession {
  /** Reads the stored session, renews it if it has expired, and follows other tabs. */
  readonly start: () => () => void;
  /**
   * Rereads the stored session after a failure or when the page comes back from the back/forward
   * cache.
   */
  readonly refresh: () => Promise<void>;
  /**
   * Signs in. Errors: `user` with an `IdentityErrorCode`, `storage-blocked`, or the error of the
   * store or the service. An incomplete sign-in leaves nothing behind.
   */
  readonly signIn: (email: string, password: string) => Promise<Result<AccountCustomer>>;
}

const UNKNOWN: SessionState = { status: 'unknown' };
const SIGNED_OUT = { status: 'signedOut' } as const;

const isSame = (one: SessionState, other: SessionState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The session of one store: the only code that writes, renews and revokes it. */
export const createSession = (ports: SessionPorts): OwnedSession => {
  const { store, storage, shop, announce } = ports;
  const listeners = new Set<() => void>();
  let state: SessionState = UNKNOWN;
  let isLeaving = false;

  const setState = (next: SessionState): void => {
    if (isSame(state, next)) return;
    state = next;
    listeners.forEach(listener => listener());
  };

  /** Signs out in all tabs. */
  const end = (next: SessionState = SIGNED_OUT): void => {
    storage.clear();
    setState(next);
    announce();
  };

  const identity = createIdentityTokenRenewal(ports, () => end());
  const tokens = createStoreTokenRenewal(ports, identity, () => end());

  const reloadCustomer = async (): Promise<Result<AccountCustomer>> => {
    const reply = await tokens.withToken(shop.readCustomer);
    if (!reply.ok) {
      if (isRefusal(reply.error) && storage.read().token) end();
      return reply;
    }
    if (!storage.read().token) return signedOut();
    storage.writeCustomer(reply.value);
    setState({ status: 'signedIn', customer: reply.value });
    announce();
    return reply;
  };

  const unreachable = (error: GatewayError): void => {
    if (state.status !== 'signedIn' && storage.read().token) {
      setState({ status: 'unreachable', error });
    }
  };

  /** The four transitions of spec account §4. */
  const restore = async (): Promise<void> => {
    const { token, customer } = storage.read();
    if (!token) {
      setState(SIGNED_OUT);
      return;
    }
    if (customer && Date.parse(token.expiresAt) > ports.now()) {
      setState({ status: 'signedIn', customer });
      return;
    }
    const reply = await reloadCustomer();
    if (!reply.ok) unreachable(reply.error);
  };

  let restoring: Promise<void> | null = null;
  let isRequestedAgain = false;
  const restoreAll = async (): Promise<void> => {
    do {
      isRequestedAgain = false;
      await restore();
    } while (isRequestedAgain);
    restoring = null;
  };
  const restoreOnce = (): Promise<void> => {
    isRequestedAgain = restoring !== null;
    restoring ??= restoreAll();
    return restoring;
  };

  const signIn: OwnedSession['signIn'] = async (email, password) => {
    if (!storage.isDurable()) return storageBlocked();
    const proved = await ports.identity.signIn(email, password);
    if (!proved.ok) return proved;
    const giveUp = <T>(result: Result<T>): Result<T> => {
      // Nobody else has these tokens, so it does not matter if revoking them fails.
      void ports.identity.revoke(proved.value);
      return result;
    };
    const token = await tokens.tokenFor(proved.value.idToken);
    if (!token.ok) return giveUp(token);
    const customer = await shop.readCustomer(token.value.accessToken);
    if (!customer.ok) return giveUp(customer);
    storage.writeIdentity(proved.value);
    storage.writeCustomer(customer.value);
    storage.writeToken(token.value);
    setState({ status: 'signedIn', customer: customer.value });
    announce();
    return customer;
  };

  const signOut = async (): Promise<void> => {
    if (isLeaving) return;
    isLeaving = true;
    const changes = ports.changes();
    // Without pending changes, the sign-out takes effect at once.
    const isSaved = changes === null || (await changesInTime(changes, ports.wait));
    await signOutOf({
      ports,
      isSaved,
      end: () => {
        end({ ...SIGNED_OUT, leaving: 'underway' });
        ports.forget();
      },
      stay: () => {
        isLeaving = false;
        setState({ ...SIGNED_OUT, leaving: 'unreachable', isSaved });
      },
    });
  };

  return {
    store,
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      void restoreOnce();
      return storage.onChange(() => {
        if (!isLeaving) void restoreOnce();
      });
    },
    refresh: () => {
      isLeaving = false;
      return restoreOnce();
    },
    withCustomerToken: tokens.withToken,
    withIdToken: call =>
      identity.withTokens(
        ({ idToken }) => call(idToken),
        result => !result.ok && result.error.status === 401,
      ),
    reloadCustomer,
    changePassword: (current, next) =>
      identity.withTokens(
        each => ports.identity.changePassword(each, current, next),
        result => !result.ok && result.error.userErrors.some(({ code }) => code === 'refused'),
      ),
    signIn,
    signOut,
  };
};
