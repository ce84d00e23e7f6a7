import { describe, expect, it } from 'vitest';
import { storeSettings } from '../stores';
import { fixture } from '../testing/fixture';
import { buildCatalogue } from './build';
import { withGeneratedProducts } from './generated';

describe('withGeneratedProducts', () => {
  it('adds the same products each time, in a collection of their own', () => {
    const seed = withGeneratedProducts(fixture, 500);
    expect(withGeneratedProducts(fixture, 500)).toEqual(seed);
    const catalogue = buildCatalogue(seed, storeSettings('larkfield-us'));
    expect(catalogue.collectionsByHandle.get('generated')?.products).toHaveLength(500);
    expect(catalogue.productsById.size).toBe(fixture.products.length + 500);
  });

  it('does not change the seed if none are requested', () => {
    expect(withGeneratedProducts(fixture, 0)).toBe(fixture);
  });
});
