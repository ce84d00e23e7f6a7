// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadAdTool, trackAdEvent } from './adroll';

const settings = { id: 'ADV', pixelId: 'PIX', origin: 'https://ads.test', isProxied: false };

afterEach(() => {
  document.head.innerHTML = '';
  delete window.adroll;
});

it('loads once and queues events until the script reads them', () => {
  loadAdTool(settings);
  trackAdEvent('add_to_cart', { currency: 'USD' });
  loadAdTool(settings);
  expect([...document.scripts].map(script => script.src)).toEqual([
    'https://ads.test/j/ADV/roundtrip.js',
  ]);
  expect([window.adroll_adv_id, window.adroll_pix_id]).toEqual(['ADV', 'PIX']);
  expect([...(window.adroll as unknown as unknown[])]).toEqual([
    ['track', ['add_to_cart', { currency: 'USD' }]],
  ]);
});

it('calls the vendor’s own code once it has loaded, and does nothing before it is requested', () => {
  expect(() => trackAdEvent('add_to_cart')).not.toThrow();
  const track = vi.fn();
  window.adroll = { track };
  trackAdEvent('remove_from_cart');
  expect(track).toHaveBeenCalledWith('remove_from_cart', undefined);
});
