import { describe, expect, it } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { refusal } from '~/src/gateways/cognito/identity-error';
import { failure } from '~/src/gateways/http/failure';
import { fakeSession, identityTokens, PASSING, REFUSED } from '../session.fixture';

const WRONG = refusal('wrong-credentials', 'Incorrect username or password.');
const LOST = failure('network', 'No answer.', { isRetryable: true });

const signedIn = async () => {
  const tab = fakeSession();
  tab.signedIn();
  await tab.session.refresh();
  return tab;
};

describe('a change of the password', () => {
  it('uses tokens that last, and new ones where they are refused', async () => {
    const tab = await signedIn();
    tab.identity.changePassword.mockResolvedValueOnce(REFUSED);
    expect(await tab.session.changePassword('old-password', 'new-password')).toEqual(ok(undefined));
    const used = tab.identity.changePassword.mock.calls.map(([{ idToken }]) => idToken);
    expect(used).toEqual(['id-1', 'id-2']);
  });

  it('was made if its reply was lost and the new password signs in', async () => {
    const tab = await signedIn();
    tab.identity.changePassword.mockResolvedValueOnce(LOST).mockResolvedValueOnce(WRONG);
    expect(await tab.session.changePassword('old', 'new')).toEqual(LOST);
    expect(await tab.session.changePassword('old', 'new')).toEqual(ok(undefined));
    expect(tab.identity.signIn).toHaveBeenCalledExactlyOnceWith('avery@example.com', 'new');
    expect(tab.identity.revoke).toHaveBeenCalledExactlyOnceWith(identityTokens());
    expect(tab.storage.read().identity).toEqual(identityTokens());
  });

  it('was not made if the new password does not sign in', async () => {
    const tab = await signedIn();
    tab.identity.changePassword.mockResolvedValueOnce(LOST).mockResolvedValueOnce(WRONG);
    tab.identity.signIn.mockResolvedValue(WRONG);
    await tab.session.changePassword('old', 'new');
    expect(await tab.session.changePassword('old', 'new')).toEqual(WRONG);
  });

  it('with another new password is not taken for the lost one', async () => {
    const tab = await signedIn();
    tab.identity.changePassword.mockResolvedValueOnce(LOST).mockResolvedValueOnce(WRONG);
    await tab.session.changePassword('old', 'new');
    expect(await tab.session.changePassword('old', 'newer')).toEqual(WRONG);
    expect(tab.identity.signIn).not.toHaveBeenCalled();
  });

  it.each(PASSING)('returns what may pass (%s)', async (_name, failed) => {
    const tab = await signedIn();
    tab.identity.changePassword.mockResolvedValueOnce(failed);
    expect(await tab.session.changePassword('old', 'new')).toEqual(failed);
  });
});
