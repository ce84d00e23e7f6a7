import type { Result } from '~/src/domain/data/result';
import type { AccountCustomer, AccountSession, SessionState } from './account-session';
import { isRefusal, signedOut } from './session-errors';
import type { SessionPorts } from './session-ports';
import { createSessionState } from './session-state';
import { createIdentityTokenRenewal } from './tokens/identity-token-renewal';
import { createStoreTokenRenewal } from './tokens/store-token-renewal';
import { createRestore } from './transitions/restore-session';
import { signInOf } from './transitions/sign-in';
import { signOutOf } from './transitions/sign-out';

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

const SIGNED_OUT = { status: 'signedOut' } as const;

/** The session of one store: the only code that writes, renews and revokes it. */
export const createSession = (ports: SessionPorts): OwnedSession => {
  const { store, storage, shop, announce } = ports;
  const { get: getState, set: setState, subscribe } = createSessionState();
  let isLeaving = false;

  /** Signs out in all tabs. */
  const end = (next: SessionState = SIGNED_OUT): void => {
    storage.clear();
    setState(next);
    announce();
  };
  /** A back end refused to renew the session. */
  const expire = (): void => {
    ports.onExpired();
    end();
  };
  const onSignedIn = (customer: AccountCustomer): void => {
    setState({ status: 'signedIn', customer });
    announce();
  };

  const identity = createIdentityTokenRenewal(ports, expire);
  const tokens = createStoreTokenRenewal(ports, identity, expire);

  const reloadCustomer = async (): Promise<Result<AccountCustomer>> => {
    const reply = await tokens.withToken(shop.readCustomer);
    if (!reply.ok) {
      if (isRefusal(reply.error) && storage.read().token) expire();
      return reply;
    }
    if (!storage.read().token) return signedOut();
    storage.writeCustomer(reply.value);
    onSignedIn(reply.value);
    return reply;
  };
  const restore = createRestore({ ports, getState, setState, reloadCustomer });

  const signOut = async (): Promise<void> => {
    if (isLeaving) return;
    isLeaving = true;
    await signOutOf({
      ports,
      end: () => {
        end({ ...SIGNED_OUT, leaving: 'underway' });
        ports.forget();
      },
      stay: isSaved => {
        isLeaving = false;
        setState({ ...SIGNED_OUT, leaving: 'unreachable', isSaved });
      },
    });
  };

  return {
    store,
    getState,
    subscribe,
    start: () => {
      void restore();
      return storage.onChange(() => {
        if (!isLeaving) void restore();
      });
    },
    refresh: () => {
      isLeaving = false;
      return restore();
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
    signIn: (email, password) =>
      signInOf({ ports, tokenFor: tokens.tokenFor, onSignedIn }, email, password),
    signOut,
  };
};
