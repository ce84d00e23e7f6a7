import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeyedEffect } from './use-keyed-effect';

afterEach(cleanup);

it('runs an effect once per key with its latest values, and cleans it up', () => {
  const begin = vi.fn<(words: string) => void>();
  const end = vi.fn<(words: string) => void>();
  const { rerender, unmount } = renderHook(
    ({ key, words }) =>
      useKeyedEffect(key, () => {
        begin(words);
        return () => end(words);
      }),
    { initialProps: { key: 'a', words: 'first' } },
  );
  rerender({ key: 'a', words: 'second' });
  expect(begin.mock.calls).toEqual([['first']]);
  expect(end).not.toHaveBeenCalled();
  rerender({ key: 'b', words: 'third' });
  expect(begin.mock.calls).toEqual([['first'], ['third']]);
  expect(end.mock.calls).toEqual([['first']]);
  unmount();
  expect(end.mock.calls).toEqual([['first'], ['third']]);
});
