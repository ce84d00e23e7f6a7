import { describe, expect, it } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { AVERY, fakeSession, identityTokens, inSeconds, PASSING, TOKEN } from '../session.fixture';

const flushPromises = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
const UNREACHABLE = { status: 'signedOut', leaving: 'unreachable' };
const SIGNED_IN = { status: 'signedIn', customer: AVERY };
const ENDED = { ...TOKEN, expiresAt: inSeconds(0) };

describe('sign-out', () => {
  it('clears everything, takes the tokens back and leaves for the store', async () => {
    const tab = fakeSession();
    tab.signedIn();
    await Promise.all([tab.session.signOut(), tab.session.signOut()]);
    expect(tab.browser.values.size).toBe(0);
    expect(tab.shop.deleteToken).toHaveBeenCalledExactlyOnceWith('store-1');
    expect(tab.identity.revoke).toHaveBeenCalledExactlyOnceWith(identityTokens());
    expect(tab.leave).toHaveBeenCalledOnce();
  });

  it('forgets everything at once, while the store is silent', async () => {
    const tab = fakeSession();
    tab.signedIn();
    await tab.session.refresh();
    tab.shop.deleteToken.mockReturnValue(new Promise(() => undefined));
    void tab.session.signOut();
    expect(tab.session.getState()).toEqual({ status: 'signedOut', leaving: 'underway' });
    expect(tab.browser.values.size).toBe(0);
    expect(tab.announce).toHaveBeenCalled();
    expect(tab.forget).toHaveBeenCalledOnce();
  });

  it('waits for a change that is on its way', async () => {
    const tab = fakeSession();
    tab.signedIn();
    let end = (_isSaved: boolean): void => undefined;
    tab.changes.mockReturnValue(
      new Promise(resolve => {
        end = resolve;
      }),
    );
    const done = tab.session.signOut();
    await flushPromises();
    expect(tab.storage.read().token).toEqual(TOKEN);
    end(true);
    await done;
    expect(tab.browser.values.size).toBe(0);
    expect(tab.leave).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    ['fails', Promise.resolve(false)],
    ['does not end', new Promise<boolean>(() => undefined)],
  ])('says that a change may be lost which %s', async (_name, change) => {
    const tab = fakeSession();
    tab.signedIn();
    tab.changes.mockReturnValue(change);
    tab.wait.mockResolvedValueOnce();
    await tab.session.signOut();
    expect(tab.browser.values.size).toBe(0);
    expect(tab.leave).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays in the shop if the store is silent for long', async () => {
    const tab = fakeSession();
    tab.signedIn();
    tab.shop.deleteToken.mockReturnValue(new Promise(() => undefined));
    tab.wait.mockResolvedValue();
    void tab.session.signOut();
    await flushPromises();
    expect(tab.wait).toHaveBeenCalledWith(4000);
    expect(tab.session.getState()).toEqual({ ...UNREACHABLE, isSaved: true });
    expect(tab.leave).not.toHaveBeenCalled();
  });

  it.each(PASSING.filter(([name]) => name === 'network' || name === 'timeout'))(
    'stays in the shop without a connection, and takes the tokens back later (%s)',
    async (_name, failed) => {
      const tab = fakeSession();
      tab.signedIn();
      tab.shop.deleteToken.mockResolvedValueOnce(failed);
      tab.identity.revoke.mockResolvedValueOnce(failed).mockResolvedValueOnce(failed);
      tab.reachable.mockResolvedValue();
      await tab.session.signOut();
      expect(tab.session.getState()).toEqual({ ...UNREACHABLE, isSaved: true });
      expect(tab.browser.values.size).toBe(0);
      expect(tab.leave).not.toHaveBeenCalled();
      expect(tab.shop.deleteToken.mock.calls).toEqual([['store-1'], ['store-1']]);
      expect(tab.identity.revoke).toHaveBeenCalledTimes(3);
      expect(tab.reachable).toHaveBeenCalledTimes(2);
    },
  );

  it('can be followed by a sign-in on the same page', async () => {
    const tab = fakeSession();
    tab.signedIn();
    tab.shop.deleteToken.mockResolvedValueOnce(failure('network', 'no answer'));
    void tab.session.signOut();
    await flushPromises();
    await tab.session.signIn('a@b.example', 'secret-1');
    expect(tab.session.getState()).toEqual(SIGNED_IN);
    await tab.session.signOut();
    expect(tab.leave).toHaveBeenCalledOnce();
  });

  it.each(PASSING.filter(([name]) => name !== 'network' && name !== 'timeout'))(
    'leaves for a store that answers, even if nothing can be taken back (%s)',
    async (_name, failed) => {
      const tab = fakeSession();
      tab.signedIn();
      tab.shop.deleteToken.mockResolvedValue(failed);
      tab.identity.revoke.mockResolvedValue(failed);
      await tab.session.signOut();
      expect(tab.leave).toHaveBeenCalledOnce();
      expect(tab.browser.values.size).toBe(0);
    },
  );

  it('shows nothing when the browser brings the page back', async () => {
    const tab = fakeSession();
    tab.signedIn();
    await tab.session.refresh();
    await tab.session.signOut();
    await tab.session.refresh();
    expect(tab.session.getState()).toEqual({ status: 'signedOut' });
  });

  it('wins over an answer that is still under way', async () => {
    const tab = fakeSession();
    tab.signedIn(ENDED);
    let answer = (): void => undefined;
    tab.shop.renewToken.mockImplementation(
      () =>
        new Promise(resolve => {
          answer = () => resolve(ok({ accessToken: 'late', expiresAt: inSeconds(60) }));
        }),
    );
    const restored = tab.session.refresh();
    await flushPromises();
    tab.storage.clear();
    answer();
    await restored;
    expect(tab.browser.values.size).toBe(0);
  });
});
