import { expect, it } from 'vitest';
import { forgetCookies } from './forget-cookies';

it('deletes the cookies of that name and no others', () => {
  document.cookie = '_ga=1;path=/';
  document.cookie = '_ga_ABC=2;path=/';
  document.cookie = 'currency=USD;path=/';
  forgetCookies(/^_ga(_|$)/);
  expect(document.cookie).toBe('currency=USD');
});
