import { expect, it } from 'vitest';
import { detectWallets, isWallet } from './wallets';

it('finds the wallet of a browser that has one ready', () => {
  expect(detectWallets({ ApplePaySession: { canMakePayments: () => true } })).toEqual([
    'APPLE_PAY',
  ]);
});

it('offers none where there is none, none is ready, or asking is refused', () => {
  const refuse = (): never => {
    throw new DOMException('insecure', 'InvalidAccessError');
  };
  expect(detectWallets({})).toEqual([]);
  expect(detectWallets({ ApplePaySession: { canMakePayments: () => false } })).toEqual([]);
  expect(detectWallets({ ApplePaySession: { canMakePayments: refuse } })).toEqual([]);
});

it('knows its own wallets from others', () => {
  expect(isWallet('SHOP_PAY')).toBe(true);
  expect(isWallet('PAYPAL')).toBe(false);
});
