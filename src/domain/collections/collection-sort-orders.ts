import type { Money } from '../commerce/money';

/** Collection orders (spec storefront §4), also the path segment of each. */
export const SORT_ORDERS = ['default', 'atoz', 'ztoa', 'priceAsc', 'priceDesc', 'newest'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

export interface Sortable {
  readonly title: string;
  /** ISO 8601 instant. */
  readonly publishedAt: string;
  readonly priceMin: Money;
}

/** Narrows a path segment to an order. */
export const isSortOrder = (text: string): text is SortOrder =>
  SORT_ORDERS.some(order => order === text);

type Compare = (a: Sortable, b: Sortable) => number;

const comparers = (language: string): Readonly<Record<SortOrder, Compare>> => {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return {
    default: () => 0,
    atoz: (a, b) => compare(a.title, b.title),
    ztoa: (a, b) => compare(b.title, a.title),
    priceAsc: (a, b) => a.priceMin.cents - b.priceMin.cents,
    priceDesc: (a, b) => b.priceMin.cents - a.priceMin.cents,
    newest: (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt),
  };
};

/**
 * The items in that order, as a new list; equal ones keep the given order. `language` is a tag for
 * comparing titles.
 */
export const sortItems = <Item extends Sortable>(
  items: readonly Item[],
  order: SortOrder,
  language = 'en',
): readonly Item[] => [...items].sort(comparers(language)[order]);

/**
 * The place of each item in that order, from 0 and in the items' own sequence; equal items share
 * one. A stable sort by it gives the same order as `sortItems`, without the titles and without a collator,
 * whose rules may differ between browsers.
 */
export const ranksOf = (
  items: readonly Sortable[],
  order: SortOrder,
  language = 'en',
): readonly number[] => {
  const compare = comparers(language)[order];
  const ranks = new Map<Sortable, number>();
  let rank = 0;
  [...items].sort(compare).forEach((item, index, sorted) => {
    const before = sorted[index - 1];
    if (before !== undefined && compare(before, item) !== 0) rank += 1;
    ranks.set(item, rank);
  });
  return items.map(item => ranks.get(item) ?? 0);
};
