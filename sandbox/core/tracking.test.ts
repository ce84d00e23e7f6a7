import { expect, it } from 'vitest';
import type { LoggedRequest } from './request-log';
import { receivedOf } from './tracking';
import { trackingPage } from './tracking-page';

const request = (path: string, bodyText: string, more: Partial<LoggedRequest> = {}) => ({
  service: 'third-party',
  method: 'POST',
  path,
  bodyText,
  operation: null,
  scope: null,
  startedAt: '2026-01-02T03:04:05.678Z',
  fault: null,
  status: 204,
  durationMs: 1,
  ...more,
});
const told = (event: string, data: unknown = {}) =>
  JSON.stringify({ page: 'http://shop.test/a', event, data });

it('lists what arrived by vendor, and leaves out the rest', () => {
  const envelope = [
    { event_id: '1' },
    { type: 'event', length: 2 },
    { message: 'it broke', request: { url: 'http://shop.test/b' } },
    { type: 'session' },
    { status: 'exited' },
  ];
  const received = receivedOf([
    request('/collect', told('add_to_cart', { value: 1 })),
    request('/klaviyo/collect', told('Added to cart')),
    request('/adroll/collect', told('pageView')),
    request('/api/1/envelope/?sentry_key=k', envelope.map(part => JSON.stringify(part)).join('\n')),
    request('/collect', 'no json'),
    request('/gtm.js', '', { method: 'GET' }),
    request('/collect', told('elsewhere'), { service: 'content' }),
  ]);
  expect(received.map(({ vendor, event, page }) => [vendor, event, page])).toEqual([
    ['gtm', 'add_to_cart', 'http://shop.test/a'],
    ['klaviyo', 'Added to cart', 'http://shop.test/a'],
    ['adroll', 'pageView', 'http://shop.test/a'],
    ['sentry', 'event', 'http://shop.test/b'],
    ['sentry', 'session', null],
  ]);
  expect(received[0]?.data).toEqual({ value: 1 });
});

it('shows it as a page that runs nothing of its content', () => {
  const page = trackingPage(
    receivedOf([request('/collect', told('<script>alert(1)</script>', { a: '<b>' }))]),
  );
  expect(page).toContain('Tag manager (1)');
  expect(page).toContain('&lt;script>alert(1)');
  expect(page).not.toMatch(/<script|<b>/);
  expect(page).toContain('Error reports (0)');
});
