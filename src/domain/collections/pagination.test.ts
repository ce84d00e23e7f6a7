import { describe, expect, it } from 'vitest';
import { collectionPath, pageCountOf, pageOf } from './pagination';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

describe('pagination', () => {
  it('has 24 items per page', () => {
    expect(pageOf(numbers(60), 1)).toEqual(numbers(24));
    expect(pageOf(numbers(60), 3)).toEqual(numbers(60).slice(48));
    expect(pageOf(numbers(60), 4)).toEqual([]);
    expect(pageOf(numbers(60), 0)).toEqual([]);
  });

  it('puts every item on exactly one page', () => {
    for (const total of [0, 1, 23, 24, 25, 48, 49, 240]) {
      const pages = numbers(pageCountOf(total)).map(index => pageOf(numbers(total), index + 1));
      expect(pages.flat()).toEqual(numbers(total));
      expect(pages.slice(1).every(page => page.length > 0)).toBe(true);
    }
  });
});

describe('collectionPath', () => {
  it('includes the order and the page only when they are not the default', () => {
    expect(collectionPath('gifts')).toBe('/collections/gifts');
    expect(collectionPath('gifts', 'default', 2)).toBe('/collections/gifts/page/2');
    expect(collectionPath('gifts', 'newest')).toBe('/collections/gifts/newest');
    expect(collectionPath('gifts', 'newest', 3)).toBe('/collections/gifts/newest/page/3');
  });
});
