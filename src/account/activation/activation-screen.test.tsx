import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import type { GatewayError } from '~/src/domain/data/result';
import { createQueryClient } from '../data/query-client';
import type { SessionState } from '../session/account-session';
import { OwnedSessionContext } from '../session/owned-session-context';
import { SignedInContext } from '../session/session-context';
import { CUSTOMER, fakeSession } from '../testing/account.fixture';
import { ActivationScreen } from './activation-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const PATH = '/account/subscriptions/activate';
const SIGNED_IN: SessionState = { status: 'signedIn', customer: CUSTOMER };
const NAMED = '?code=AB12-CD34&email=sam%40example.com';

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(navigate).mockReset();
});
afterEach(cleanup);

/** Opens the screen the way the frame does. */
const open = (search: string, state: SessionState) => {
  const refresh = vi.fn(async () => undefined);
  const signIn = vi.fn();
  const session = { ...fakeSession({ getState: () => state }), refresh, signIn, start: vi.fn() };
  const account = state.status === 'signedIn' ? { session, customer: CUSTOMER } : null;
  const view = (query: string) => (
    <TestProviders>
      <QueryClientProvider client={createQueryClient()}>
        <OwnedSessionContext.Provider value={session}>
          <SignedInContext.Provider value={account}>
            <ActivationScreen location={{ pathname: PATH, search: query }} params={{}} />
          </SignedInContext.Provider>
        </OwnedSessionContext.Provider>
      </QueryClientProvider>
    </TestProviders>
  );
  const { rerender } = render(view(search));
  return { refresh, goTo: (query: string) => rerender(view(query)) };
};

const code = () => screen.getByLabelText<HTMLInputElement>('Activation code').value;
const email = () => screen.getByLabelText<HTMLInputElement>('Email address').value;

it('takes the code out of the address before it shows it', async () => {
  const { goTo } = open(NAMED, SIGNED_IN);
  expect(screen.queryByLabelText('Activation code')).toBeNull();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(PATH, { replace: true }));
  goTo('');
  expect([code(), email()]).toEqual(['AB12-CD34', 'sam@example.com']);
});

it('still has the code after a reload', () => {
  open(NAMED, SIGNED_IN);
  cleanup();
  open('', SIGNED_IN);
  expect(code()).toBe('AB12-CD34');
});

it('leads visitors to the sign-in without the code, which waits for them', async () => {
  open(NAMED, { status: 'signedOut' });
  const login = `/account/login?redirect=${encodeURIComponent(PATH)}`;
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(login, { replace: true }));
  expect(JSON.stringify(vi.mocked(navigate).mock.calls)).not.toContain('AB12');
  cleanup();
  open('', SIGNED_IN);
  expect(code()).toBe('AB12-CD34');
});

it('takes the code out of the address while it is not known who asks', async () => {
  open(NAMED, { status: 'unknown' });
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(PATH, { replace: true }));
});

it('offers to try again while the account cannot be reached', () => {
  const error: GatewayError = {
    kind: 'timeout',
    message: 'No answer.',
    isRetryable: true,
    status: null,
    userErrors: [],
  };
  const { refresh } = open('', { status: 'unreachable', error });
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(refresh).toHaveBeenCalledOnce();
});

it('is empty without a link', () => {
  open('', SIGNED_IN);
  expect([code(), email()]).toEqual(['', 'avery@example.com']);
  expect(navigate).not.toHaveBeenCalled();
});
