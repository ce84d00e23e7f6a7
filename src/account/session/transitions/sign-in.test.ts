import { expect, it } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { AVERY, fakeSession, identityTokens } from '../session.fixture';

const SAM = { ...AVERY, id: 'gid://shopify/Customer/2', email: 'sam@example.com' };

it('over an open session revokes its tokens', async () => {
  const tab = fakeSession();
  tab.signedIn();
  tab.identity.signIn.mockResolvedValue(ok(identityTokens(3600, 'id-9')));
  await tab.session.signIn('avery@example.com', 'secret-1');
  expect(tab.shop.deleteToken).toHaveBeenCalledExactlyOnceWith('store-1');
  expect(tab.identity.revoke).toHaveBeenCalledExactlyOnceWith(identityTokens());
  expect(tab.forget).not.toHaveBeenCalled();
  expect(tab.storage.read()).toMatchObject({ identity: { idToken: 'id-9' }, customer: AVERY });
});

it("over another customer's open session deletes what this tab keeps about them", async () => {
  const tab = fakeSession();
  tab.signedIn();
  tab.shop.readCustomer.mockResolvedValue(ok(SAM));
  await tab.session.signIn('sam@example.com', 'secret-1');
  expect(tab.forget).toHaveBeenCalledOnce();
  expect(tab.session.getState()).toEqual({ status: 'signedIn', customer: SAM });
});

it('without an open session revokes and deletes nothing', async () => {
  const tab = fakeSession();
  await tab.session.signIn('avery@example.com', 'secret-1');
  expect(tab.shop.deleteToken).not.toHaveBeenCalled();
  expect(tab.identity.revoke).not.toHaveBeenCalled();
  expect(tab.forget).not.toHaveBeenCalled();
});
