import { storageKeysOf } from '~/src/config/storage-keys';
import type { StoreKey } from '~/src/config/locales';
import { ok, type Result } from '~/src/domain/data/result';
import { createKeyValueStore } from '~/src/features/storage';
import type { IdentityTokens } from '~/src/gateways/cognito/identity-contract';
import { failure } from '~/src/gateways/http/failure';
import { tokenRefused } from '~/src/gateways/shopify/account/customer-reply';
import type { CustomerToken } from '~/src/gateways/shopify/account/customer-tokens';
import { vi } from 'vitest';
import type { AccountCustomer } from './account-session';
import { createSession } from './create-session';
import type { SessionPorts } from './session-ports';
import { createSessionStorage } from './stored-session';

export const NOW = Date.UTC(2026, 10, 23, 9);

/** A time this many seconds from now. */
export const inSeconds = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString();

export const AVERY: AccountCustomer = {
  id: 'gid://shopify/Customer/1',
  email: 'avery@example.com',
  firstName: 'Avery',
  lastName: 'Brooks',
  displayName: 'Avery Brooks',
  phone: null,
  acceptsMarketing: false,
  defaultAddressId: null,
  tags: ['pro program'],
  createdAt: '2024-03-05T15:20:00Z',
  updatedAt: '2026-09-14T09:30:00Z',
};

export const TOKEN: CustomerToken = { accessToken: 'store-1', expiresAt: inSeconds(86_400) };

export const identityTokens = (seconds = 3600, name = 'id-1'): IdentityTokens => ({
  accessToken: `access-${name}`,
  idToken: name,
  refreshToken: 'refresh-1',
  expiresAt: inSeconds(seconds),
});

/** Temporary failures, and a permanent one. */
export const PASSING: readonly (readonly [string, Result<never>])[] = [
  ['network', failure('network', 'no answer', { isRetryable: true })],
  ['timeout', failure('timeout', 'no answer', { isRetryable: true })],
  ['429', failure('http', 'throttled', { isRetryable: true, status: 429 })],
  ['500', failure('http', 'broken', { isRetryable: true, status: 500 })],
  ['malformed', failure('protocol', 'no token')],
];
export const REFUSED = failure('user', 'refused', {
  userErrors: [{ field: [], message: 'refused', code: 'refused' }],
});

/** The storage of one browser, shared by its tabs. */
export const fakeBrowser = () => {
  const values = new Map<string, string>();
  /** Keys that start with `refused` are not kept. */
  const state = { isBlocked: false, refused: null as string | null };
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const { isBlocked, refused } = state;
      if (isBlocked || (refused !== null && key.startsWith(refused))) throw new Error('blocked');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
    key: (at: number) => [...values.keys()][at] ?? null,
    get length() {
      return values.size;
    },
  };
  return { values, state, open: () => createKeyValueStore(() => area) };
};

export type FakeBrowser = ReturnType<typeof fakeBrowser>;

/** A session with fake dependencies: one tab of a browser. */
export const fakeSession = (browser: FakeBrowser = fakeBrowser(), store: StoreKey = 'us') => {
  const local = browser.open();
  const storage = createSessionStorage({ id: 'larkfield' }, store, local, { remove: () => {} });
  const listeners = new Set<() => void>();
  const clock = { now: NOW };
  const identity = {
    signIn: vi.fn<SessionPorts['identity']['signIn']>(async () => ok(identityTokens())),
    refresh: vi.fn<SessionPorts['identity']['refresh']>(async () =>
      ok(identityTokens(3600, 'id-2')),
    ),
    revoke: vi.fn<SessionPorts['identity']['revoke']>(async () => ok(undefined)),
    changePassword: vi.fn<SessionPorts['identity']['changePassword']>(async () => ok(undefined)),
  };
  const shop = {
    createTokenByMultipass: vi.fn<SessionPorts['shop']['createTokenByMultipass']>(async () =>
      ok({ ...TOKEN, accessToken: 'store-m' }),
    ),
    renewToken: vi.fn<SessionPorts['shop']['renewToken']>(async () =>
      ok({ accessToken: 'store-2', expiresAt: inSeconds(2 * 86_400) }),
    ),
    deleteToken: vi.fn<SessionPorts['shop']['deleteToken']>(async () => ok(undefined)),
    readCustomer: vi.fn<SessionPorts['shop']['readCustomer']>(async () => ok(AVERY)),
  };
  const exchange = vi.fn<SessionPorts['exchange']>(async () => ok('multipass-1'));
  const leave = vi.fn<SessionPorts['leave']>();
  const changes = vi.fn<SessionPorts['changes']>(() => null);
  const forget = vi.fn();
  const reachable = vi.fn(() => new Promise<void>(() => undefined));
  const wait = vi.fn((_ms: number) => new Promise<void>(() => undefined));
  const announce = vi.fn();
  const onExpired = vi.fn();
  const log = vi.fn<SessionPorts['log']>();
  const session = createSession({
    store,
    storage: {
      ...storage,
      onChange: listener => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    identity,
    shop,
    exchange,
    lock: (_name, task) => task(),
    log,
    now: () => clock.now,
    wait,
    announce,
    onExpired,
    forget,
    reachable,
    changes,
    leave,
  });
  return {
    session,
    storage,
    identity,
    shop,
    exchange,
    leave,
    changes,
    forget,
    reachable,
    wait,
    announce,
    onExpired,
    log,
    clock,
    browser,
    keys: storageKeysOf({ id: 'larkfield' }, store),
    /** Like the storage event after another tab has written. */
    hearOtherTab: () => listeners.forEach(listener => listener()),
    signedIn: (token = TOKEN, tokens = identityTokens()) => {
      storage.writeIdentity(tokens);
      storage.writeCustomer(AVERY);
      storage.writeToken(token);
    },
  };
};

export { tokenRefused };
