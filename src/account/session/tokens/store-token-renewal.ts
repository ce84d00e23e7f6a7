import { ok, type GatewayError, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { CustomerToken } from '~/src/gateways/shopify/account/customer-tokens';
import { isTokenRefused } from '~/src/gateways/shopify/account/customer-reply';
import type { IdentityTokenRenewal } from './identity-token-renewal';
import { isRefusal, signedOut } from '../session-errors';
import type { SessionPorts } from '../session-ports';
import { createFlight } from './single-flight';

export interface StoreTokenRenewal {
  /**
   * Runs a store call with a valid token; if it is rejected, it is renewed and the call runs once
   * more.
   */
  readonly withToken: <T>(call: (accessToken: string) => Promise<Result<T>>) => Promise<Result<T>>;
  /** Exchanges an id token for a store token through the consumer service. */
  readonly tokenFor: (idToken: string) => Promise<Result<CustomerToken>>;
}

type Ports = Pick<SessionPorts, 'store' | 'storage' | 'shop' | 'exchange' | 'lock' | 'log' | 'now'>;

const isSame = (one: CustomerToken, other: CustomerToken): boolean =>
  one.accessToken === other.accessToken && one.expiresAt === other.expiresAt;

/**
 * Whether the store rejects the shop's own access rather than the customer, whom it rejects with
 * user errors. A store that has just issued a token and still answers so has an outage.
 */
const isClosed = ({ kind, status }: GatewayError): boolean =>
  kind === 'http' && (status === 401 || status === 403);

/** The store's own problems say nothing about the customer and sign nobody out. */
const asOutage = <T>(result: Result<T>): Result<T> =>
  !result.ok && isClosed(result.error)
    ? failure('http', result.error.message, { isRetryable: true })
    : result;

/** A 403 of our own service comes from a firewall: it says nothing about the customer either. */
const asBlocked = <T>(result: Result<T>): Result<T> =>
  !result.ok && result.error.status === 403 ? asOutage(result) : result;

/** Keeps the store's token valid, with one renewal at a time across all tabs. */
export const createStoreTokenRenewal = (
  { store, storage, shop, exchange, lock, log, now }: Ports,
  identity: IdentityTokenRenewal,
  onRefused: () => void,
): StoreTokenRenewal => {
  const flight = createFlight<Result<CustomerToken>>();

  const tokenFor = async (idToken: string): Promise<Result<CustomerToken>> => {
    const multipass = asBlocked(await exchange(idToken));
    const token = multipass.ok
      ? asOutage(await shop.createTokenByMultipass(multipass.value))
      : multipass;
    if (!token.ok) log('The store gave no customer access token', token.error.message);
    return token;
  };

  /** The platform does not renew an expired token; a new one needs the id token. */
  const renewed = async (seen: CustomerToken): Promise<Result<CustomerToken>> => {
    const reply = await shop.renewToken(seen.accessToken);
    if (reply.ok || !isRefusal(reply.error)) return reply;
    return identity.withTokens(
      ({ idToken }) => tokenFor(idToken),
      result => !result.ok && result.error.status === 401,
    );
  };

  const renew = (seen: CustomerToken): Promise<Result<CustomerToken>> =>
    flight(() =>
      lock(`customer-${store}`, async () => {
        const { token: stored } = storage.read();
        if (!stored) return signedOut();
        // Another tab or an earlier call has already renewed it.
        if (!isSame(stored, seen)) return ok(stored);
        const reply = await renewed(seen);
        // Somebody signed out or in while the store was answering.
        const { token: present } = storage.read();
        if (!present || !isSame(present, seen)) return signedOut();
        if (reply.ok) {
          storage.writeToken(reply.value);
          return reply;
        }
        if (!isRefusal(reply.error)) return reply;
        onRefused();
        return signedOut();
      }),
    );

  const valid = async (): Promise<Result<CustomerToken>> => {
    const { token: stored } = storage.read();
    if (!stored) {
      log('A call cannot be made', 'There is no customer access token.');
      return signedOut();
    }
    return Date.parse(stored.expiresAt) > now() ? ok(stored) : renew(stored);
  };

  return {
    tokenFor,
    withToken: async call => {
      const first = await valid();
      if (!first.ok) return first;
      const reply = await call(first.value.accessToken);
      if (reply.ok || !isTokenRefused(reply.error)) return reply;
      const second = await renew(first.value);
      if (!second.ok) return second;
      const again = await call(second.value.accessToken);
      if (again.ok || !isTokenRefused(again.error) || isClosed(again.error)) return asOutage(again);
      onRefused();
      return signedOut();
    },
  };
};
