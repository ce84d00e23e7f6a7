import { cleanup, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '~/src/gateways/cognito/identity-error';
import { failure } from '~/src/gateways/http/failure';
import { fakes, resetFakes } from '../testing/browser-session.fixture';
import { heading, open, press, type, wentTo } from '../testing/visit.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('../session/browser-session', async () => {
  const { browserSessionFake } = await import('../testing/browser-session.fixture');
  return browserSessionFake;
});

const LOST = failure('network', 'No answer.', { isRetryable: true });

beforeEach(() => {
  resetFakes();
  vi.mocked(navigate).mockReset();
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

describe('a registration whose reply was lost', () => {
  const register = async (): Promise<void> => {
    open('/account/register');
    await heading('Create your account');
    await type('First name', 'Robin');
    await type('Last name', 'Vale');
    await type('Email address', 'robin@example.com');
    await type('Password', 'quiet-meadow-7');
    await type('Confirm password', 'quiet-meadow-7');
    await press('Create account');
  };
  const registerTwice = async (): Promise<void> => {
    fakes.identity.signUp
      .mockResolvedValueOnce(LOST)
      .mockResolvedValueOnce(refusal('exists', 'no'));
    await register();
    await screen.findByText(/could not reach the store/);
    await press('Create account');
  };

  it('leads to the verification when it is tried again', async () => {
    fakes.identity.signIn.mockResolvedValue(refusal('unconfirmed', 'no'));
    await registerTwice();
    const state = { email: 'robin@example.com', isSent: true };
    await wentTo('/account/verify', { state, replace: false });
    expect(screen.queryByText(/already an account/)).toBeNull();
    expect(fakes.identity.signIn).toHaveBeenCalledExactlyOnceWith(
      'robin@example.com',
      'quiet-meadow-7',
    );
  });

  it('leads there too where the browser itself sent it again', async () => {
    fakes.identity.signUp.mockResolvedValueOnce(refusal('exists', 'no'));
    fakes.identity.signIn.mockResolvedValue(refusal('unconfirmed', 'no'));
    await register();
    const state = { email: 'robin@example.com', isSent: true };
    await wentTo('/account/verify', { state, replace: false });
  });

  it("does not open somebody else's account", async () => {
    fakes.identity.signIn.mockResolvedValue(refusal('wrong-credentials', 'no'));
    await registerTwice();
    expect(await screen.findByText(/already an account with this email address/)).toBeTruthy();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a new password whose reply was lost', () => {
  const resetTwice = async (): Promise<void> => {
    fakes.identity.resetPassword
      .mockResolvedValueOnce(LOST)
      .mockResolvedValueOnce(refusal('code-expired', 'no'));
    open('/account/reset-password?email=avery%40example.com&code=654321');
    await heading('Choose a new password');
    await type('New password', 'another-gate-9');
    await type('Confirm password', 'another-gate-9');
    await press('Save new password');
    await screen.findByText(/could not reach the store/);
    await press('Save new password');
  };

  it('signs in when it is tried again', async () => {
    await resetTwice();
    await wentTo('/account', { replace: true });
    expect(window.sessionStorage.getItem('account_notice')).toBe('passwordChanged');
  });

  it('asks for another code when it was not saved', async () => {
    fakes.tab.identity.signIn.mockResolvedValue(refusal('wrong-credentials', 'no'));
    await resetTwice();
    expect(await screen.findByText('Invalid or expired code provided.')).toBeTruthy();
    await waitFor(() => expect(fakes.tab.identity.signIn).toHaveBeenCalledOnce());
    expect(window.sessionStorage.getItem('account_notice')).toBeNull();
  });
});
