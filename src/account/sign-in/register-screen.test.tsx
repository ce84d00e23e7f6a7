import { cleanup, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '~/src/gateways/cognito/identity-error';
import { fakes, resetFakes } from '../testing/browser-session.fixture';
import { heading, open, press, type, wentTo } from '../testing/visit.fixture';
import { rememberSignUp } from './sign-up-memory';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('../session/browser-session', async () => {
  const { browserSessionFake } = await import('../testing/browser-session.fixture');
  return browserSessionFake;
});

beforeEach(() => {
  resetFakes();
  vi.mocked(navigate).mockReset();
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

describe('the registration', () => {
  const fillIn = async (password = 'quiet-meadow-7', again = password): Promise<void> => {
    await type('First name', 'Robin');
    await type('Last name', 'Vale');
    await type('Email address', 'robin@example.com');
    await type('Password', password);
    await type('Confirm password', again);
    await press('Create account');
  };

  it('continues to the verification, without the address in any URL', async () => {
    open('/account/register');
    await heading('Create your account');
    await fillIn();
    const state = { email: 'robin@example.com', isSent: true };
    await wentTo('/account/verify', { state, replace: false });
    expect(fakes.identity.signUp).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'robin@example.com', firstName: 'Robin' }),
    );
  });

  it('refuses a name that the store would not take', async () => {
    open('/account/register');
    await heading('Create your account');
    await fillIn();
    await waitFor(() => expect(fakes.identity.signUp).toHaveBeenCalledOnce());
    fakes.identity.signUp.mockClear();
    await type('First name', '<b>Robin</b>');
    await press('Create account');
    expect(await screen.findByText('First name is invalid')).toBeTruthy();
    expect(fakes.identity.signUp).not.toHaveBeenCalled();
  });

  it('starts with the address that the screen before it knows', async () => {
    open('/account/register', { email: 'ana@example.com' });
    await heading('Create your account');
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ana@example.com');
  });

  it('starts with the address of a link, which it takes out of the address bar', async () => {
    open('/account/register?email=ana%40example.com');
    await heading('Create your account');
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ana@example.com');
    const state = { email: 'ana@example.com', isSent: true };
    await wentTo('/account/register', { state, replace: true });
  });

  it.each([
    ['seven77', 'seven77', 'Please choose a password with at least 8 characters'],
    ['quiet-meadow-7', 'quiet-meadow-8', 'Passwords must match'],
  ])('refuses %s and %s', async (password, again, message) => {
    open('/account/register');
    await heading('Create your account');
    await fillIn(password, again);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(fakes.identity.signUp).not.toHaveBeenCalled();
  });

  it('reports at the email field that there already is an account', async () => {
    fakes.identity.signUp.mockResolvedValue(refusal('exists', 'no'));
    open('/account/register');
    await heading('Create your account');
    await fillIn();
    expect(await screen.findByText(/There is already an account/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
  });
});

describe('the verification', () => {
  it('by the link of the email empties the address bar and starts at once', async () => {
    open('/account/verify?email=casey%40example.com&code=123456');
    await waitFor(() =>
      expect(fakes.identity.confirmSignUp).toHaveBeenCalledExactlyOnceWith(
        'casey@example.com',
        '123456',
      ),
    );
    const state = { email: 'casey@example.com', isSent: true };
    await wentTo('/account/verify', { state, replace: true });
    await wentTo('/account/login', {
      state: { email: 'casey@example.com', notice: 'verified' },
      replace: true,
    });
  });

  it('in the tab of the registration signs in at once', async () => {
    rememberSignUp({ email: 'robin@example.com', password: 'quiet-meadow-7' });
    open('/account/verify', { email: 'robin@example.com', isSent: true });
    await heading('Verify your email address');
    await type('Verification code', '123456');
    await press('Verify');
    await wentTo('/account', { replace: true });
    expect(fakes.tab.identity.signIn).toHaveBeenCalledExactlyOnceWith(
      'robin@example.com',
      'quiet-meadow-7',
    );
  });

  it.each([
    ['code-mismatch', 'Invalid verification code provided, please try again.'],
    ['code-expired', 'Invalid or expired code provided.'],
  ] as const)('reports %s at the code field', async (code, message) => {
    fakes.identity.confirmSignUp.mockResolvedValue(refusal(code, 'no'));
    open('/account/verify', { email: 'robin@example.com', isSent: true });
    await heading('Verify your email address');
    await type('Verification code', '12 34 56');
    await press('Verify');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(fakes.identity.confirmSignUp).toHaveBeenCalledWith('robin@example.com', '123456');
    const field = screen.getByLabelText('Verification code');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(document.activeElement).toBe(field);
  });

  it('forgets that an older code was wrong once a new email is on its way', async () => {
    fakes.identity.confirmSignUp.mockResolvedValue(refusal('code-mismatch', 'no'));
    open('/account/verify', { email: 'robin@example.com', isSent: true });
    await heading('Verify your email address');
    await type('Verification code', '123456');
    await press('Verify');
    const wrong = 'Invalid verification code provided, please try again.';
    await screen.findByText(wrong);
    await press('Send a new verification email');
    await screen.findByText(/A new email is on its way/);
    expect(screen.queryByText(wrong)).toBeNull();
  });

  it('sends another email on request', async () => {
    open('/account/verify', { email: 'robin@example.com' });
    await heading('Verify your email address');
    await press('Send a new verification email');
    expect(await screen.findByText(/A new email is on its way/)).toBeTruthy();
    expect(fakes.identity.resendCode).toHaveBeenCalledExactlyOnceWith('robin@example.com');
    fakes.identity.resendCode.mockResolvedValue(refusal('limit', 'no'));
    await press('Send a new verification email');
    expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
  });
});

describe('a new password', () => {
  it('takes a code, signs in and leads on', async () => {
    open('/account/reset-password', { email: 'avery@example.com' });
    await heading('Reset your password');
    await press('Send code');
    await heading('Choose a new password');
    expect(fakes.identity.forgotPassword).toHaveBeenCalledWith('avery@example.com');
    await type('Verification code', '654321');
    await type('New password', 'another-gate-9');
    await type('Confirm password', 'another-gate-9');
    await press('Save new password');
    await wentTo('/account', { replace: true });
    expect(fakes.identity.resetPassword).toHaveBeenCalledWith(
      'avery@example.com',
      '654321',
      'another-gate-9',
    );
    expect(fakes.tab.identity.signIn).toHaveBeenCalledWith('avery@example.com', 'another-gate-9');
  });

  it('says on the next screen that it was changed, and opens nothing that was begun before', async () => {
    window.sessionStorage.setItem('login_redirect', '/account/subscriptions/71/skip');
    open('/account/reset-password?email=avery%40example.com&code=654321');
    await heading('Choose a new password');
    await type('New password', 'another-gate-9');
    await type('Confirm password', 'another-gate-9');
    await press('Save new password');
    await wentTo('/account', { replace: true });
    cleanup();
    open('/account/nowhere');
    await screen.findByText('Welcome, Avery');
    cleanup();
    open('/account/orders');
    const announcement = await screen.findByText(/^Account Password updated successfully\./);
    expect(announcement.textContent).toMatch(/Other devices stay signed in\./);
    cleanup();
    open('/account/orders');
    await screen.findByText('Welcome, Avery');
    expect(screen.queryByText(/^Account Password updated/)).toBeNull();
  });

  it('stays at its second step after a reload', async () => {
    const first = open('/account/reset-password', { email: 'avery@example.com' });
    await heading('Reset your password');
    await press('Send code');
    await heading('Choose a new password');
    const state = { email: 'avery@example.com', isSent: true };
    await wentTo('/account/reset-password', { state, replace: true });
    first.unmount();
    open('/account/reset-password', state);
    await heading('Choose a new password');
    expect(screen.getByText(/we have sent it a code/).textContent).toContain('avery@example.com');
    await press('Use another email address');
    await heading('Reset your password');
    const other = { email: 'avery@example.com', isSent: false };
    await wentTo('/account/reset-password', { state: other, replace: true });
  });

  it('can be chosen by a signed-in customer who forgot theirs', async () => {
    fakes.tab.signedIn();
    open('/account/reset-password?email=avery%40example.com&code=654321');
    await heading('Choose a new password');
    await type('New password', 'another-gate-9');
    await type('Confirm password', 'another-gate-9');
    await press('Save new password');
    await wentTo('/account', { replace: true });
    expect(fakes.identity.resetPassword).toHaveBeenCalledOnce();
  });

  it('knows the code of the link', async () => {
    open('/account/reset-password?email=avery%40example.com&code=654321');
    await heading('Choose a new password');
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('654321');
  });
});
