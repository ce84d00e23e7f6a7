import { describe, expect, it } from 'vitest';
import { storageKeysOf } from '~/src/config/storage-keys';
import { readSession, SIGNED_OUT } from './session';

const keys = storageKeysOf({ id: 'larkfield' }, 'us');
const now = Date.UTC(2025, 3, 1);
const noCookies = { get: () => null };

const stored = (values: Record<string, string>) => ({
  get: (key: string) => values[key] ?? null,
});

const session = (customer: string, ends = '2025-04-02T00:00:00Z') =>
  readSession(
    keys,
    stored({
      [keys.customerAccessToken]: 'token',
      [keys.customerAccessTokenExpiresAt]: ends,
      [keys.customer]: customer,
    }),
    noCookies,
    now,
  );

describe('readSession', () => {
  it('returns the customer and whether they are ProStaff', () => {
    expect(session('{"firstName":"Ada","tags":["vip","Pro Program"]}')).toEqual({
      isKnown: true,
      isSignedIn: true,
      firstName: 'Ada',
      isProStaff: true,
      accessToken: 'token',
      expiresAt: '2025-04-02T00:00:00Z',
    });
    expect(session('{"firstName":"Ada","tags":["program"]}').isProStaff).toBe(false);
  });

  it('is signed out if the session has expired or has no valid expiry', () => {
    expect(session('{}', '2025-03-31T00:00:00Z')).toEqual(SIGNED_OUT);
    expect(session('{}', 'soon')).toEqual(SIGNED_OUT);
    expect(readSession(keys, stored({}), noCookies, now)).toEqual(SIGNED_OUT);
  });

  it('ignores an invalid customer', () => {
    expect(session('{"tags":')).toMatchObject({ isSignedIn: true, isProStaff: false });
  });

  it('keeps the sessions of the stores apart', () => {
    const other = storageKeysOf({ id: 'larkfield' }, 'ca');
    const store = stored({
      [other.customerAccessToken]: 'token',
      [other.customerAccessTokenExpiresAt]: '2025-04-02T00:00:00Z',
    });
    expect(readSession(keys, store, noCookies, now).isSignedIn).toBe(false);
    expect(readSession(other, store, noCookies, now).isSignedIn).toBe(true);
  });
});
