import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUILT_CARD } from '../built-card.fixture';
import { useFirstTiles } from './use-first-tiles';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const CARDS = Array.from({ length: 15 }, (_, at) => ({ ...BUILT_CARD, id: String(at) }));
const show = (isTyped: boolean) =>
  renderHook(({ cards }) => useFirstTiles(cards, isTyped), { initialProps: { cards: CARDS } });

it('shows the tiles of the first screen, and the others once these are painted', () => {
  const { result } = show(true);
  expect(result.current).toEqual(CARDS.slice(0, 8));
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current).toBe(CARDS);
});

it('starts again with the products of the next query', () => {
  const { result, rerender } = show(true);
  act(() => void vi.advanceTimersByTime(100));
  const next = [...CARDS].reverse();
  rerender({ cards: next });
  expect(result.current).toEqual(next.slice(0, 8));
  rerender({ cards: CARDS });
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current).toBe(CARDS);
});

it('shows all at once when nothing was typed, so that the scroll position can be restored', () => {
  expect(show(false).result.current).toBe(CARDS);
});
