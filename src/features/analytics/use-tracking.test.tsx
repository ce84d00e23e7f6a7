import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useConsent } from '../consent';
import { tell } from '../shop-events';
import { useTracking } from './use-tracking';

const loaded = vi.hoisted(() => ({ times: 0, heard: [] as string[] }));
vi.mock('./start-tracking', async () => {
  const { hearShop } = await import('../shop-events');
  return {
    startTracking: () => {
      loaded.times += 1;
      hearShop(event => loaded.heard.push(event.type === 'route' ? event.title : event.type));
    },
  };
});

beforeEach(() => {
  document.title = 'Home';
  window.history.replaceState(null, '', '/en-ca');
});
afterEach(() => void (document.cookie = 'consent=;path=/;max-age=0'));

it('loads nothing and keeps what happens until something is allowed; then it is told, once', async () => {
  const { result, rerender } = renderHook(
    ({ address }) => {
      useTracking(address);
      return useConsent('en-ca');
    },
    { initialProps: { address: '/en-ca' } },
  );
  tell({ type: 'checkout', lines: [] });
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
