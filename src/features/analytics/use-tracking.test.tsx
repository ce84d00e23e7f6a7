import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { useConsent } from '../consent';
import { LocaleProvider } from '../locale';
import { onShopEvent, silence, track, type ShopEvent } from '../shop-events';
import { useTracking } from './use-tracking';

const loaded = vi.hoisted(() => ({ times: 0, heard: [] as string[] }));
vi.mock('./start-tracking', async () => {
  const { onShopEvent } = await import('../shop-events');
  return {
    startTracking: () => {
      loaded.times += 1;
      onShopEvent(event => loaded.heard.push(event.type === 'route' ? event.title : event.type));
    },
  };
});

const Canada = ({ children }: { readonly children: ReactNode }) => (
  <LocaleProvider brand={BRANDS.larkfield} locale={localeById('en-ca', BRANDS.larkfield)}>
    {children}
  </LocaleProvider>
);

beforeEach(() => {
  document.title = 'Home';
  window.history.replaceState(null, '', '/en-ca');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onShopEvent(null);
  silence(false);
  document.cookie = 'consent=;path=/;max-age=0';
});

it('loads nothing and queues events until something is allowed, then delivers them once', async () => {
  const { result, rerender } = renderHook(
    ({ address }) => {
      useTracking(address, false);
      return useConsent();
    },
    { initialProps: { address: '/en-ca' }, wrapper: Canada },
  );
  track({ type: 'checkout', lines: [] });
  document.title = 'Cart';
  rerender({ address: '/en-ca/cart' });
  expect(loaded.times).toBe(0);
  act(() => result.current.decide({ analytics: true, marketing: false }));
  act(() => result.current.decide({ analytics: true, marketing: true }));
  act(() => void window.dispatchEvent(new Event('keydown')));
  await vi.waitFor(() => expect(loaded.heard).toContain('checkout'));
  await vi.waitFor(() => expect(loaded.heard).toHaveLength(3));
  expect(loaded.heard.at(-1)).toBe('Cart');
  expect(loaded.times).toBe(1);
});

it('reports a route change after 50 ms, with the title of the new page', () => {
  vi.useFakeTimers();
  const { rerender } = renderHook(({ address }) => useTracking(address, false), {
    initialProps: { address: '/en-ca' },
  });
  const seen = vi.fn<(event: ShopEvent) => void>();
  onShopEvent(seen);
  vi.advanceTimersByTime(50);
  seen.mockClear();

  window.history.replaceState(null, '', '/en-ca/cart');
  rerender({ address: '/en-ca/cart' });
  vi.advanceTimersByTime(49);
  expect(seen).not.toHaveBeenCalled();
  document.title = 'Cart';
  vi.advanceTimersByTime(1);
  expect(seen.mock.calls).toEqual([[{ type: 'route', path: '/en-ca/cart', title: 'Cart' }]]);
  vi.advanceTimersByTime(1000);
  expect(seen).toHaveBeenCalledTimes(1);
});

it('tracks nothing on a private page, and starts on the next one', async () => {
  loaded.times = 0;
  loaded.heard = [];
  const { result, rerender } = renderHook(
    ({ address, isPrivate }) => {
      useTracking(address, isPrivate);
      return useConsent();
    },
    { initialProps: { address: '/en-ca/preview/x', isPrivate: true }, wrapper: Canada },
  );
  act(() => result.current.decide({ analytics: true, marketing: true }));
  act(() => void window.dispatchEvent(new Event('keydown')));
  track({ type: 'checkout', lines: [] });
  await vi.dynamicImportSettled();
  expect([loaded.times, loaded.heard]).toEqual([0, []]);
  document.title = 'Cart';
  rerender({ address: '/en-ca/cart', isPrivate: false });
  await vi.waitFor(() => expect(loaded.heard).toEqual(['Cart']));
  expect(loaded.times).toBeGreaterThan(0);
});
