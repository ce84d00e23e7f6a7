import { afterEach, expect, it, vi } from 'vitest';
import { onShopEvent, silence, track } from '../shop-events';
import { startTracking } from './start-tracking';

const seen = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock('../consent', () => ({
  currentChoices: () => ({ analytics: true, marketing: true }),
  subscribeToConsent: (hear: (consent: object) => void) =>
    hear({ choices: { analytics: true, marketing: true }, isDecided: true }),
}));
vi.mock('~/src/config/settings/browser-tracking', () => ({
  trackingSettings: { gtm: {}, klaviyo: null, adroll: null },
}));
vi.mock('./tag-manager-tool', () => ({
  tagManagerTool: () => ({
    category: 'analytics',
    start: () => seen.addresses.push(window.location.href),
    track: () => seen.addresses.push(window.location.href),
  }),
}));

afterEach(() => {
  onShopEvent(null);
  silence(false);
  seen.addresses = [];
});

it('removes personal data from the address before any tool can read it', () => {
  const { origin } = window.location;
  const state = { key: '1' };
  window.history.replaceState(
    state,
    '',
    '/unsubscribe/sam%40example.com?email=sam%40example.com&variant=4#token=abc123',
  );
  startTracking();
  window.history.replaceState(state, '', '/cart?token=abc123&sam@example.com');
  track({ type: 'route', path: '/cart', title: '' });
  expect(seen.addresses).toEqual([
    `${origin}/unsubscribe/[removed]?variant=4#token=[removed]`,
    `${origin}/cart`,
  ]);
  expect(window.history.state).toEqual(state);
});

it('starts no tool on a private page', () => {
  silence(true);
  startTracking();
  track({ type: 'route', path: '/preview/x', title: '' });
  expect(seen.addresses).toEqual([]);
  silence(false);
  track({ type: 'route', path: '/cart', title: '' });
  expect(seen.addresses).toHaveLength(2);
});
