import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOncePainted } from './use-once-painted';

const render = () =>
  renderHook(({ isShown }) => useOncePainted(isShown), { initialProps: { isShown: false } });

it('follows a frame behind what is shown, and stays', async () => {
  const { result, rerender } = render();
  rerender({ isShown: true });
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  rerender({ isShown: false });
  expect(result.current).toBe(true);
});

it('does not follow what was hidden before its frame', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout'] });
  const { result, rerender } = render();
  rerender({ isShown: true });
  rerender({ isShown: false });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(result.current).toBe(false);
});
