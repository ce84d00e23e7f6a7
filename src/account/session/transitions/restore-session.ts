import type { Result } from '~/src/domain/data/result';
import type { AccountCustomer, SessionState } from '../account-session';
import type { SessionPorts } from '../session-ports';

interface RestoreSteps {
  readonly ports: Pick<SessionPorts, 'storage' | 'now'>;
  readonly getState: () => SessionState;
  readonly setState: (next: SessionState) => void;
  /** Reads the customer with a valid token and signs in; renews the token first if it has expired. */
  readonly reloadCustomer: () => Promise<Result<AccountCustomer>>;
}

/** The four transitions of spec account §4. */
const restore = async (steps: RestoreSteps): Promise<void> => {
  const { ports, getState, setState, reloadCustomer } = steps;
  const { token, customer } = ports.storage.read();
  if (!token) {
    setState({ status: 'signedOut' });
    return;
  }
  if (customer && Date.parse(token.expiresAt) > ports.now()) {
    setState({ status: 'signedIn', customer });
    return;
  }
  const reply = await reloadCustomer();
  if (reply.ok || getState().status === 'signedIn' || !ports.storage.read().token) return;
  setState({ status: 'unreachable', error: reply.error });
};

/**
 * Sets the state from the stored session, one run at a time: a call during a run makes it run once
 * more, because what is stored may have changed.
 */
export const createRestore = (steps: RestoreSteps): (() => Promise<void>) => {
  let restoring: Promise<void> | null = null;
  let isRequestedAgain = false;
  const restoreAll = async (): Promise<void> => {
    do {
      isRequestedAgain = false;
      await restore(steps);
    } while (isRequestedAgain);
    restoring = null;
  };
  return () => {
    isRequestedAgain = restoring !== null;
    restoring ??= restoreAll();
    return restoring;
  };
};
