import { describe, expect, it } from 'vitest';
import { SAMPLE_INDEX } from './collection-index.fixture';
import { NO_FILTERS } from './collection-selection';
import { parseFilterQuery, formatFilterQuery } from './filter-query';

const FACETS = ['availability', 'price', 'type', 'size', 'color'];
const read = (search: string) => parseFilterQuery(search, SAMPLE_INDEX);

describe('filters in a query string', () => {
  it('are parsed', () => {
    expect(
      read('?availability=in-stock&price=10-49.95&size=m,l&color=coral&type=collars&page=2'),
    ).toEqual({
      selection: {
        values: {
          availability: ['in-stock'],
          type: ['collars'],
          size: ['m', 'l'],
          color: ['coral'],
        },
        price: { min: 1000, max: 4995 },
      },
      page: 2,
    });
  });

  it('may repeat a parameter, in any case', () => {
    expect(read('?size=M&size=l,m').selection.values).toEqual({ size: ['m', 'l'] });
  });

  it('ignore unknown facets and values', () => {
    expect(read('?size=xl,,m&flavor=beef&type=&availability=maybe').selection.values).toEqual({
      size: ['m'],
    });
    expect(read('?utm_source=mail&__proto__=m&constructor=l').selection).toEqual(NO_FILTERS);
  });

  it.each(['free', '10', '-', '10-5', '1e3-', '-1-5', '10-20-30', '99999999-', ''])(
    'reject the price "%s"',
    price => {
      expect(read(`?price=${price}`).selection.price).toEqual({ min: null, max: null });
    },
  );

  it('allow a price range with one open end', () => {
    expect(read('?price=10-').selection.price).toEqual({ min: 1000, max: null });
    expect(read('?price=-19.99').selection.price).toEqual({ min: null, max: 1999 });
  });

  it.each(['0', '-1', 'x', '1.5', '99999', ''])('fall back to the first page for "%s"', page => {
    expect(read(`?page=${page}`).page).toBe(1);
  });

  it('round-trip through the query string', () => {
    for (const search of [
      '',
      '?price=10.5-&size=m,l',
      '?availability=in-stock,coming-soon&price=-20&type=chews&color=coral&page=3',
    ]) {
      expect(formatFilterQuery('', read(search), FACETS)).toBe(search);
    }
  });

  it('keep other parameters in place', () => {
    const search = '?utm_source=mail&size=s&page=4&ref=a%26b';
    const none = { selection: NO_FILTERS, page: 1 };
    expect(formatFilterQuery(search, none, FACETS)).toBe('?utm_source=mail&ref=a%26b');
    expect(formatFilterQuery(search, read('?size=m'), FACETS)).toBe(
      '?utm_source=mail&ref=a%26b&size=m',
    );
    expect(formatFilterQuery('?size=s', none, FACETS)).toBe('');
  });
});
