import { describe, expect, it } from 'vitest';
import { readCollectionIndex, writeProduct } from './collection-index';
import { SHELF } from './collection-index.fixture';
import { DecodeError } from '../data/decode';

const wire = {
  ...SHELF,
  products: SHELF.products.map(product => writeProduct(product, product.variants)),
};

describe('the index of a collection', () => {
  it('is read as it was written', () => {
    expect(readCollectionIndex(JSON.parse(JSON.stringify(wire)))).toEqual(SHELF);
  });

  it('stays small', () => {
    const bytes = JSON.stringify(wire.products).length / wire.products.length;
    expect(bytes).toBeLessThan(60);
  });

  it.each([
    ['a variant that is cut off', [[0, 0, 0, 2, 1500, 0, 1]]],
    ['a state that is none', [[0, 0, 0, 0, 1500, 9]]],
    ['text for a number', [['0']]],
  ])('is refused with %s', (_, products) => {
    expect(() => readCollectionIndex({ ...wire, products })).toThrow(DecodeError);
  });
});
