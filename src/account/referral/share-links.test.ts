import { expect, it } from 'vitest';
import { brandOf } from '~/src/config/brands';
import { localeById } from '~/src/config/locales';
import { isWebsite, linkInLocale, SHARE_OUTLETS, shareAddress } from './share-links';

const LINK = 'https://shop.example/?referral_code=AVERY-7K2M9Q';
const SHARED = { subject: 'Cats & dogs', text: 'Here is 100% of it:', link: LINK };
const encoded = encodeURIComponent(LINK);

it.each([
  [
    'email',
    `mailto:?subject=Cats%20%26%20dogs&body=Here%20is%20100%25%20of%20it%3A%20${encoded}`,
    false,
  ],
  ['sms', `sms:?&body=Here%20is%20100%25%20of%20it%3A%20${encoded}`, false],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${encoded}`, true],
  [
    'twitter',
    `https://x.com/intent/post?text=Here%20is%20100%25%20of%20it%3A&url=${encoded}`,
    true,
  ],
  ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`, true],
] as const)('shares by %s', (outlet, address, isOutside) => {
  expect(shareAddress(outlet, SHARED)).toBe(address);
  expect(isWebsite(address)).toBe(isOutside);
  expect(SHARE_OUTLETS).toContain(outlet);
});

it.each([
  ['en-us', LINK],
  ['en-ca', 'https://shop.example/en-ca?referral_code=AVERY-7K2M9Q'],
])('leads to the shop of the member: %s', (id, link) => {
  const brand = brandOf('larkfield');
  expect(linkInLocale(LINK, localeById(id, brand), brand)).toBe(link);
});
