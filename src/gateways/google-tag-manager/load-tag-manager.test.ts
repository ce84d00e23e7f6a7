// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { pushConsent, pushEcommerceEvent } from './data-layer';
import { loadTagManager } from './load-tag-manager';

afterEach(() => {
  document.head.innerHTML = '';
  delete window.dataLayer;
});

it('loads the container once, however often it is requested', () => {
  const config = { id: 'GTM-A 1', origin: 'https://tags.example', isProxied: false };
  loadTagManager(config);
  loadTagManager(config);
  const sources = [...document.scripts].map(script => script.src);
  expect(sources).toEqual(['https://tags.example/gtm.js?id=GTM-A%201']);
  expect(window.dataLayer).toMatchObject([{ event: 'gtm.js' }]);
});

it('sends consent as a command, not as a message', () => {
  pushConsent('default', { analytics: true, marketing: false });
  const [entry] = window.dataLayer ?? [];
  expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
  expect(Array.from(entry as ArrayLike<unknown>)).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ]);
});

it('clears earlier items from the data layer, which merges messages', () => {
  pushEcommerceEvent({ event: 'add_to_cart', ecommerce: { items: [] } });
  expect(window.dataLayer).toEqual([
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: { items: [] } },
  ]);
});
