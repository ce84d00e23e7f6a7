import { describe, expect, it } from 'vitest';
import { ok } from '~/src/domain/data/result';
import {
  AVERY,
  fakeBrowser,
  fakeSession,
  identityTokens,
  inSeconds,
  PASSING,
  REFUSED,
  TOKEN,
  tokenRefused,
} from './session.fixture';

const flushPromises = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
const SIGNED_IN = { status: 'signedIn', customer: AVERY };
const ENDED = { ...TOKEN, expiresAt: inSeconds(0) };

describe('a page opens', () => {
  it('and nothing happens without a token', async () => {
    const { session, shop, identity } = fakeSession();
    expect(session.getState()).toEqual({ status: 'unknown' });
    await session.refresh();
    expect(session.getState()).toEqual({ status: 'signedOut' });
    expect(shop.readCustomer).not.toHaveBeenCalled();
    expect(shop.renewToken).not.toHaveBeenCalled();
    expect(identity.refresh).not.toHaveBeenCalled();
  });

  it('with a valid token and a customer who is flagged: no call is made', async () => {
    const tab = fakeSession();
    tab.signedIn();
    await tab.session.refresh();
    expect(tab.session.getState()).toEqual(SIGNED_IN);
    expect(tab.shop.readCustomer).not.toHaveBeenCalled();
  });

  it.each(['{"id":"x"}', '{"isAuthenticated":false}', 'corrupt', null])(
    'with a valid token and the customer %s, who is read again',
    async stored => {
      const tab = fakeSession();
      tab.signedIn();
      if (stored === null) tab.browser.values.delete(tab.keys.customer);
      else tab.browser.values.set(tab.keys.customer, stored);
      await tab.session.refresh();
      expect(tab.shop.renewToken).not.toHaveBeenCalled();
      expect(tab.shop.readCustomer).toHaveBeenCalledExactlyOnceWith('store-1');
      expect(tab.session.getState()).toEqual(SIGNED_IN);
      expect(tab.storage.read().customer).toEqual(AVERY);
    },
  );

  it('with a token that has ended: it is renewed and the customer read again', async () => {
    const tab = fakeSession();
    tab.signedIn(ENDED);
    await tab.session.refresh();
    expect(tab.shop.renewToken).toHaveBeenCalledExactlyOnceWith('store-1');
    expect(tab.shop.readCustomer).toHaveBeenCalledExactlyOnceWith('store-2');
    expect(tab.storage.read().token?.accessToken).toBe('store-2');
    expect(tab.session.getState()).toEqual(SIGNED_IN);
  });

  it('and a token that cannot be renewed is made anew by the identity provider', async () => {
    const tab = fakeSession();
    tab.signedIn(ENDED, identityTokens(-60));
    tab.shop.renewToken.mockResolvedValue(REFUSED);
    await tab.session.refresh();
    expect(tab.identity.refresh).toHaveBeenCalledExactlyOnceWith('refresh-1');
    expect(tab.exchange).toHaveBeenCalledExactlyOnceWith('id-2');
    expect(tab.storage.read().token?.accessToken).toBe('store-m');
    expect(tab.session.getState()).toEqual(SIGNED_IN);
  });

  it.each(['renewToken', 'readCustomer'] as const)(
    'and what may pass in %s signs nobody out',
    async call => {
      for (const [, failed] of PASSING) {
        const tab = fakeSession();
        tab.signedIn(ENDED);
        tab.shop[call].mockResolvedValueOnce(failed);
        await tab.session.refresh();
        expect(tab.session.getState()).toMatchObject({ status: 'unreachable' });
        expect(tab.storage.read().token).not.toBeNull();
        await tab.session.refresh();
        expect(tab.session.getState()).toEqual(SIGNED_IN);
      }
    },
  );

  it('and a customer whom the store refuses twice is cleared with everything else', async () => {
    const tab = fakeSession();
    tab.signedIn(ENDED);
    tab.shop.readCustomer.mockResolvedValue(tokenRefused());
    await tab.session.refresh();
    expect(tab.session.getState()).toEqual({ status: 'signedOut' });
    expect(tab.storage.read()).toEqual({ token: null, customer: null, identity: null });
    expect(tab.announce).toHaveBeenCalled();
  });
});

