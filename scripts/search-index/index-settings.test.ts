import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { productPlan } from './index-settings';

const records = [
  { objectID: 'en-us:bed', options: { 'Yard size': ['1 acre'], 'Size (in.)': ['2'] } },
  { objectID: 'en-ca:bed', options: { Colour: ['Sand'] } },
];

it('gives a global brand the shared index, with a replica for each order and currency', () => {
  const { name, replicas } = productPlan(records, BRANDS.pawmere);
  expect(name).toBe('global_products');
  expect(Object.keys(replicas).sort()).toEqual([
    'global_products_newest',
    'global_products_oldest',
    'global_products_price_aud_asc',
    'global_products_price_aud_desc',
    'global_products_price_cad_asc',
    'global_products_price_cad_desc',
    'global_products_price_eur_asc',
    'global_products_price_eur_desc',
    'global_products_price_gbp_asc',
    'global_products_price_gbp_desc',
    'global_products_price_usd_asc',
    'global_products_price_usd_desc',
    'global_products_title_asc',
    'global_products_title_desc',
  ]);
});

it('lets shoppers filter and search by every option whose name can be an attribute', () => {
  const { settings } = productPlan(records, BRANDS.larkfield);
  const facets = settings.attributesForFaceting?.filter(each => each.includes('options.'));
  expect(facets).toEqual(['searchable(options.Colour)', 'searchable(options.Yard size)']);
  expect(settings.searchableAttributes).toContain('tags,options.Colour,options.Yard size');
});

it('puts each order first in the ranking of its replica', () => {
  const { replicas } = productPlan(records, BRANDS.larkfield);
  expect(
    Object.fromEntries(Object.entries(replicas).map(([name, { ranking }]) => [name, ranking?.[0]])),
  ).toEqual({
    products_newest: 'desc(publishedAt)',
    products_oldest: 'asc(publishedAt)',
    products_price_usd_asc: 'asc(price)',
    products_price_cad_asc: 'asc(price)',
    products_price_usd_desc: 'desc(price)',
    products_price_cad_desc: 'desc(price)',
    products_title_asc: 'asc(titleSort)',
    products_title_desc: 'desc(titleSort)',
  });
});
