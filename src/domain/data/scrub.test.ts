import { describe, expect, it } from 'vitest';
import { scrub, scrubText } from './scrub';

describe('scrubText', () => {
  it.each([
    ['No account for avery@example.com.', 'No account for [removed].'],
    ['to=avery%40example.com', 'to=[removed]'],
    ['token eyJhbGciOi.eyJzdWIi.c2ln here', 'token [removed] here'],
    ['Authorization: Bearer abc.def-123', 'Authorization: Bearer [removed]'],
    ['{"code":"481516","kind":"a"}', '{"code":"[removed]","kind":"a"}'],
    ['The code is 481516.', 'The code is [removed].'],
    ['verification code: 481516', 'verification code: [removed]'],
    ['customerAccessToken=9f8e', 'customerAccessToken=[removed]'],
    ['id 9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e gone', 'id [removed] gone'],
    ['call 555-010-4477 or (555) 010-4477', 'call [removed] or [removed]'],
    [
      'https://shop.test/verify?email=a&code=12&variant=4#x',
      'https://shop.test/verify?email=[removed]&code=[removed]&variant=4#x',
    ],
    ['/search?q=my+dog&page=2', '/search?q=[removed]&page=2'],
    ['at /reset-password/k3yk3y', 'at /reset-password/[removed]'],
    ['/support/9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e', '/support/[removed]'],
    ['/en-ca/verify-account/482913?a=b', '/en-ca/verify-account/[removed]?a=[removed]'],
    ['/preview/s3cr3t15', '/preview/[removed]'],
    ['/cart;token=s3cr3t12', '/cart;token=[removed]'],
    ['/a/9b8c7d6e-5f4a-3b2c-1d0e-9f8a7b6c5d4e', '/a/[removed]'],
    ['gid://shopify/Cart/abc?key=def', 'gid://shopify/Cart/abc?key=[removed]'],
  ])('%s', (text, clean) => expect(scrubText(text)).toBe(clean));

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'lines')",
    'https://shop.test/products/gps-collar?variant=41001&utm_source=mail',
    '/blog/10-good-reasons-to-train-your-dog-in-2026',
    '/products/virtual-training-6-sessions',
    'status code is unknown in app-17af5f282b10363b3427.js:1:20482',
    '2026-11-21T22:34:42.120Z took 1204.55 ms',
  ])('keeps %s', text => expect(scrubText(text)).toBe(text));
});

describe('scrub', () => {
  it('scrubs all of a report and removes the user', () => {
    const report = {
      event_id: '9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e',
      release: 'larkfield@9b8c7d6e5f4a',
      user: { ip_address: '203.0.113.9' },
      request: { url: 'https://shop.test/?token=abc', cookies: 'a=b', headers: { Cookie: 'a=b' } },
      exception: { values: [{ value: 'sam@example.com is taken', stacktrace: { frames: [] } }] },
      breadcrumbs: [{ data: { to: '/reset?code=1' }, count: 2 }],
    };
    expect(scrub(report)).toEqual({
      event_id: '9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e',
      release: 'larkfield@9b8c7d6e5f4a',
      request: { url: 'https://shop.test/?token=[removed]', headers: {} },
      exception: { values: [{ value: '[removed] is taken', stacktrace: { frames: [] } }] },
      breadcrumbs: [{ data: { to: '/reset?code=[removed]' }, count: 2 }],
    });
  });

  it('stops at the maximum depth', () => {
    const deep: Record<string, unknown> = {};
    deep.self = deep;
    expect(JSON.stringify(scrub(deep))).toContain('[removed]');
  });
});
