import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actions, show } from '../cart.fixture';
import { WalletChoice } from './wallet-choice';

vi.mock('~/src/features/cart/state/use-cart', async () => {
  const { actions } = await import('../cart.fixture');
  return { useCartActions: () => actions };
});

const haveApplePay = (): void => {
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => true });
};

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

it('is not asked where no wallet is known', () => {
  show(<WalletChoice chosen={[]} />);
  expect(screen.queryByRole('radio')).toBeNull();
});

it('is asked where the browser has one, and passed on', async () => {
  haveApplePay();
  show(<WalletChoice chosen={[]} />);
  expect(screen.getByRole('radio', { name: 'Choose at checkout' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Apple Pay' }));
  expect(actions.setBuyerIdentity).toHaveBeenCalledWith({ wallets: ['APPLE_PAY'] });
});

it('is sent with a later cart, and can be undone', async () => {
  haveApplePay();
  const first = show(<WalletChoice chosen={[]} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Apple Pay' }));
  first.unmount();
  actions.setBuyerIdentity.mockClear();

  const second = show(<WalletChoice chosen={[]} />);
  expect(actions.setBuyerIdentity).toHaveBeenCalledWith({ wallets: ['APPLE_PAY'] });
  second.rerender(<WalletChoice chosen={['APPLE_PAY']} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Choose at checkout' }));
  expect(actions.setBuyerIdentity).toHaveBeenLastCalledWith({ wallets: [] });
  second.unmount();
  actions.setBuyerIdentity.mockClear();

  show(<WalletChoice chosen={[]} />);
  expect(actions.setBuyerIdentity).not.toHaveBeenCalled();
});

it('shows the wallet that the cart knows, also without the browser’s', () => {
  show(<WalletChoice chosen={['SHOP_PAY']} />);
  expect(screen.getByRole('radio', { name: 'Shop Pay' })).toHaveProperty('checked', true);
});
