import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { productIndexOf, searchFilters } from './search-indexes';
import { SEARCH_SORT_ORDERS } from './search-sort-orders';

const { larkfield, pawmere, trailhound, kitwell } = BRANDS;

it('keeps a shared index of products for the two global brands', () => {
  const indexes = [larkfield, pawmere, trailhound, kitwell].map(brand =>
    productIndexOf('default', 'USD', brand),
  );
  expect(indexes).toEqual(['products', 'global_products', 'global_products', 'products']);
});

it('names a replica for each order, those by price one per currency', () => {
  expect(SEARCH_SORT_ORDERS.map(order => productIndexOf(order, 'USD', larkfield))).toEqual([
    'products',
    'products_newest',
    'products_oldest',
    'products_price_usd_asc',
    'products_price_usd_desc',
    'products_title_asc',
    'products_title_desc',
  ]);
  expect(productIndexOf('priceAsc', 'CAD', pawmere)).toBe('global_products_price_cad_asc');
});

it('filters by locale and leaves out what cannot be shown', () => {
  expect(searchFilters(localeById('en-ca', larkfield), larkfield)).toBe(
    'locale:"en-ca" AND NOT isHidden:true',
  );
});

it('filters by language too where global brands share an index', () => {
  expect(searchFilters(localeById('en-us', pawmere), pawmere)).toBe(
    'locale:"en-us" AND language:en AND NOT isHidden:true',
  );
});
