import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestProviders } from '../testing';
import LinkCodeApplier from './link-code-applier';
import { LinkCodes } from './link-codes';
import { LINK_CODES_KEY } from './link-codes-key';

interface Code {
  readonly code: string;
  readonly isApplicable: boolean | null;
}

const cart = vi.hoisted(() => ({
  state: {},
  actions: {
    setAttributes: vi.fn(),
    setDiscountCodes: vi.fn<(codes: readonly string[]) => void>(),
  },
}));
vi.mock('../cart', () => ({ useCart: () => cart.state, useCartActions: () => cart.actions }));

const stateOf = (codes: readonly Code[] | null, cartBusy = false, referrer?: string) => ({
  status: 'ready',
  cartBusy,
  view: {
    checkoutUrl: codes && 'https://shop.test/checkout',
    discountCodes: codes ?? [],
    attributes: referrer === undefined ? [] : [{ key: 'Referral Code', value: referrer }],
  },
});

const NOTED =
  'AVERY-7K2M9Q has been added as a referral code. If it is a friend’s, they get a reward when you order; your price stays the same.';

const visit = (search: string): void => window.history.replaceState(null, '', `/${search}`);
const open = () => render(<LinkCodeApplier path="/" />, { wrapper: TestProviders });

beforeEach(() => {
  vi.clearAllMocks();
  cart.state = stateOf([]);
  // Like the engine: codes are shown at once, before the response.
  cart.actions.setDiscountCodes.mockImplementation(codes => {
    cart.state = stateOf(
      codes.map(code => ({ code, isApplicable: null })),
      true,
    );
  });
});
afterEach(() => {
  cleanup();
  visit('');
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('applies the code once, keeps the cart’s other codes, and shows the store’s answer', async () => {
  visit('?discount=WELCOME10&utm_source=post');
  cart.state = stateOf([{ code: 'OLD', isApplicable: true }]);
  const { rerender } = open();
  expect(cart.actions.setDiscountCodes.mock.calls).toEqual([[['OLD', 'WELCOME10']]]);
  expect(cart.actions.setAttributes).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?discount=WELCOME10&utm_source=post');

  expect(screen.queryByRole('listitem')).toBeNull();
  cart.state = stateOf([
    { code: 'OLD', isApplicable: true },
    { code: 'WELCOME10', isApplicable: true },
  ]);
  rerender(<LinkCodeApplier path="/" />);
  expect(screen.getByRole('listitem').textContent).toBe('WELCOME10 is applied.');
  await userEvent.click(screen.getByRole('button', { name: 'Hide this message' }));
  expect(screen.queryByRole('listitem')).toBeNull();

  cart.state = stateOf([]);
  rerender(<LinkCodeApplier path="/elsewhere" />);
  expect(cart.actions.setDiscountCodes).toHaveBeenCalledOnce();
});

it('waits until there is a cart', () => {
  visit('?discount=WELCOME10');
  cart.state = stateOf(null);
  const { rerender } = open();
  expect(cart.actions.setDiscountCodes).not.toHaveBeenCalled();
  visit('');
  cart.state = stateOf([]);
  rerender(<LinkCodeApplier path="/cart" />);
  expect(cart.actions.setDiscountCodes).toHaveBeenCalledWith(['WELCOME10']);
});

it('tries a referral code too, stores the referrer, and says if the code does not apply', () => {
  visit('?referral_code=PLAY150');
  const { rerender } = open();
  expect(cart.actions.setAttributes).toHaveBeenCalledWith([
    { key: 'Referral Code', value: 'PLAY150' },
  ]);
  cart.state = stateOf([{ code: 'PLAY150', isApplicable: false }], false, 'PLAY150');
  act(() => rerender(<LinkCodeApplier path="/" />));
  expect(screen.getByRole('listitem').textContent).toBe('PLAY150 does not apply to this cart.');
  expect(window.localStorage.getItem(LINK_CODES_KEY)).toContain('PLAY150');
});

it('says that a friend’s code is in the cart, and does not try it as a discount', () => {
  visit('?referral_code=AVERY-7K2M9Q');
  cart.actions.setAttributes.mockImplementation(() => {
    cart.state = stateOf([], true, 'AVERY-7K2M9Q');
  });
  const { rerender } = open();
  expect(cart.actions.setAttributes).toHaveBeenCalledWith([
    { key: 'Referral Code', value: 'AVERY-7K2M9Q' },
  ]);
  rerender(<LinkCodeApplier path="/" />);
  expect(screen.queryByRole('listitem')).toBeNull();
  cart.state = stateOf([], false, 'AVERY-7K2M9Q');
  rerender(<LinkCodeApplier path="/" />);
  expect(screen.getByRole('listitem').textContent).toBe(NOTED);
  expect(cart.actions.setDiscountCodes).not.toHaveBeenCalled();
});

it('mentions a friend’s code where the link leads, before there is a cart, and once', async () => {
  visit('?referral_code=AVERY-7K2M9Q');
  cart.state = stateOf(null);
  const { rerender } = open();
  expect(screen.getByRole('listitem').textContent).toBe(NOTED);
  await userEvent.click(screen.getByRole('button', { name: 'Hide this message' }));
  cart.state = stateOf([], false, 'AVERY-7K2M9Q');
  rerender(<LinkCodeApplier path="/shop" />);
  expect(cart.actions.setAttributes).toHaveBeenCalledOnce();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('says nothing of a friend’s code that did not reach the cart', () => {
  visit('?referral_code=AVERY-7K2M9Q');
  cart.actions.setAttributes.mockImplementation(() => {
    cart.state = stateOf([], true, 'AVERY-7K2M9Q');
  });
  const { rerender } = open();
  rerender(<LinkCodeApplier path="/" />);
  cart.state = stateOf([]);
  rerender(<LinkCodeApplier path="/" />);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('does not apply a code that the cart has', () => {
  visit('?discount=welcome10');
  cart.state = stateOf([{ code: 'WELCOME10', isApplicable: true }]);
  open();
  expect(cart.actions.setDiscountCodes).not.toHaveBeenCalled();
});

it('keeps the code if the visitor navigates before the script of this feature has loaded', async () => {
  visit('?discount=WELCOME10');
  const { rerender } = render(<LinkCodes path="/" />, { wrapper: TestProviders });
  visit('');
  rerender(<LinkCodes path="/shop" />);
  await waitFor(() => expect(cart.actions.setDiscountCodes.mock.calls).toEqual([[['WELCOME10']]]));
});

it('loads nothing for a visitor without a code', () => {
  const { container } = render(<LinkCodes path="/" />, { wrapper: TestProviders });
  expect(container.innerHTML).toBe('');
  expect(cart.actions.setDiscountCodes).not.toHaveBeenCalled();
});
