import { expect, it } from 'vitest';
import { phoneHref } from './phone-link';

it.each([
  ['(800) 555-0142', 'US', 'tel:+18005550142'],
  ['(800) 555-0142', 'GB', 'tel:+18005550142'],
  ['1 800 555 0142', 'CA', 'tel:18005550142'],
  ['+44 20 7946 0958', 'GB', 'tel:+442079460958'],
  ['020 7946 0119', 'GB', 'tel:+442079460119'],
  ['020 910 0119', 'IE', 'tel:+353209100119'],
  ['00353 20 910 0119', 'DE', 'tel:00353209100119'],
  ['02 9999 0119', 'AU', 'tel:+61299990119'],
  ['1800 975 711', 'AU', 'tel:1800975711'],
  ['06 9999 0119', 'IT', 'tel:0699990119'],
] as const)('%s calls, from a page for %s, %s', (phone, country, href) => {
  expect(phoneHref(phone, country)).toBe(href);
});
