import { describe, expect, it } from 'vitest';
import { selectionFromQuery, variantQuery } from './variant-query';
import { optionValues, sizedVariant } from './option-selection.fixture';
import { findVariant, type Selectable } from './variants';

// There is no large sky one; the large coral and the small grey one are sold out.
const collar: Selectable = {
  options: [
    { name: 'Size', values: optionValues('Small', 'Large') },
    { name: 'Color', values: optionValues('Slate Gray', 'Sky', 'Coral') },
  ],
  variants: [
    sizedVariant(1, 'Small', 'Slate Gray', 'outOfStock'),
    sizedVariant(2, 'Small', 'Sky'),
    sizedVariant(3, 'Small', 'Coral'),
    sizedVariant(4, 'Large', 'Slate Gray'),
    sizedVariant(5, 'Large', 'Coral', 'outOfStock'),
  ],
};

const at = (search: string): string | undefined =>
  findVariant(collar, selectionFromQuery(collar, search))?.sku;

describe('selectionFromQuery', () => {
  it.each([
    ['?variant=4', 'Large-Slate Gray'],
    ['?variant=gid://shopify/ProductVariant/4', 'Large-Slate Gray'],
    ['?variant=gid%3A%2F%2Fshopify%2FProductVariant%2F5', 'Large-Coral'],
    ['?VARIANT=4', 'Large-Slate Gray'],
    ['?variant=4&Color=Sky', 'Large-Slate Gray'],
    ['?size=l&colour=coral', 'Large-Coral'],
    ['?SIZE=large&COLOR=CORAL', 'Large-Coral'],
    ['?colour=slate-grey', 'Large-Slate Gray'],
    ['?color=s', 'Small-Sky'],
    ['?Size=Large', 'Large-Slate Gray'],
    ['?size=large&color=sky', 'Large-Slate Gray'],
    ['?variant=999&Size=Huge&utm_source=mail', 'Small-Sky'],
    ['?variant=&size=&color=', 'Small-Sky'],
    ['?%E0%A4%A', 'Small-Sky'],
    ['', 'Small-Sky'],
  ])('reads %s', (search, sku) => {
    expect(at(search)).toBe(sku);
  });

  it('finds each variant by its own address', () => {
    for (const entry of collar.variants) {
      expect(at(variantQuery(collar, entry))).toBe(entry.sku);
    }
  });

  it('returns an empty selection for a product without variants', () => {
    expect(selectionFromQuery({ options: [], variants: [] }, '?variant=1')).toEqual({});
  });
});

describe('variantQuery', () => {
  it('replaces variant and option parameters and keeps all others', () => {
    const query = variantQuery(
      collar,
      { id: 'gid://shopify/ProductVariant/3' },
      '?utm_source=mail&colour=sky&Variant=1&size=l&referral_code=A1',
    );
    expect(query).toBe('?utm_source=mail&referral_code=A1&variant=3');
  });
});
