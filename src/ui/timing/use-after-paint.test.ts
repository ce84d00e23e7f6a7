import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint';

const render = () =>
  renderHook(({ isShown }) => useAfterPaint(isShown), { initialProps: { isShown: false } });

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
