import { decodeEncodedVariant } from '@shopify/hydrogen-react';
import { describe, expect, it } from 'vitest';
import { products, collections, discounts, sellingPlanGroups } from '~/seed/catalogue';
import { accounts, orders } from '~/seed/accounts';
import { documents } from '~/seed/content';
import { buildCatalogue } from '~/sandbox/commerce/catalogue/build';
import type { CatalogueProduct, CatalogueVariant } from '~/sandbox/commerce/catalogue/model';
import { storeSettings } from '~/sandbox/commerce/stores';
import { fixture } from '~/sandbox/commerce/testing/fixture';
import { encodeVariants } from './encode-variants';

const store = storeSettings('larkfield-us');
const [collar] = buildCatalogue(fixture, store).products;

const placesOf = ({ options }: CatalogueProduct, { selectedOptions }: CatalogueVariant) =>
  selectedOptions.map(({ value }, at) =>
    options[at]?.values.findIndex(({ name }) => name === value),
  );

/** A product of as many values of each option, and those of its combinations that are wanted. */
function productWith(sizes: readonly number[], isWanted: (places: readonly number[]) => boolean) {
  if (!collar) throw new Error('The fixture has no product.');
  const combinations = sizes.reduce<readonly (readonly number[])[]>(
    (known, size) =>
      known.flatMap(places => Array.from({ length: size }, (_, place) => [...places, place])),
    [[]],
  );
  const options = sizes.map((size, at) => ({
    id: at,
    name: `Option ${at}`,
    values: Array.from({ length: size }, (_, place) => ({
      id: place,
      name: `Value ${place}`,
      swatch: null,
    })),
  }));
  const [base] = collar.variants;
  if (!base) throw new Error('The fixture has no variant.');
  const variants = combinations.filter(isWanted).map(places => ({
    ...base,
    selectedOptions: places.map((place, at) => ({
      name: `Option ${at}`,
      value: `Value ${place}`,
    })),
  }));
  return { ...collar, options, variants };
}

describe('encodeVariants', () => {
  it.each([
    [[3], () => true, 'v1_0-2'],
    [[5], ([at = 0]: readonly number[]) => at !== 3, 'v1_0-2 4'],
    [[2, 3], () => true, 'v1_0:0-2,1:0-2,'],
    [[2, 3], ([one = 0, two = 0]: readonly number[]) => one + two !== 1, 'v1_0:0 2,1:1-2,'],
    [[2, 1, 2], () => true, 'v1_0:0:0-1,,1:0:0-1,,'],
    [[2], () => false, 'v1_'],
  ])('writes the combinations of %o: %s, %s', (sizes, isWanted, wanted) => {
    const product = productWith(sizes, isWanted);
    expect(encodeVariants(product, product.variants)).toBe(wanted);
  });

  it.each([
    [[7], 2],
    [[4, 5], 3],
    [[3, 4, 5], 2],
    [[3, 4, 5], 7],
    [[12, 11], 5],
  ])('is read by the platform’s decoder: %o without every %i.', (sizes, gap) => {
    const product = productWith(
      sizes,
      places => places.reduce((sum, place, at) => sum + place * (at + 1), 1) % gap !== 0,
    );
    const decoded = decodeEncodedVariant(encodeVariants(product, product.variants));
    expect(decoded).toEqual(product.variants.map(variant => placesOf(product, variant)));
  });

  it('is read by the platform’s decoder for every product of the seed', () => {
    const seed = {
      products,
      collections,
      discounts,
      sellingPlanGroups,
      documents,
      accounts,
      orders,
    };
    for (const product of buildCatalogue(seed, store).products) {
      const places = product.variants.map(variant => placesOf(product, variant));
      const decoded = decodeEncodedVariant(encodeVariants(product, product.variants));
      expect(new Set(decoded.map(String))).toEqual(new Set(places.map(String)));
    }
  });
});
