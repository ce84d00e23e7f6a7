import { existsSync } from 'node:fs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRAND_IDS } from '~/src/config/brands';
import { refusal } from '~/src/gateways/cognito/identity-error';
import { PASSING } from '../session/session.fixture';
import { fakes, resetFakes } from '../testing/browser-session.fixture';
import { heading, open, press, type, wentTo } from '../testing/visit.fixture';

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

describe('the sign-in', () => {
  const signIn = async (): Promise<void> => {
    await type('Email address', 'avery@example.com');
    await type('Password', 'kennel-gate-40');
    await press('Sign in');
  };

  it('shows the brand’s own picture, which every brand has', async () => {
    const { container } = open('/account/login');
    await heading('Sign in');
    const picture = container.querySelector('.entry-reasons img');
    expect(picture?.getAttribute('src')).toBe('/brands/larkfield/welcome.webp');
    expect(BRAND_IDS.filter(id => !existsSync(`static/brands/${id}/welcome.webp`))).toEqual([]);
  });

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
    expect(fakes.tab.identity.signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['wrong-credentials', 'The email address or the password is incorrect.'],
    ['locked-out', 'Too many attempts with a wrong password.'],
    ['limit', 'Too many attempts. Please wait a while'],
    ['reset-required', 'Your account needs a new password.'],
  ] as const)('tells in a sentence of %s, and keeps what was typed', async (code, words) => {
    fakes.tab.identity.signIn.mockResolvedValue(refusal(code, 'no'));
    open('/account/login');
    await heading('Sign in');
    await signIn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe(
      'avery@example.com',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('kennel-gate-40');
  });

  const AFTER_THE_PROOF = ['exchange', 'createTokenByMultipass', 'readCustomer'] as const;
  it.each(
    AFTER_THE_PROOF.flatMap(port => PASSING.map(([name, failed]) => [port, name, failed] as const)),
  )('tells of what may pass in %s (%s), and can be tried again', async (port, _name, failed) => {
    const { exchange, shop } = fakes.tab;
    const call = port === 'exchange' ? exchange : shop[port];
    call.mockResolvedValueOnce(failed);
    open('/account/login');
    await heading('Sign in');
    await signIn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/again/));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('kennel-gate-40');
    await press('Sign in');
    await wentTo('/account', { replace: true });
  });

  it.each(PASSING)('tells of what may pass (%s)', async (_name, failed) => {
    fakes.tab.identity.signIn.mockResolvedValueOnce(failed);
    open('/account/login');
    await heading('Sign in');
    await signIn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/again/));
    await press('Sign in');
    await wentTo('/account', { replace: true });
  });

  it('tells of blocked storage as of third-party cookies', async () => {
    fakes.tab.browser.state.isBlocked = true;
    open('/account/login');
    await heading('Sign in');
    await signIn();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('allow third-party cookies'),
    );
  });

  it('sends a customer whose address is not verified to the verification', async () => {
    fakes.tab.identity.signIn.mockResolvedValue(refusal('unconfirmed', 'no'));
    open('/account/login?redirect=%2Fcart');
    await heading('Sign in');
    await signIn();
    const state = { email: 'avery@example.com', notice: 'unconfirmed' };
    await wentTo('/account/verify', { state, replace: false });
    expect(window.sessionStorage.getItem('login_redirect')).toBe('/cart');
  });

  it('says why two stores ask twice, and that an account keeps subscriptions in hand', async () => {
    open('/account/login');
    await heading('Sign in');
    expect(
      screen.getByText('Shopping in Canada? Sign in there with the same email and password.'),
    ).toBeTruthy();
    expect(screen.getByText(/^Skip, pause or change Autoship and collar plans/)).toBeTruthy();
  });

  it.each([
    ['signedOut', 'You are signed out. See you soon.'],
    ['sessionEnded', 'Your session has ended. Please sign in again to continue.'],
  ])('says once how the last session ended (%s)', async (notice, sentence) => {
    window.sessionStorage.setItem('account_notice', notice);
    open('/account/login');
    expect(await screen.findByText(sentence)).toBeTruthy();
    cleanup();
    open('/account/login');
    await heading('Sign in');
    expect(screen.queryByText(sentence)).toBeNull();
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
