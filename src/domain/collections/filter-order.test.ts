import { expect, it } from 'vitest';
import { inFilterOrder } from './filter-order';

it('puts what most lists have before the options, whatever the order of the source', () => {
  const filters = ['size', 'price', 'color', 'availability', 'type'].map(id => ({ id }));
  expect(inFilterOrder(filters).map(({ id }) => id)).toEqual([
    'type',
    'availability',
    'price',
    'size',
    'color',
  ]);
});
