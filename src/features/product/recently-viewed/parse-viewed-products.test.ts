import { describe, expect, it } from 'vitest';
import { parseViewedProducts } from './parse-viewed-products';
import { VIEWED_LIMIT } from './viewed-products';

const seen = (handle: string) => ({
  handle,
  title: `Title of ${handle}`,
  image: { url: 'https://cdn.example/a.jpg', width: 10, height: 10 },
  price: { cents: 1000, currency: 'USD' as const },
  isFrom: false,
});

const many = Array.from({ length: 20 }, (_, at) => seen(`p${at}`));

describe('parseViewedProducts', () => {
  it('round-trips stored products', () => {
    const list = [seen('a'), { ...seen('b'), image: null }];
    expect(parseViewedProducts(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  it.each([null, 'text', 3, {}, { handle: 'a' }, [[]]])('returns nothing for %j', value => {
    expect(parseViewedProducts(value)).toEqual([]);
  });

  it('drops invalid entries and keeps the rest', () => {
    const list = [
      { ...seen('bad/handle') },
      { ...seen('b'), price: { cents: 1.5, currency: 'USD' } },
      { ...seen('c'), price: { cents: 1, currency: 'XXX' } },
      { ...seen('d'), image: { url: 'javascript:alert(1)', width: 1, height: 1 } },
      { ...seen('e'), image: { url: 'http://[', width: 1, height: 1 } },
      seen('f'),
      seen('f'),
      null,
    ];
    expect(parseViewedProducts(list)).toEqual([seen('f')]);
  });

  it('is limited in number', () => {
    expect(parseViewedProducts(many)).toHaveLength(VIEWED_LIMIT);
  });
});
