import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint';

const render = () =>
  renderHook(({ isShown }) => useAfterPaint(isShown), { initialProps: { isShown: false } });

it('becomes true one frame later, and stays true', async () => {
  const { result, rerender } = render();
  rerender({ isShown: true });
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  rerender({ isShown: false });
  expect(result.current).toBe(true);
});

it('stays false if its input is reset before that frame', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout'] });
  const { result, rerender } = render();
  rerender({ isShown: true });
  rerender({ isShown: false });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(result.current).toBe(false);
});
