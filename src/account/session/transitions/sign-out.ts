import { ok, type GatewayError, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { SessionPorts } from '../session-ports';

/** How long a sign-out waits for the tokens to be revoked. */
const REVOKE_MS = 4000;

/** How many times revoking is retried later, each time after `reachable`. */
const LATER_TRIES = 20;

type Revocation = () => Promise<Result<void>>;

const isUnreachable = ({ kind }: GatewayError): boolean => kind === 'network' || kind === 'timeout';

/** How long a sign-out waits for pending changes. */
const CHANGES_MS = 5000;

interface SignOutSteps {
  readonly ports: Pick<
    SessionPorts,
    'storage' | 'shop' | 'identity' | 'changes' | 'wait' | 'leave' | 'reachable'
  >;
  /** Nobody is signed in any more; the frame shows the sign-out in progress. */
  readonly end: () => void;
  /**
   * The store cannot be reached, so the visitor stays in the shop.
   * @param isSaved whether all of the customer's changes were saved
   */
  readonly stay: (isSaved: boolean) => void;
}

/**
 * Signs out: waits a moment for pending changes, deletes everything at once, revokes the tokens, and
 * leaves for the store's logout address (spec account §4). If the store cannot be reached, the
 * redirect is skipped, and revoking is retried while the page is open, because tokens must not stay
 * in storage.
 */
export const signOutOf = async ({ ports, end, stay }: SignOutSteps): Promise<void> => {
  const { storage, shop, identity, wait, leave, reachable } = ports;
  const changes = ports.changes();
  // Without pending changes, the sign-out takes effect at once.
  const isSaved =
    changes === null || (await Promise.race([changes, wait(CHANGES_MS).then(() => false)]));
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
  stay(isSaved);
  for (let tries = 0; left.size > 0 && tries < LATER_TRIES; tries += 1) {
    await reachable();
    await Promise.all([...left].map(attempt));
  }
};
