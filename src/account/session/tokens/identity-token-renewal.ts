import { IDENTITY_REFRESH_SECONDS } from '~/src/config/constants';
import { err, ok, type GatewayError, type Result } from '~/src/domain/data/result';
import type { IdentityTokens } from '~/src/gateways/cognito/identity-contract';
import { failure } from '~/src/gateways/http/failure';
import { isRefusal, isSignedOut, signedOut } from '../session-errors';
import type { SessionPorts } from '../session-ports';
import { createFlight } from './single-flight';

export interface IdentityTokenRenewal {
  /** Valid tokens; refreshed first if the id token expires within 600 seconds. */
  readonly tokens: () => Promise<Result<IdentityTokens>>;
  /**
   * Runs a call with the tokens; if they are rejected, they are refreshed and the call runs once
   * more.
   */
  readonly withTokens: <T>(
    call: (tokens: IdentityTokens) => Promise<Result<T>>,
    isTokenRefused: (result: Result<T>) => boolean,
  ) => Promise<Result<T>>;
}

/** The provider's codes for a refresh token, or a user, that it will not accept again. */
const FINAL: readonly string[] = ['refused', 'wrong-credentials', 'reset-required', 'unconfirmed'];

const isRefreshRefused = ({ kind, userErrors }: GatewayError): boolean =>
  kind === 'user' && userErrors.some(({ code }) => code !== null && FINAL.includes(code));

/**
 * Too many requests, a firewall, a hook of the user pool: none of them signs anybody out, although
 * they come as refusals.
 */
const passing = (error: GatewayError): Result<never> =>
  isRefusal(error) ? failure('http', error.message, { isRetryable: true }) : err(error);

/** Keeps the identity provider's tokens valid, with one refresh at a time across all tabs. */
export const createIdentityTokenRenewal = (
  {
    store,
    storage,
    identity,
    lock,
    log,
    now,
  }: Pick<SessionPorts, 'store' | 'storage' | 'identity' | 'lock' | 'log' | 'now'>,
  onRefused: () => void,
): IdentityTokenRenewal => {
  const flight = createFlight<Result<IdentityTokens>>();

  const refresh = (seen: IdentityTokens): Promise<Result<IdentityTokens>> =>
    flight(() =>
      lock(`identity-${store}`, async () => {
        const { identity: stored } = storage.read();
        if (!stored) return signedOut();
        // Another tab or an earlier call has already refreshed them.
        if (stored.idToken !== seen.idToken) return ok(stored);
        const reply = await identity.refresh(stored.refreshToken);
        // Somebody signed out or in while the provider was answering.
        if (storage.read().identity?.idToken !== seen.idToken) return signedOut();
        if (reply.ok) {
          storage.writeIdentity(reply.value);
          return reply;
        }
        if (!isRefreshRefused(reply.error)) return passing(reply.error);
        onRefused();
        return signedOut();
      }),
    );

  const tokens = async (): Promise<Result<IdentityTokens>> => {
    const { identity: stored } = storage.read();
    if (!stored) {
      log('A call cannot be made', 'There is no identity token.');
      return signedOut();
    }
    const leftMs = Date.parse(stored.expiresAt) - now();
    if (leftMs > IDENTITY_REFRESH_SECONDS * 1000) return ok(stored);
    const fresh = await refresh(stored);
    const isUsable = !fresh.ok && !isSignedOut(fresh.error) && leftMs > 0;
    return isUsable ? ok(stored) : fresh;
  };

  return {
    tokens,
    withTokens: async (call, isTokenRefused) => {
      const first = await tokens();
      if (!first.ok) return first;
      const reply = await call(first.value);
      if (!isTokenRefused(reply)) return reply;
      const second = await refresh(first.value);
      return second.ok ? call(second.value) : second;
    },
  };
};
