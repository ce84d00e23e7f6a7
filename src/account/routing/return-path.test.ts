import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { loginAddress, sameSitePath, targetAfterSignIn } from './return-path';

const brand = BRANDS.larkfield;
const us = { brand, locale: localeById('en-us', brand) };
const ca = { brand, locale: localeById('en-ca', brand) };

describe('a path to return to', () => {
  it.each([
    ['/account/orders', '/account/orders'],
    ['/products/gps-collar?variant=1#reviews', '/products/gps-collar?variant=1#reviews'],
    ['/en-ca/account/orders', '/account/orders'],
    ['/account/orders/caf%C3%A9', '/account/orders/caf%C3%A9'],
    ['/', '/'],
  ])('%s is of this site', (text, path) => {
    expect(sameSitePath(text, us)).toBe(path);
  });

  it('stays with the store of the page', () => {
    expect(sameSitePath('/account/orders', ca)).toBe('/en-ca/account/orders');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'account/orders',
    '/account/orders/%E0%A4%A',
    '/account/orders/%25E0%25A4%25A',
    '/account/orders/1%00',
    '/account/orders/1%250a',
    '',
    null,
  ])('%j is not', text => {
    expect(sameSitePath(text, us)).toBeNull();
  });

  it.each([
    '/account/login',
    '/en-ca/account/login?redirect=/a',
    '/logout',
    '/LOGOUT',
    '/log%6fut',
    '/log%256fut',
    '/account/register',
  ])('%s would lead in a circle', text => {
    expect(sameSitePath(text, us)).toBeNull();
  });
});

describe('the address of the sign-in', () => {
  it('names the path that the customer came from', () => {
    expect(loginAddress('/account/orders?page=2', us)).toBe(
      '/account/login?redirect=%2Faccount%2Forders%3Fpage%3D2',
    );
    expect(loginAddress('/en-ca/account/settings', ca)).toBe(
      '/en-ca/account/login?redirect=%2Fen-ca%2Faccount%2Fsettings',
    );
  });

  it('does not name the account index', () => {
    expect(loginAddress('/account', us)).toBe('/account/login');
    expect(loginAddress('/en-ca/account', ca)).toBe('/en-ca/account/login');
  });
});

describe('where a sign-in leads', () => {
  it.each([
    ['?redirect=/account/orders', '/cart', '/account/orders'],
    ['?redirect_to=/account/addresses', null, '/account/addresses'],
    ['?redirect=//evil.example&redirect_to=/cart', null, '/cart'],
    ['', '/cart', '/cart'],
    ['?redirect=https://evil.example', null, '/account'],
    ['', null, '/account'],
  ])('%s and the stored %s: to %s', (search, stored, target) => {
    expect(targetAfterSignIn(search, stored, us)).toBe(target);
  });
});
