import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { storageKeysOf } from '~/src/config/storage-keys';
import { CustomerProvider } from '~/src/features/customer';
import { TestProviders } from '~/src/features/testing';
import { AccountLink } from './account-link';

const offer = vi.hoisted(() => ({ HAS_ACCOUNTS: true }));
vi.mock('~/src/config/account-offer', () => offer);

const keys = storageKeysOf(BRANDS.larkfield, 'us');

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  offer.HAS_ACCOUNTS = true;
});

const view = (className?: string) => (
  <TestProviders>
    <CustomerProvider>
      <AccountLink className={className} />
    </CustomerProvider>
  </TestProviders>
);

const signIn = (): void => {
  window.localStorage.setItem(keys.customerAccessToken, 'token');
  window.localStorage.setItem(keys.customerAccessTokenExpiresAt, '2999-01-01T00:00:00Z');
};

it('leads visitors to the sign-in, with a document of its own', () => {
  render(view());
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/account');
});

it('shows whether the customer is signed in, in an element of the same size', () => {
  const built = renderToString(view());
  expect(built).toContain('Sign in');
  signIn();
  render(view());
  const link = screen.getByRole('link', { name: 'Your account' });
  expect(link.className).toContain('icon-btn');
  expect(link.querySelectorAll('svg')).toHaveLength(1);
});

it('is words in the menu', () => {
  render(view('menu-link'));
  expect(screen.getByRole('link', { name: 'Sign in' }).textContent).toBe('Sign in');
});

it('is absent in a shop without accounts', () => {
  offer.HAS_ACCOUNTS = false;
  render(view());
  expect(screen.queryByRole('link')).toBeNull();
});
