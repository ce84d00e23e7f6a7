import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartState } from '~/src/features/cart/types';
import { actions, cartState, show, viewLine } from '../cart.fixture';
import { OrderNote } from './order-note';

vi.mock('~/src/features/cart/state/use-cart', async () => {
  const { actions } = await import('../cart.fixture');
  return { useCartActions: () => actions };
});

const withNote = (note: string, more: Partial<CartState> = {}): CartState => {
  const cart = cartState([viewLine('1', 1)], more);
  return { ...cart, view: { ...cart.view, note } };
};

const field = (): HTMLElement =>
  screen.getByRole('textbox', { name: 'Note for your order', hidden: true });
const write = (value: string): void => void fireEvent.change(field(), { target: { value } });
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the note that the cart has', () => {
  show(<OrderNote cart={withNote('The gate sticks.')} />);
  expect(field()).toHaveProperty('value', 'The gate sticks.');
  expect(screen.getByText('484 characters left')).toBeTruthy();
});

it('is sent when the shopper pauses, once', () => {
  show(<OrderNote cart={withNote('')} />);
  write('Ring');
  wait(700);
  write('Ring twice');
  wait(799);
  expect(actions.setNote).not.toHaveBeenCalled();
  wait(1);
  expect(actions.setNote.mock.calls).toEqual([['Ring twice']]);
});

it('is sent at once when the shopper leaves the field, or the cart', () => {
  const { unmount } = show(<OrderNote cart={withNote('')} />);
  write('Ring');
  fireEvent.blur(field());
  expect(actions.setNote).toHaveBeenLastCalledWith('Ring');
  write('Ring twice');
  unmount();
  expect(actions.setNote).toHaveBeenLastCalledWith('Ring twice');
  wait(5000);
  expect(actions.setNote).toHaveBeenCalledTimes(2);
});

it('says that it is being saved, and that it is', () => {
  const { rerender } = show(<OrderNote cart={withNote('')} />);
  write('Ring');
  expect(screen.getByText('Saving your note')).toBeTruthy();
  wait(800);
  rerender(<OrderNote cart={withNote('Ring', { cartBusy: true })} />);
  expect(screen.getByText('Saving your note')).toBeTruthy();
  rerender(<OrderNote cart={withNote('Ring')} />);
  expect(screen.getByText('Your note is saved.')).toBeTruthy();
});

it('stays in the field when it cannot be saved, and can be sent again', () => {
  const { rerender } = show(<OrderNote cart={withNote('Old')} />);
  write('New');
  wait(800);
  rerender(<OrderNote cart={withNote('Old')} />);
  expect(screen.getByRole('alert').textContent).toMatch(/^We could not save your note/);
  expect(field()).toHaveProperty('value', 'New');
  fireEvent.click(screen.getByText('Save note'));
  wait(800);
  expect(actions.setNote.mock.calls).toEqual([['New'], ['New']]);
});

it('takes five hundred characters and says so', () => {
  show(<OrderNote cart={withNote('')} />);
  expect(field().getAttribute('maxlength')).toBe('500');
  expect(screen.getByText(/Up to 500 characters\.$/)).toBeTruthy();
});
