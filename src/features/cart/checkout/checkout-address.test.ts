import { describe, expect, it } from 'vitest';
import { isCheckoutAddress } from './checkout-address';

const store = {
  origin: 'https://larkfield-us.myshopify.com',
  checkoutHosts: ['checkout.larkfield.com'],
};

describe('an address of a checkout', () => {
  it.each([
    'https://larkfield-us.myshopify.com/cart/c/1?key=2',
    'https://checkout.larkfield.com/cart/c/1',
  ])('%s is the store’s', address => {
    expect(isCheckoutAddress(address, store)).toBe(true);
  });

  it.each([
    'https://evil.example/cart/c/1',
    'https://larkfield-us.myshopify.com.evil.example/',
    'https://larkfield-us.myshopify.com@evil.example/',
    'https://who@larkfield-us.myshopify.com/',
    'https://larkfield-us.myshopify.com:8443/',
    'http://larkfield-us.myshopify.com/cart/c/1',
    'http://127.0.0.1:4811/cart/c/1',
    'javascript:alert(1)//larkfield-us.myshopify.com',
    'data:text/html,larkfield-us.myshopify.com',
    '//larkfield-us.myshopify.com/',
    '/cart/c/1',
    '',
  ])('%j is not', address => {
    expect(isCheckoutAddress(address, store)).toBe(false);
  });

  it('may be a plain one where the store is on this machine, and nowhere else', () => {
    const sandbox = { origin: 'http://127.0.0.1:4811', checkoutHosts: [] };
    expect(isCheckoutAddress('http://127.0.0.1:4811/checkouts/1', sandbox)).toBe(true);
    expect(isCheckoutAddress('http://127.0.0.1:4812/checkouts/1', sandbox)).toBe(false);
    const careless = { origin: 'http://shop.example', checkoutHosts: [] };
    expect(isCheckoutAddress('http://shop.example/checkouts/1', careless)).toBe(false);
  });
});
