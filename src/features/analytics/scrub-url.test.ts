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
  ['/?', '/'],
  ['?email=a&variant=4#x', '?variant=4#x'],
  [
    '/?gclid=Cj0KCQiA1234567890abcdefghijklmnopqrstuvwxyz',
    '/?gclid=Cj0KCQiA1234567890abcdefghijklmnopqrstuvwxyz',
  ],
])('%s becomes %s', (address, clean) => expect(scrubUrl(address)).toBe(clean));