describe('sign-in', () => {
  it('goes from the password to the customer, and keeps all of it', async () => {
    const tab = fakeSession();
    expect(await tab.session.signIn('avery@example.com', 'secret-1')).toEqual(ok(AVERY));
    expect(tab.exchange).toHaveBeenCalledWith('id-1');
    expect(tab.shop.createTokenByMultipass).toHaveBeenCalledWith('multipass-1');
    expect(tab.storage.read()).toMatchObject({
      token: { accessToken: 'store-m' },
      customer: AVERY,
      identity: { idToken: 'id-1' },
    });
    expect(tab.session.getState()).toEqual(SIGNED_IN);
    expect([...tab.browser.values.values()].join(' ')).not.toContain('secret-1');
  });

  it.each(['exchange', 'createTokenByMultipass', 'readCustomer'] as const)(
    'keeps nothing if %s fails, and takes the tokens back',
    async call => {
      const tab = fakeSession();
      const port = call === 'exchange' ? tab.exchange : tab.shop[call];
      port.mockResolvedValue(REFUSED);
      expect((await tab.session.signIn('a@b.example', 'secret-1')).ok).toBe(false);
      expect(tab.browser.values.size).toBe(0);
      expect(tab.identity.revoke).toHaveBeenCalledOnce();
      if (call !== 'readCustomer') {
        expect(tab.log.mock.calls).toEqual([
          ['The store gave no customer access token', 'refused'],
        ]);
      }
    },
  );

  it('says so when the browser keeps nothing, before a password is asked for', async () => {
    const browser = fakeBrowser();
    browser.state.isBlocked = true;
    const tab = fakeSession(browser);
    expect(await tab.session.signIn('a@b.example', 'secret-1')).toMatchObject({
      error: { userErrors: [{ code: 'storage-blocked' }] },
    });
    expect(tab.identity.signIn).not.toHaveBeenCalled();
  });

  it.each(['identity_refresh_token', 'customer_access_token', 'customer_larkfield'])(
    'keeps nothing when the browser does not keep all of it (%s)',
    async refused => {
      const browser = fakeBrowser();
      browser.state.refused = refused;
      const tab = fakeSession(browser);
      expect(await tab.session.signIn('a@b.example', 'secret-1')).toMatchObject({
        error: { userErrors: [{ code: 'storage-blocked' }] },
      });
      expect([...browser.values.keys()]).toEqual([]);
      expect(tab.storage.read()).toEqual({ token: null, customer: null, identity: null });
      expect(tab.identity.revoke).toHaveBeenCalledOnce();
    },
  );

  it('is seen by other tabs, and so is a sign-out', async () => {
    const browser = fakeBrowser();
    const one = fakeSession(browser);
    const other = fakeSession(browser);
    const stop = other.session.start();
    await flushPromises();
    await one.session.signIn('a@b.example', 'secret-1');
    other.hearOtherTab();
    await flushPromises();
    expect(other.session.getState()).toEqual(SIGNED_IN);
    await one.session.signOut();
    other.hearOtherTab();
    await flushPromises();
    expect(other.session.getState()).toEqual({ status: 'signedOut' });
    stop();
  });

  it('of one store is none of the other', async () => {
    const browser = fakeBrowser();
    const american = fakeSession(browser, 'us');
    const canadian = fakeSession(browser, 'ca');
    await american.session.signIn('a@b.example', 'secret-1');
    await canadian.session.refresh();
    expect(canadian.session.getState()).toEqual({ status: 'signedOut' });
    expect(canadian.storage.read()).toEqual({ token: null, customer: null, identity: null });
    await canadian.session.signIn('a@b.example', 'secret-1');
    await canadian.session.signOut();
    await american.session.refresh();
    expect(american.session.getState()).toEqual(SIGNED_IN);
  });
});
