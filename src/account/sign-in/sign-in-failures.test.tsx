import { cleanup, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSING } from '../session/session.fixture';
import { fakes, resetFakes } from '../testing/browser-session.fixture';
import { heading, open, press, type } from '../testing/visit.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('../session/browser-session', async () => {
  const { browserSessionFake } = await import('../testing/browser-session.fixture');
  return browserSessionFake;
});

beforeEach(() => {
  resetFakes();
  vi.mocked(navigate).mockReset();
});
afterEach(cleanup);

/** The page's message about the last email. */
const announcement = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .join('');

/** The sign-in forms, each with the call that it makes. */
const FORMS = [
  {
    call: 'signUp',
    address: '/account/register',
    title: 'Create your account',
    button: 'Create account',
    values: {
      'First name': 'Robin',
      'Last name': 'Vale',
      'Email address': 'robin@example.com',
      Password: 'quiet-meadow-7',
      'Confirm password': 'quiet-meadow-7',
    },
  },
  {
    call: 'confirmSignUp',
    address: '/account/verify',
    title: 'Verify your email address',
    button: 'Verify',
    values: { 'Email address': 'robin@example.com', 'Verification code': '123456' },
  },
  {
    call: 'forgotPassword',
    address: '/account/reset-password',
    title: 'Reset your password',
    button: 'Send code',
    values: { 'Email address': 'robin@example.com' },
  },
  {
    call: 'resetPassword',
    address: '/account/reset-password?email=avery%40example.com&code=654321',
    title: 'Choose a new password',
    button: 'Save new password',
    values: {
      'Verification code': '654321',
      'New password': 'another-gate-9',
      'Confirm password': 'another-gate-9',
    },
  },
] as const;

describe.each(FORMS)('$call', ({ call, address, title, button, values }) => {
  it.each(PASSING)(
    'that fails (%s) is told in a sentence, and nothing typed is lost',
    async (_, failed) => {
      fakes.identity[call].mockResolvedValueOnce(failed);
      open(address);
      await heading(title);
      for (const [label, text] of Object.entries(values)) await type(label, text);
      await press(button);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/again/));
      for (const [label, text] of Object.entries(values)) {
        expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text);
      }
      await press(button);
      await waitFor(() => expect(fakes.identity[call]).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(screen.queryByText(/try again\.$/)).toBeNull());
    },
  );
});

/** The links that request another email, each with the call that it makes. */
const LINKS = [
  {
    call: 'resendCode',
    address: '/account/verify',
    title: 'Verify your email address',
    link: 'Send a new verification email',
    values: { 'Email address': 'robin@example.com', 'Verification code': '123456' },
    sent: /^A new email is on its way/,
  },
  {
    call: 'forgotPassword',
    address: '/account/reset-password?email=avery%40example.com&code=654321',
    title: 'Choose a new password',
    link: 'Send a new code',
    values: { 'New password': 'another-gate-9' },
    sent: /on its way/,
  },
] as const;

describe.each(LINKS)('another email ($call)', ({ call, address, title, link, values, sent }) => {
  it.each(PASSING)(
    'that fails (%s) is told in a sentence, and nothing typed is lost',
    async (_, failed) => {
      fakes.identity[call].mockResolvedValueOnce(failed);
      open(address);
      await heading(title);
      for (const [label, text] of Object.entries(values)) await type(label, text);
      await press(link);
      await waitFor(() => expect(announcement()).toMatch(/again/));
      for (const [label, text] of Object.entries(values)) {
        expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text);
      }
      await press(link);
      await waitFor(() => expect(announcement()).toMatch(sent));
      expect(fakes.identity[call]).toHaveBeenCalledTimes(2);
    },
  );
});
