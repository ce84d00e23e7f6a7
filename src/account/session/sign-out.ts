import { ok, type GatewayError, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { SessionPorts } from './session-ports';

/** How long a sign-out waits for the back ends to revoke the tokens. */
const REVOKE_MS = 4000;

/** How often it is retried later, each time after `reachable`. */
const LATER_TRIES = 20;

type Revocation = () => Promise<Result<void>>;

const isUnreachable = ({ kind }: GatewayError): boolean => kind === 'network' || kind === 'timeout';

/** How long a sign-out waits for pending changes. */
const CHANGES_MS = 5000;

/** Whether all changes were made by the time that somebody is signed out. */
export const changesInTime = async (
  changes: Promise<boolean>,
  wait: SessionPorts['wait'],
): Promise<boolean> => Promise.race([changes, wait(CHANGES_MS).then(() => false)]);

export interface SignOutSteps {
  readonly ports: Pick<
    SessionPorts,
    'storage' | 'shop' | 'identity' | 'wait' | 'leave' | 'reachable'
  >;
  /** Whether all of the customer's changes were saved. */
  readonly isSaved: boolean;
  /** Nobody is signed in any more, and the frame says that the sign-out is under way. */
  readonly end: () => void;
  /** The store cannot be reached: the visitor stays in the shop. */
  readonly stay: () => void;
}

/**
 * Signs out: forgets everything at once, takes the tokens back, and leaves for the store's logout
 * address (spec account §4). A store that cannot be reached is not led to; its tokens are taken
 * back later for as long as the page is open, because nothing of them may be stored.
 */
export const signOutOf = async ({ ports, isSaved, end, stay }: SignOutSteps): Promise<void> => {
  const { storage, shop, identity, wait, leave, reachable } = ports;
  const { token, identity: tokens } = storage.read();
  end();

  const left = new Set<Revocation>();
  const attempt = async (revoke: Revocation): Promise<Result<void>> => {
    left.add(revoke);
    const reply = await revoke();
    if (reply.ok || !isUnreachable(reply.error)) left.delete(revoke);
    return reply;
  };
  const late = wait(REVOKE_MS).then(() => failure('timeout', 'The back end is silent.'));
  const inTime = (revoke: Revocation): Promise<Result<void>> =>
    Promise.race([attempt(revoke), late]);

  const [atStore] = await Promise.all([
    token ? inTime(() => shop.deleteToken(token.accessToken)) : ok(undefined),
    tokens ? inTime(() => identity.revoke(tokens)) : ok(undefined),
  ]);
  if (atStore.ok || !isUnreachable(atStore.error)) {
    leave(isSaved);
    return;
  }
  stay();
  for (let tries = 0; left.size > 0 && tries < LATER_TRIES; tries += 1) {
    await reachable();
    await Promise.all([...left].map(attempt));
  }
};
