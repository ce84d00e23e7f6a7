import { describe, expect, it } from 'vitest';
import { NO_FILTERS, withPrice, withValues } from '../collections/collection-selection';
import { formatSearchAddress, parseSearchAddress, toQuery, WHOLE_SHOP } from './search-address';
import { AVAILABILITY_FACET, type SearchFacet } from './search-facets';

const value = (id: string) => ({ id, name: id.toUpperCase(), swatch: null });
const FACETS: readonly SearchFacet[] = [
  { id: 'category', name: '', attribute: 'categories', values: [value('pet-doors'), value('cat')] },
  AVAILABILITY_FACET,
  { id: 'size', name: 'Size', attribute: 'options.Size', values: [value('s'), value('m')] },
];

describe('the address of a search', () => {
  it('says what is asked, in which order, on which page and with which filters', () => {
    const search =
      '?q=+gps++collar+&sort=priceAsc&page=3&category=cat,pet-doors&size=m&price=10-50';
    expect(parseSearchAddress(search, FACETS)).toEqual({
      query: 'gps  collar',
      sort: 'priceAsc',
      page: 3,
      selection: withPrice(
        withValues(withValues(NO_FILTERS, 'category', ['cat', 'pet-doors']), 'size', ['m']),
        { min: 1000, max: 5000 },
      ),
    });
  });

  it('drops invisible marks that would turn the text around the query', () => {
    const { query } = parseSearchAddress('?q=%E2%80%AEgnp.collar%E2%81%A9', FACETS);
    expect(query).toBe('gnp.collar');
  });

  it('leaves out what it does not know', () => {
    const search = '?sort=best&page=-1&category=dogs&size=&availability=out-of-stock&colour=red';
    expect(parseSearchAddress(search, FACETS)).toEqual(WHOLE_SHOP);
  });

  it('is written next to unrelated parameters, and read back the same', () => {
    const address = {
      query: 'a&b "c"',
      sort: 'oldest' as const,
      page: 2,
      selection: withValues(NO_FILTERS, 'availability', ['in-stock']),
    };
    const search = formatSearchAddress('?utm_source=mail&q=old&page=9&size=s', address, FACETS);
    expect(search).toBe(
      '?utm_source=mail&q=a%26b+%22c%22&sort=oldest&availability=in-stock&page=2',
    );
    expect(parseSearchAddress(search, FACETS)).toEqual(address);
    expect(formatSearchAddress('?q=x&sort=newest&page=2', WHOLE_SHOP, FACETS)).toBe('');
  });

  it.each(['%00', '%01', '%1F', '%7F', '%C2%85'])(
    'reads the control character %s as a space',
    code => {
      expect(parseSearchAddress(`?q=${code}`, FACETS).query).toBe('');
      expect(parseSearchAddress(`?q=gps${code}${code}collar`, FACETS).query).toBe('gps collar');
    },
  );

  it.each(['🐶', '!?', '“ ”'])('is empty for "%s", which has nothing to look for', typed => {
    expect(toQuery(typed)).toBe('');
    expect(toQuery(`${typed} é1`)).toBe(`${typed} é1`);
  });

  it('reads letters and digits at full width', () => {
    expect(toQuery('ＧＰＳ')).toBe('GPS');
  });

  it('cuts a question that the service would refuse', () => {
    const { query } = parseSearchAddress(`?q=${'x'.repeat(600)}`, FACETS);
    expect(query).toHaveLength(256);
  });
});
