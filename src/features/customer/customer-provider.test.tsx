import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById, type LocaleId } from '~/src/config/locales';
import { storageKeysOf } from '~/src/config/storage-keys';
import { LocaleProvider } from '../locale';
import { announceCustomer } from './customer-change';
import { CustomerProvider, useCustomer } from './customer-provider';

const NOW = Date.UTC(2026, 10, 21);
const keys = storageKeysOf(BRANDS.larkfield, 'us');

function Shown() {
  const { isKnown, firstName, isProStaff } = useCustomer();
  return <p>{isKnown ? `${firstName ?? 'nobody'} ${isProStaff}` : 'unknown'}</p>;
}

const view = (localeId: LocaleId = 'en-us') => (
  <LocaleProvider brand={BRANDS.larkfield} locale={localeById(localeId, BRANDS.larkfield)}>
    <CustomerProvider>
      <Shown />
    </CustomerProvider>
  </LocaleProvider>
);

const signIn = (lastsMs: number): void => {
  const customer = { firstName: 'Avery', tags: ['pro program'] };
  window.localStorage.setItem(keys.customerAccessToken, 'token');
  window.localStorage.setItem(keys.customer, JSON.stringify(customer));
  window.localStorage.setItem(
    keys.customerAccessTokenExpiresAt,
    new Date(NOW + lastsMs).toISOString(),
  );
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
});

describe('signed-in customer', () => {
  it('is read from the store of the page, and is signed out once the session ends', async () => {
    signIn(3 * 24 * 3600 * 1000);
    render(view());
    expect(screen.getByText('Avery true')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(3 * 24 * 3600 * 1000 - 1));
    expect(screen.getByText('Avery true')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('nobody false')).toBeTruthy();
  });

  it('is not shared between stores', () => {
    signIn(1000);
    const { rerender } = render(view());
    rerender(view('en-ca'));
    expect(screen.getByText('nobody false')).toBeTruthy();
  });

  it('follows a sign-in and a sign-out in this tab', () => {
    render(view());
    signIn(1000);
    act(announceCustomer);
    expect(screen.getByText('Avery true')).toBeTruthy();
    window.localStorage.clear();
    act(announceCustomer);
    expect(screen.getByText('nobody false')).toBeTruthy();
  });

  it('signs out with another tab', () => {
    signIn(1000);
    render(view());
    window.localStorage.removeItem(keys.customerAccessToken);
    const signOut = new StorageEvent('storage', {
      key: keys.customerAccessToken,
      newValue: null,
      storageArea: window.localStorage,
    });
    act(() => void window.dispatchEvent(signOut));
    expect(screen.getByText('nobody false')).toBeTruthy();
  });
});
