import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { watchConnection } from './connection-card';
import { setNotice, useNotice } from './notice-slot';

function Offer() {
  const View = useNotice();
  return View && <View />;
}

const go = (type: 'online' | 'offline'): void =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: type === 'online' });
    window.dispatchEvent(new Event(type));
  });

const said = (): string => screen.queryByRole('status')?.textContent ?? '';

afterEach(cleanup);

it('shows that the shopper is offline, then restores the earlier notice', () => {
  render(<Offer />, { wrapper: TestProviders });
  watchConnection();
  expect(said()).toBe('');
  act(() => setNotice(() => <p>Reload</p>));
  go('offline');
  expect(said()).toMatch(/^You are offline\./);
  go('offline');
  expect(screen.queryByText('Reload')).toBeNull();
  go('online');
  expect(said()).toBe('');
  expect(screen.getByText('Reload')).toBeTruthy();
});

it('can be closed, and comes back with the next break', () => {
  render(<Offer />, { wrapper: TestProviders });
  watchConnection();
  act(() => setNotice(null));
  go('offline');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(said()).toBe('');
  go('online');
  go('offline');
  expect(said()).toMatch(/^You are offline\./);
});
