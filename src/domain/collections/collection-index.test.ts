import { describe, expect, it } from 'vitest';
import { decode } from '../data/decode';
import { writeProduct } from './collection-index';
import { SAMPLE_INDEX } from './collection-index.fixture';
import { collectionIndexSchema } from './collection-index-decoder';

const wire = {
  ...SAMPLE_INDEX,
  products: SAMPLE_INDEX.products.map(product => writeProduct(product, product.variants)),
};

describe('collection index', () => {
  it('reads back what was written', () => {
    const read = decode(collectionIndexSchema, JSON.parse(JSON.stringify(wire)));
    expect(read).toEqual({ ok: true, value: SAMPLE_INDEX });
  });

  it('stays small', () => {
    const bytes = JSON.stringify(wire.products).length / wire.products.length;
    expect(bytes).toBeLessThan(60);
  });

  it.each([
    ['a variant that is cut off', [[0, 0, 0, 2, 1500, 0, 1]], 'products[0]'],
    ['a state that is none', [[0, 0, 0, 0, 1500, 9]], 'products[0]'],
    ['text for a number', [['0']], 'products[0][0]'],
  ])('is rejected with %s', (_, products, path) => {
    expect(decode(collectionIndexSchema, { ...wire, products })).toMatchObject({
      ok: false,
      error: { path },
    });
  });
});
