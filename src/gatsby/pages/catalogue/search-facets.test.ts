import { expect, it } from 'vitest';
import { searchContext } from './search-facets';

const option = (name: string, ...values: string[]) => ({
  name,
  values: values.map(value => ({ name: value, swatch: null })),
});
const product = (handle: string, ...options: ReturnType<typeof option>[]) => ({ handle, options });

const PRODUCTS = [
  product('collar', option('Size', 'S', 'M'), option('Color', 'Coral')),
  product('door', option('Size', 'M', 'L')),
  product('bowl'),
];
const collection = (handle: string, ...productHandles: string[]) => ({
  handle,
  title: handle.toUpperCase(),
  productHandles,
});

it('offers the collections that divide the shop, the fullest first', () => {
  const { categories, facets } = searchContext(PRODUCTS, [
    collection('cat', 'bowl'),
    collection('everything', 'collar', 'door', 'bowl'),
    collection('gone', 'hidden'),
    collection('fences', 'collar', 'door', 'hidden'),
  ]);
  expect(categories.map(({ id, name }) => [id, name])).toEqual([
    ['fences', 'FENCES'],
    ['cat', 'CAT'],
  ]);
  expect(facets[0]).toMatchObject({ id: 'category', attribute: 'categories', values: categories });
});

it('offers the options in which products differ, by their attributes in the records', () => {
  const { facets } = searchContext(PRODUCTS, []);
  expect(facets.slice(1).map(({ id, attribute }) => [id, attribute])).toEqual([
    ['availability', 'isAvailable'],
    ['size', 'options.Size'],
  ]);
  expect(facets[2]?.values.map(({ id, name }) => [id, name])).toEqual([
    ['s', 'S'],
    ['m', 'M'],
    ['l', 'L'],
  ]);
});
