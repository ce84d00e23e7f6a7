import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onShopEvent, type ShopEvent } from './shop-events';
import { useTrackView } from './use-track-view';

const seen = vi.fn<(event: ShopEvent) => void>();
const show = (subject: string | null) =>
  renderHook(({ name }) => useTrackView(name, { type: 'route', path: name ?? '', title: '' }), {
    initialProps: { name: subject },
  });

beforeEach(() => {
  vi.useFakeTimers();
  seen.mockClear();
  onShopEvent(seen);
});
afterEach(() => {
  vi.useRealTimers();
  onShopEvent(null);
});

it('reports what is shown once it is stable, one time', () => {
  const { rerender } = show('default variant');
  rerender({ name: 'variant of the address' });
  vi.advanceTimersByTime(50);
  rerender({ name: 'variant of the address' });
  vi.advanceTimersByTime(1000);
  expect(seen.mock.calls).toEqual([[{ type: 'route', path: 'variant of the address', title: '' }]]);
  rerender({ name: 'another' });
  vi.advanceTimersByTime(50);
  expect(seen).toHaveBeenCalledTimes(2);
});

it('reports nothing for null, or if it is unmounted at once', () => {
  show(null);
  show('short').unmount();
  vi.runAllTimers();
  expect(seen).not.toHaveBeenCalled();
});
