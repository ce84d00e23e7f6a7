import { expect, it } from 'vitest';
import { phoneHref } from './phone-link';

it.each([
  ['(800) 555-0142', 'tel:+18005550142'],
  ['1 800 555 0142', 'tel:18005550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['020 910 0119', 'tel:0209100119'],
  ['1800 975 711', 'tel:1800975711'],
])('%s calls %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
