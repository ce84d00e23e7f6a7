import { expect, it } from 'vitest';
import { scrubUrl } from './scrub-url';

it.each([
  ['/cart', '/cart'],
  ['/?utm_source=mail&variant=41001#list', '/?utm_source=mail&variant=41001#list'],
  ['/?email=sam%40example.com', '/'],
  ['/?ref=sam%40example.com&page=2', '/?page=2'],
  ['/verify?token=abc&code=481516&gclid=x1', '/verify?gclid=x1'],
  ['/?customerAccessToken=9f8e', '/'],
  ['/a?to=eyJhbGciOi.eyJzdWIi.c2ln', '/a'],
  ['/unsubscribe/sam@example.com', '/unsubscribe/[removed]'],
  ['/#email=sam@example.com', '/#email=[removed]'],
  ['https://mail.test/inbox?e-mail=a@b.example&id=3', 'https://mail.test/inbox?id=3'],
  ['/?100%&a=1#%E0%A4%A', '/?100%&a=1#%E0%A4%A'],
  ['/reset-password/9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e', '/reset-password/[removed]'],
  ['/reset-password/k3y', '/reset-password/[removed]'],
  ['/support/9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e', '/support/[removed]'],
  ['/verify-account/482913', '/verify-account/[removed]'],
  ['/cart;token=s3cr3t12', '/cart;token=[removed]'],
  ['/preview/s3cr3t15?token=a', '/preview/[removed]'],
  ['/?redirect_to=%2Faccount%3Ftoken%3Ds3cr3t12&page=2', '/?page=2'],
  ['/?verification=482913', '/'],
  ['/?ref=9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e', '/'],
  ['/?next=%252Fa%253Femail%253Dsam%2540x.example', '/'],
  ['/?next=%25252Fa%25253Ftoken%25253Ds3cr3t12', '/'],
  ['/?next=%2Faccount%2Forders&q=gps+collar', '/?next=%2Faccount%2Forders&q=gps+collar'],
  [
    '/blog/10-good-reasons-to-train-your-dog-in-2026',
    '/blog/10-good-reasons-to-train-your-dog-in-2026',
  ],
  ['/?', '/'],
  ['?email=a&variant=4#x', '?variant=4#x'],
  [
    '/?gclid=Cj0KCQiA1234567890abcdefghijklmnopqrstuvwxyz',
    '/?gclid=Cj0KCQiA1234567890abcdefghijklmnopqrstuvwxyz',
  ],
])('%s becomes %s', (address, clean) => expect(scrubUrl(address)).toBe(clean));
