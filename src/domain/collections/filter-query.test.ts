import { describe, expect, it } from 'vitest';
import { SAMPLE_INDEX } from './collection-index.fixture';
import { NO_FILTERS } from './collection-selection';
import { parseFilterQuery, formatFilterQuery } from './filter-query';
import { hasFilters, withoutPage } from './filter-params';

const FACETS = ['availability', 'price', 'type', 'size', 'color'];
const read = (search: string) => parseFilterQuery(search, SAMPLE_INDEX);

describe('filters in an address', () => {
  it('are read', () => {
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

  it('may be given by repeating a name, and in any case', () => {
    expect(read('?size=M&size=l,m').selection.values).toEqual({ size: ['m', 'l'] });
  });

  it('leave out what the collection does not know', () => {
    expect(read('?size=xl,,m&flavor=beef&type=&availability=maybe').selection.values).toEqual({
      size: ['m'],
    });
    expect(read('?utm_source=mail&__proto__=m&constructor=l').selection).toEqual(NO_FILTERS);
  });

  it.each(['free', '10', '-', '10-5', '1e3-', '-1-5', '10-20-30', '99999999-', ''])(
    'take no price from "%s"',
    price => {
      expect(read(`?price=${price}`).selection.price).toEqual({ min: null, max: null });
    },
  );

  it('may leave an end of the price open', () => {
    expect(read('?price=10-').selection.price).toEqual({ min: 1000, max: null });
    expect(read('?price=-19.99').selection.price).toEqual({ min: null, max: 1999 });
  });

  it.each(['0', '-1', 'x', '1.5', '99999', ''])('start at the first page for "%s"', page => {
    expect(read(`?page=${page}`).page).toBe(1);
  });

  it('are written so that they read, and read so that they are written', () => {
    for (const search of [
      '',
      '?price=10.5-&size=m,l',
      '?availability=in-stock,coming-soon&price=-20&type=chews&color=coral&page=3',
    ]) {
      expect(formatFilterQuery('', read(search), FACETS)).toBe(search);
    }
  });

  it('leave the other parameters where they are', () => {
    const search = '?utm_source=mail&size=s&page=4&ref=a%26b';
    const none = { selection: NO_FILTERS, page: 1 };
    expect(formatFilterQuery(search, none, FACETS)).toBe('?utm_source=mail&ref=a%26b');
    expect(formatFilterQuery(search, read('?size=m'), FACETS)).toBe(
      '?utm_source=mail&ref=a%26b&size=m',
    );
    expect(formatFilterQuery('?size=s', none, FACETS)).toBe('');
  });
});

describe('hasFilters', () => {
  it('knows the parameters of facets', () => {
    expect(hasFilters('?utm_source=mail&page=2', FACETS)).toBe(false);
    expect(hasFilters('?size=m', FACETS)).toBe(true);
  });
});

describe('withoutPage', () => {
  it('takes the page away alone', () => {
    expect(withoutPage('?size=m,l&page=2&pages=x')).toBe('?size=m,l&pages=x');
    expect(withoutPage('?page=2')).toBe('');
    expect(withoutPage('')).toBe('');
  });
});
