import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actions, show } from './cart.fixture';
import { SlowCartMessage } from './slow-cart-message';

vi.mock('../state/use-cart', async () => {
  const { actions } = await import('./cart.fixture');
  return { useCartActions: () => actions };
});

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('says after two seconds what is still going on, and offers a way out by ten', () => {
  show(<SlowCartMessage cart={{ isAdding: true, answers: 1 }} />);
  pass(1999);
  expect(screen.queryByText('Still adding…')).toBeNull();
  pass(1);
  expect(screen.getByText('Still adding…')).toBeTruthy();
  pass(8000);
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(actions.retry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
  pass(10_000);
  act(() => screen.getByRole('button', { name: 'Keep shopping' }).click());
  pass(20_000);
  expect(screen.queryByText(/./)).toBeNull();
});

it('begins anew with every answer', () => {
  const { rerender } = show(<SlowCartMessage cart={{ isAdding: false, answers: 1 }} />);
  pass(1500);
  rerender(<SlowCartMessage cart={{ isAdding: false, answers: 2 }} />);
  pass(1500);
  expect(screen.queryByText('Still saving…')).toBeNull();
  pass(500);
  expect(screen.getByText('Still saving…')).toBeTruthy();
});
