import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { TestProviders } from '~/src/features/testing';
import type { IdentityGateway } from '~/src/gateways/cognito/identity-contract';
import { refusal } from '~/src/gateways/cognito/identity-error';
import { AccountApp } from './account-app';
import { AVERY, fakeSession, inSeconds, PASSING, TOKEN } from './session/session.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

let tab = fakeSession();
const identity = {
  signUp: vi.fn<IdentityGateway['signUp']>(),
  confirmSignUp: vi.fn<IdentityGateway['confirmSignUp']>(),
  resendCode: vi.fn<IdentityGateway['resendCode']>(),
  forgotPassword: vi.fn<IdentityGateway['forgotPassword']>(),
  resetPassword: vi.fn<IdentityGateway['resetPassword']>(),
};
vi.mock('./session/browser-session', () => ({
  sessionOf: () => tab.session,
  identityGatewayOf: () => identity,
}));

beforeEach(() => {
  tab = fakeSession();
  vi.mocked(navigate).mockReset();
  Object.values(identity).forEach(call => call.mockReset().mockResolvedValue(ok(undefined)));
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const place = (address: string, state?: unknown) => {
  const { pathname, search } = new URL(address, 'http://shop.example');
  return <AccountApp location={{ pathname, search, state }} phone="1-800-555-0100" />;
};
const open = (address: string, state?: unknown) =>
  render(place(address, state), { wrapper: TestProviders });
const type = async (label: string, text: string): Promise<void> => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const wentTo = (path: string, options: object) =>
  waitFor(() => expect(navigate).toHaveBeenCalledWith(path, options));

describe('a screen behind the sign-in', () => {
  it.each([
    ['/account', '/account/login'],
    ['/account/orders', '/account/login?redirect=%2Faccount%2Forders'],
    ['/account/settings?a=1', '/account/login?redirect=%2Faccount%2Fsettings%3Fa%3D1'],
  ])('%s leads visitors to %s and shows nothing meanwhile', async (path, login) => {
    open(path);
    await wentTo(login, { replace: true });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading your account');
  });

  it('greets the customer by name, with the tabs and a way out', async () => {
    tab.signedIn();
    open('/account/nowhere');
    expect(await screen.findByText('Welcome, Avery')).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Orders', 'Addresses', 'My Account']),
    );
    expect(await heading('This page does not exist')).toBeTruthy();
    await press('Sign out');
    expect(tab.leave).toHaveBeenCalledOnce();
  });

  it.each(PASSING)('says so when the session cannot be renewed (%s), and tries again', async (_name, failed) => {
    tab.signedIn({ ...TOKEN, expiresAt: inSeconds(-5) });
    tab.shop.renewToken.mockResolvedValueOnce(failed);
    open('/account/orders');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/[.] ?Try again$|again\.Try again$|support\.Try again$/);
    expect(navigate).not.toHaveBeenCalled();
    await press('Try again');
    expect(await screen.findByText('Welcome, Avery')).toBeTruthy();
  });

  it('shows a hostile name as text', async () => {
    tab.signedIn();
    tab.storage.writeCustomer({ ...AVERY, firstName: '<img src=x onerror=alert(1)>' });
    open('/account/nowhere');
    expect(await screen.findByText('Welcome, <img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('leaves with a sign-out in another tab', async () => {
    tab.signedIn();
    open('/account/orders');
    await screen.findByText('Welcome, Avery');
    tab.storage.clear();
    act(() => tab.hearOtherTab());
    await wentTo('/account/login?redirect=%2Faccount%2Forders', { replace: true });
    expect(screen.queryByText('Welcome, Avery')).toBeNull();
  });
});

describe('the sign-in', () => {
  const signIn = async (): Promise<void> => {
    await type('Email address', 'avery@example.com');
    await type('Password', 'kennel-gate-40');
    await press('Sign in');
  };

  it.each([
    ['?redirect=%2Faccount%2Forders', null, '/account/orders'],
    ['?redirect_to=%2Fcart', null, '/cart'],
    ['?redirect=https%3A%2F%2Felsewhere.example', null, '/account'],
    ['', '/account/addresses', '/account/addresses'],
  ])('%s with the stored %s leads to %s', async (search, stored, target) => {
    if (stored) window.sessionStorage.setItem('login_redirect', stored);
    open(`/account/login${search}`);
    await heading('Sign in');
    await signIn();
    await wentTo(target, { replace: true });
    expect(window.sessionStorage.getItem('login_redirect')).toBeNull();
  });

  it('names what is missing and focuses the first of it', async () => {
    open('/account/login');
    await heading('Sign in');
    await press('Sign in');
    expect(await screen.findByText('Email address is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
    expect(tab.identity.signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['wrong-credentials', 'The email address or the password is not right.'],
    ['locked-out', 'Too many attempts with a wrong password.'],
    ['limit', 'Too many attempts. Please wait a while'],
    ['reset-required', 'Your account needs a new password.'],
  ] as const)('tells in a sentence of %s, and keeps what was typed', async (code, words) => {
    tab.identity.signIn.mockResolvedValue(refusal(code, 'no'));
    open('/account/login');
    await heading('Sign in');
    await signIn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe(
      'avery@example.com',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('kennel-gate-40');
  });

  it.each(PASSING)('tells of what may pass (%s)', async (_name, failed) => {
    tab.identity.signIn.mockResolvedValueOnce(failed);
    open('/account/login');
    await heading('Sign in');
    await signIn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/again/));
    await press('Sign in');
    await wentTo('/account', { replace: true });
  });

  it('tells of blocked storage as of third-party cookies', async () => {
    tab.browser.state.isBlocked = true;
    open('/account/login');
    await heading('Sign in');
    await signIn();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('allow third-party cookies'),
    );
  });

  it('leads somebody whose address is not verified to the verification', async () => {
    tab.identity.signIn.mockResolvedValue(refusal('unconfirmed', 'no'));
    open('/account/login?redirect=%2Fcart');
    await heading('Sign in');
    await signIn();
    const state = { email: 'avery@example.com', notice: 'unconfirmed' };
    await wentTo('/account/verify', { state, replace: false });
    expect(window.sessionStorage.getItem('login_redirect')).toBe('/cart');
  });

  it('has fields that password managers know', async () => {
    open('/account/login');
    await heading('Sign in');
    const hint = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
    expect([hint('Email address'), hint('Password')]).toEqual(['username', 'current-password']);
    await userEvent.click(screen.getByRole('button', { name: 'Show: Password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });
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

  it('goes on to the verification, with the address in no URL', async () => {
    open('/account/register');
    await heading('Create your account');
    await fillIn();
    const state = { email: 'robin@example.com', isSent: true };
    await wentTo('/account/verify', { state, replace: false });
    expect(identity.signUp).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'robin@example.com', firstName: 'Robin' }),
    );
  });

  it.each([
    ['seven77', 'seven77', 'Please choose a password with at least 8 characters'],
    ['quiet-meadow-7', 'quiet-meadow-8', 'Passwords must match'],
  ])('refuses %s and %s', async (password, again, message) => {
    open('/account/register');
    await heading('Create your account');
    await fillIn(password, again);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(identity.signUp).not.toHaveBeenCalled();
  });

  it('says beside the address that there is an account', async () => {
    identity.signUp.mockResolvedValue(refusal('exists', 'no'));
    open('/account/register');
    await heading('Create your account');
    await fillIn();
    expect(await screen.findByText(/There is already an account/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
  });
});

describe('the verification', () => {
  it('by the link of the email empties the address bar and starts at once', async () => {
    open('/account/verify?email=robin%40example.com&code=123456');
    await waitFor(() =>
      expect(identity.confirmSignUp).toHaveBeenCalledExactlyOnceWith('robin@example.com', '123456'),
    );
    const state = { email: 'robin@example.com', isSent: true };
    await wentTo('/account/verify', { state, replace: true });
    await wentTo('/account/login', {
      state: { email: 'robin@example.com', notice: 'verified' },
      replace: true,
    });
  });

  it.each([
    ['code-mismatch', 'Invalid verification code provided, please try again.'],
    ['code-expired', 'Invalid or expired code provided.'],
  ] as const)('tells of %s beside the code', async (code, message) => {
    identity.confirmSignUp.mockResolvedValue(refusal(code, 'no'));
    open('/account/verify', { email: 'robin@example.com', isSent: true });
    await heading('Verify your email address');
    await type('Verification code', '12 34 56');
    await press('Verify');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(identity.confirmSignUp).toHaveBeenCalledWith('robin@example.com', '123456');
    const field = screen.getByLabelText('Verification code');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(document.activeElement).toBe(field);
  });

  it('sends another email on request', async () => {
    open('/account/verify', { email: 'robin@example.com' });
    await heading('Verify your email address');
    await press('Send a new verification email');
    expect(await screen.findByText(/A new email is on its way/)).toBeTruthy();
    expect(identity.resendCode).toHaveBeenCalledExactlyOnceWith('robin@example.com');
    identity.resendCode.mockResolvedValue(refusal('limit', 'no'));
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
    expect(identity.forgotPassword).toHaveBeenCalledWith('avery@example.com');
    await type('Verification code', '654321');
    await type('New password', 'another-gate-9');
    await type('Confirm password', 'another-gate-9');
    await press('Save new password');
    await wentTo('/account', { replace: true });
    expect(identity.resetPassword).toHaveBeenCalledWith(
      'avery@example.com',
      '654321',
      'another-gate-9',
    );
    expect(tab.identity.signIn).toHaveBeenCalledWith('avery@example.com', 'another-gate-9');
  });

  it('knows the code of the link', async () => {
    open('/account/reset-password?email=avery%40example.com&code=654321');
    await heading('Choose a new password');
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('654321');
  });
});

it('signs out on the page of its own', async () => {
  tab.signedIn();
  open('/logout');
  await waitFor(() => expect(tab.leave).toHaveBeenCalledOnce());
  expect(tab.browser.values.size).toBe(0);
});
