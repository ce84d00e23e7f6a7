import { describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import {
  fakeSession,
  identityTokens,
  inSeconds,
  PASSING,
  REFUSED,
  TOKEN,
  tokenRefused,
} from './session.fixture';

const UNAUTHORIZED = failure('http', 'no', { status: 401 });
const call = (...results: readonly Result<string>[]) => {
  const left = [...results];
  return vi.fn(async (_token: string) => left.shift() ?? ok('done'));
};
const CODE = { error: { userErrors: [{ code: 'signed-out' }] } };

describe('a call with an id token', () => {
  it.each([
    [601, 0, 'id-1'],
    [600, 1, 'id-2'],
    [599, 1, 'id-2'],
    [-1, 1, 'id-2'],
  ])('that ends in %i seconds refreshes it %i times', async (seconds, times, used) => {
    const tab = fakeSession();
    tab.signedIn(TOKEN, identityTokens(seconds));
    const run = call();
    expect(await tab.session.withIdToken(run)).toEqual(ok('done'));
    expect(tab.identity.refresh).toHaveBeenCalledTimes(times);
    expect(run).toHaveBeenCalledExactlyOnceWith(used);
    expect(tab.storage.read().identity?.idToken).toBe(used);
  });

  it('refreshes once, however many calls wait', async () => {
    const tab = fakeSession();
    tab.signedIn(TOKEN, identityTokens(10));
    const runs = Array.from({ length: 20 }, () => call());
    await Promise.all(runs.map(run => tab.session.withIdToken(run)));
    expect(tab.identity.refresh).toHaveBeenCalledOnce();
    runs.forEach(run => expect(run).toHaveBeenCalledExactlyOnceWith('id-2'));
  });

  it('uses the tokens that another tab has refreshed meanwhile', async () => {
    const tab = fakeSession();
    tab.signedIn();
    const run = call(UNAUTHORIZED);
    const reply = tab.session.withIdToken(token => {
      tab.storage.writeIdentity(identityTokens(3600, 'id-9'));
      return run(token);
    });
    expect(await reply).toEqual(ok('done'));
    expect(run.mock.calls).toEqual([['id-1'], ['id-9']]);
    expect(tab.identity.refresh).not.toHaveBeenCalled();
  });

  it.each(PASSING)(
    'continues with a token that has not expired yet (%s)',
    async (_name, failed) => {
      const tab = fakeSession();
      tab.signedIn(TOKEN, identityTokens(599));
      tab.identity.refresh.mockResolvedValue(failed);
      const run = call();
      expect(await tab.session.withIdToken(run)).toEqual(ok('done'));
      expect(run).toHaveBeenCalledWith('id-1');
    },
  );

  it.each(PASSING)('fails but signs nobody out if none lasts (%s)', async (_name, failed) => {
    const tab = fakeSession();
    tab.signedIn(TOKEN, identityTokens(0));
    tab.identity.refresh.mockResolvedValue(failed);
    expect(await tab.session.withIdToken(call())).toEqual(failed);
    expect(tab.storage.read().identity).not.toBeNull();
  });

  it.each(['limit', 'invalid', 'not-delivered'])(
    'signs nobody out for what the provider refuses just now (%s)',
    async code => {
      const tab = fakeSession();
      const refused = failure('user', 'later', {
        userErrors: [{ field: [], message: 'later', code }],
      });
      tab.signedIn(TOKEN, identityTokens(300));
      tab.identity.refresh.mockResolvedValue(refused);
      const run = call();
      expect(await tab.session.withIdToken(run)).toEqual(ok('done'));
      expect(run).toHaveBeenCalledWith('id-1');
      tab.storage.writeIdentity(identityTokens(-5));
      expect(await tab.session.withIdToken(call())).toMatchObject({
        error: { kind: 'http', isRetryable: true },
      });
      expect(tab.storage.read().identity).not.toBeNull();
    },
  );

  it('signs out when the refresh is refused', async () => {
    const tab = fakeSession();
    tab.signedIn(TOKEN, identityTokens(0));
    tab.identity.refresh.mockResolvedValue(REFUSED);
    expect(await tab.session.withIdToken(call())).toMatchObject(CODE);
    expect(tab.browser.values.size).toBe(0);
    expect(tab.session.getState()).toEqual({ status: 'signedOut' });
  });

  it('runs once more when the service refuses the token', async () => {
    const tab = fakeSession();
    tab.signedIn();
    const run = call(UNAUTHORIZED);
    expect(await tab.session.withIdToken(run)).toEqual(ok('done'));
    expect(run.mock.calls).toEqual([['id-1'], ['id-2']]);
  });
});

describe('a call with a customer token', () => {
  it('is refused to visitors who are not signed in', async () => {
    const run = call();
    expect(await fakeSession().session.withCustomerToken(run)).toMatchObject(CODE);
    expect(run).not.toHaveBeenCalled();
  });

  it('that lacks its token is logged, without any token', async () => {
    const tab = fakeSession();
    await tab.session.withCustomerToken(call());
    await tab.session.withIdToken(call());
    expect(tab.log.mock.calls).toEqual([
      ['A call cannot be made', 'There is no customer access token.'],
      ['A call cannot be made', 'There is no identity token.'],
    ]);
  });

  it('renews it once, however many calls are refused', async () => {
    const tab = fakeSession();
    tab.signedIn();
    const runs = Array.from({ length: 20 }, () => call(tokenRefused()));
    await Promise.all(runs.map(run => tab.session.withCustomerToken(run)));
    expect(tab.shop.renewToken).toHaveBeenCalledOnce();
    runs.forEach(run => expect(run.mock.calls).toEqual([['store-1'], ['store-2']]));
  });

  it('signs nobody out when the store refuses everybody', async () => {
    const tab = fakeSession();
    tab.signedIn();
    await tab.session.refresh();
    tab.shop.renewToken.mockResolvedValue(UNAUTHORIZED);
    tab.shop.createTokenByMultipass.mockResolvedValue(UNAUTHORIZED);
    tab.shop.readCustomer.mockResolvedValue(UNAUTHORIZED);
    const run = vi.fn(async () => UNAUTHORIZED);
    const outage = { ok: false, error: { kind: 'http', isRetryable: true } };
    expect(await tab.session.withCustomerToken(run)).toMatchObject(outage);
    expect(await tab.session.reloadCustomer()).toMatchObject(outage);
    expect(tab.identity.refresh).not.toHaveBeenCalled();
    expect(tab.session.getState()).toMatchObject({ status: 'signedIn' });
    expect(tab.storage.read().identity).not.toBeNull();
    tab.shop.renewToken.mockResolvedValue(ok({ ...TOKEN, accessToken: 'store-2' }));
    expect(await tab.session.withCustomerToken(run)).toMatchObject(outage);
    expect(tab.session.getState()).toMatchObject({ status: 'signedIn' });
  });

  it('signs out when it is refused twice', async () => {
    const tab = fakeSession();
    tab.signedIn();
    const run = call(tokenRefused(), tokenRefused());
    expect(await tab.session.withCustomerToken(run)).toMatchObject(CODE);
    expect(tab.browser.values.size).toBe(0);
    expect(tab.onExpired).toHaveBeenCalledOnce();
  });

  it.each(PASSING)('returns a failure that may pass as it is (%s)', async (_name, failed) => {
    const tab = fakeSession();
    tab.signedIn();
    const run = call(failed);
    expect(await tab.session.withCustomerToken(run)).toEqual(failed);
    expect(run).toHaveBeenCalledOnce();
    expect(tab.storage.read().token).toEqual(TOKEN);
  });

  it('returns what the store says about the input', async () => {
    const tab = fakeSession();
    tab.signedIn();
    const wrong = failure('user', 'Too long', {
      userErrors: [{ field: ['phone'], message: 'Too long', code: 'TOO_LONG' }],
    });
    expect(await tab.session.withCustomerToken(call(wrong))).toEqual(wrong);
    expect(tab.storage.read().token).toEqual(TOKEN);
  });

  it('renews the same token with another end only once', async () => {
    const tab = fakeSession();
    tab.signedIn({ ...TOKEN, expiresAt: inSeconds(-1) });
    tab.shop.renewToken.mockResolvedValue(ok({ ...TOKEN, expiresAt: inSeconds(900) }));
    await Promise.all([call(), call()].map(run => tab.session.withCustomerToken(run)));
    expect(tab.shop.renewToken).toHaveBeenCalledOnce();
    await tab.session.withCustomerToken(call());
    expect(tab.shop.renewToken).toHaveBeenCalledOnce();
  });
});
describe('a change of the password', () => {
  it('uses tokens that last, and new ones where they are refused', async () => {
    const tab = fakeSession();
    tab.signedIn();
    tab.identity.changePassword.mockResolvedValueOnce(REFUSED);
    expect(await tab.session.changePassword('old-password', 'new-password')).toEqual(ok(undefined));
    const used = tab.identity.changePassword.mock.calls.map(([{ idToken }]) => idToken);
    expect(used).toEqual(['id-1', 'id-2']);
  });
});
