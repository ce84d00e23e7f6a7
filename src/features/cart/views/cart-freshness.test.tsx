import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actions, cartState, show, viewLine } from './cart.fixture';
import { formatAge, CartFreshness } from './cart-freshness';

vi.mock('../state/use-cart', async () => {
  const { actions } = await import('./cart.fixture');
  return { useCartActions: () => actions };
});

const MINUTE_MS = 60_000;

const goOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

const showAged = (minutes: number, isUnreadable = false) =>
  show(
    <CartFreshness
      cart={cartState([viewLine('1', 1)], {
        savedAt: Date.now() - minutes * MINUTE_MS,
        isUnreadable,
      })}
    />,
  );

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('how old the shown cart is', () => {
  it('is not said while the store answers', () => {
    showAged(5);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is said offline, until the line is back', () => {
    showAged(5);
    goOnline(false);
    expect(screen.getByRole('status').textContent).toBe(
      'Last updated 5 minutes ago. We will refresh it when you are back online.',
    );
    goOnline(true);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is said when the store cannot be read, which can be tried again', async () => {
    showAged(90, true);
    expect(screen.getByText(/^Last updated 1 hour ago\. We could not read your cart/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(actions.retry).toHaveBeenCalledOnce();
  });
});

describe('an age', () => {
  it.each([
    [0, null],
    [59_999, null],
    [MINUTE_MS, '1 minute ago'],
    [59 * MINUTE_MS, '59 minutes ago'],
    [60 * MINUTE_MS, '1 hour ago'],
    [24 * 60 * MINUTE_MS, 'yesterday'],
    [3 * 24 * 60 * MINUTE_MS, '3 days ago'],
  ])('of %i ms reads %s', (age, words) => {
    expect(formatAge('en-us', age)).toBe(words);
  });
});
