import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import type { IdentityGateway } from '~/src/gateways/cognito/identity-contract';
import { refusal } from '~/src/gateways/cognito/identity-error';
import { failure } from '~/src/gateways/http/failure';
import type { AccountSession } from '../session/account-session';
import { identityTokens } from '../session/session.fixture';
import { FAILURES, fakeSession, held, showScreen } from '../testing/account.fixture';
import { SettingsScreen } from './settings-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const { signIn, revoke } = vi.hoisted(() => ({
  signIn: vi.fn<IdentityGateway['signIn']>(),
  revoke: vi.fn<IdentityGateway['revoke']>(),
}));
vi.mock('../session/use-identity', () => ({ useIdentity: () => ({ signIn, revoke }) }));

beforeEach(() => {
  signIn.mockReset().mockResolvedValue(refusal('wrong-credentials', 'no'));
  revoke.mockReset().mockResolvedValue(ok(undefined));
});
afterEach(cleanup);

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('Update Password', () => {
  const field = (label: string) => part('Update Password').getByLabelText<HTMLInputElement>(label);
  const update = () => part('Update Password').getByRole('button', { name: /^Updat/ });
  const type = async (current: string, next: string, confirm = next): Promise<void> => {
    await userEvent.type(field('Current password'), current);
    await userEvent.type(field('New password'), next);
    await userEvent.type(field('Confirm new password'), confirm);
  };

  const NO_SPACES = 'Please choose a password that does not begin or end with a space';

  it.each([
    ['short', 'short', 'Please choose a password with at least 8 characters'],
    ['long enough', 'long enoug', 'Passwords must match'],
    [' long enough', ' long enough', NO_SPACES],
    ['long enough ', 'long enough ', NO_SPACES],
  ])('refuses "%s" and "%s"', async (next, confirm, message) => {
    const session = fakeSession();
    showScreen(<SettingsScreen />, { session });
    await type('kennel-gate-40', next, confirm);
    await userEvent.click(update());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(session.changePassword).not.toHaveBeenCalled();
  });

  it('changes it once, says so, and empties the fields', async () => {
    const { reply, give } = held<Result<void>>();
    const changePassword = vi.fn(() => reply);
    showScreen(<SettingsScreen />, { session: fakeSession({ changePassword }) });
    await type('kennel-gate-40', 'new-gate-41');
    fireEvent.click(update());
    expect(update().getAttribute('aria-busy')).toBe('true');
    fireEvent.click(update());
    await waitFor(() => expect(changePassword).toHaveBeenCalledOnce());
    give(ok(undefined));
    expect(await screen.findByText('Account Password updated successfully.')).toBeTruthy();
    expect(changePassword.mock.calls).toEqual([['kennel-gate-40', 'new-gate-41']]);
    expect(field('New password').value).toBe('');
    expect(field('Current password').autocomplete).toBe('current-password');
    expect(field('New password').autocomplete).toBe('new-password');
  });

  it.each([
    ['wrong-credentials', 'Your current password is incorrect. Please try again.'],
    ['password-policy', 'This password is too easy to guess. Please choose another one.'],
    ['locked-out', 'There were too many attempts. Please wait a few minutes and try again.'],
    ['limit', 'There were too many attempts. Please wait a few minutes and try again.'],
    ['refused', /^You have been signed out\./],
    ['signed-out', /^You have been signed out\./],
  ])('says so when the provider answers %s', async (code, sentence) => {
    const userErrors = [{ field: [], message: 'x', code }];
    const changePassword = vi.fn(async () => failure('user', 'x', { userErrors }));
    showScreen(<SettingsScreen />, { session: fakeSession({ changePassword }) });
    await type('kennel-gate-40', 'new-gate-41');
    await userEvent.click(update());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field('New password').value).toBe('new-gate-41');
  });

  it.each(FAILURES.slice(0, 5))('keeps what was typed when the provider %s', async (_, failed) => {
    const changePassword = vi.fn(async (): Promise<Result<void>> => ok(undefined));
    changePassword.mockResolvedValueOnce(failed);
    showScreen(<SettingsScreen />, { session: fakeSession({ changePassword }) });
    await type('kennel-gate-40', 'new-gate-41');
    await userEvent.click(update());
    expect(await screen.findByText(/could not be changed|too many attempts/)).toBeTruthy();
    expect(field('Current password').value).toBe('kennel-gate-40');
    await userEvent.click(update());
    expect(await screen.findByText('Account Password updated successfully.')).toBeTruthy();
  });

  describe('whose reply was lost', () => {
    const WRONG = refusal('wrong-credentials', 'Incorrect username or password.');
    const LOST = failure('network', 'No answer.');
    const changePassword = () =>
      vi
        .fn<AccountSession['changePassword']>()
        .mockResolvedValueOnce(LOST)
        .mockResolvedValueOnce(WRONG);
    const submit = async (): Promise<void> => {
      const session = fakeSession({ changePassword: changePassword() });
      showScreen(<SettingsScreen />, { session });
      await type('kennel-gate-40', 'new-gate-41');
      await userEvent.click(update());
    };

    it('was changed if the new password signs in', async () => {
      const tokens = identityTokens();
      signIn.mockResolvedValue(ok(tokens));
      await submit();
      expect(await screen.findByText('Account Password updated successfully.')).toBeTruthy();
      expect(signIn).toHaveBeenCalledExactlyOnceWith('avery@example.com', 'new-gate-41');
      expect(revoke).toHaveBeenCalledExactlyOnceWith(tokens);
    });

    it('was changed if it signs in when it is tried again', async () => {
      signIn.mockResolvedValueOnce(LOST).mockResolvedValueOnce(ok(identityTokens()));
      await submit();
      await screen.findByText(/could not be changed/);
      await userEvent.click(update());
      expect(await screen.findByText('Account Password updated successfully.')).toBeTruthy();
    });

    it('was not changed if the new password does not sign in', async () => {
      await submit();
      await screen.findByText(/could not be changed/);
      await userEvent.click(update());
      expect(await screen.findByText(/^Your current password is incorrect/)).toBeTruthy();
    });

    it('is not taken for another one', async () => {
      await submit();
      await screen.findByText(/could not be changed/);
      for (const label of ['New password', 'Confirm new password']) {
        await userEvent.clear(field(label));
        await userEvent.type(field(label), 'newer-gate-42');
      }
      await userEvent.click(update());
      expect(await screen.findByText(/^Your current password is incorrect/)).toBeTruthy();
      expect(signIn).toHaveBeenCalledOnce();
    });
  });
});
