import { expect, it } from 'vitest';
import { phoneHref } from './phone-link';

it.each([
  ['(800) 555-0142', 'tel:+18005550142'],
  ['1 800 555 0142', 'tel:18005550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
])('%s calls %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
