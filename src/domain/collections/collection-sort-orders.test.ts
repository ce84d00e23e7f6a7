import { describe, expect, it } from 'vitest';
import {
  isSortOrder,
  ranksOf,
  SORT_ORDERS,
  sortItems,
  type Sortable,
} from './collection-sort-orders';

const item = (title: string, cents: number, publishedAt: string): Sortable => ({
  title,
  publishedAt,
  priceMin: { cents, currency: 'USD' },
});

const items = [
  item('Leash', 3000, '2026-03-01T00:00:00Z'),
  item('bed', 6995, '2026-05-01T00:00:00Z'),
  item('Élan bowl', 1795, '2026-01-01T00:00:00Z'),
  item('Collar 10', 3000, '2026-04-01T00:00:00+05:00'),
  item('Collar 9', 900, '2026-04-01T00:00:00Z'),
];
const titles = (order: (typeof SORT_ORDERS)[number]): readonly string[] =>
  sortItems(items, order).map(({ title }) => title);

describe('sortItems', () => {
  it.each([
    ['default', ['Leash', 'bed', 'Élan bowl', 'Collar 10', 'Collar 9']],
    ['atoz', ['bed', 'Collar 9', 'Collar 10', 'Élan bowl', 'Leash']],
    ['ztoa', ['Leash', 'Élan bowl', 'Collar 10', 'Collar 9', 'bed']],
    ['priceAsc', ['Collar 9', 'Élan bowl', 'Leash', 'Collar 10', 'bed']],
    ['priceDesc', ['bed', 'Leash', 'Collar 10', 'Élan bowl', 'Collar 9']],
    ['newest', ['bed', 'Collar 9', 'Collar 10', 'Leash', 'Élan bowl']],
  ] as const)('orders by %s', (order, expected) => {
    expect(titles(order)).toEqual(expected);
  });

  it('keeps every item and does not change the given list', () => {
    const given = [...items];
    for (const order of SORT_ORDERS) {
      expect([...titles(order)].sort()).toEqual(items.map(({ title }) => title).sort());
    }
    expect(items).toEqual(given);
  });
});

describe('ranksOf', () => {
  it('gives ties the same rank', () => {
    expect(ranksOf(items, 'priceAsc')).toEqual([2, 3, 1, 2, 0]);
    expect(ranksOf([], 'atoz')).toEqual([]);
  });

  it.each(SORT_ORDERS)('orders by %s like the items themselves', order => {
    const ranks = ranksOf(items, order);
    const byRank = items
      .map((each, index) => ({ title: each.title, rank: ranks[index] ?? 0 }))
      .sort((a, b) => a.rank - b.rank);
    expect(byRank.map(({ title }) => title)).toEqual(titles(order));
  });
});

describe('isSortOrder', () => {
  it('accepts the six orders only', () => {
    expect(SORT_ORDERS).toHaveLength(6);
    expect(isSortOrder('priceAsc')).toBe(true);
    expect(isSortOrder('page')).toBe(false);
  });
});
