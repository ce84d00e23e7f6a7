import { describe, expect, it } from 'vitest';
import { usd } from '~/src/account/testing/account.fixture';
import type { Swap } from '~/src/account/subscriptions/changes/field-changes';
import { swapGroups } from './swap-groups';

const swap = (productId: string, variantId: string): Swap => ({
  productId,
  variantId,
  title: `Product ${productId}`,
  variantTitle: `Size ${variantId}`,
  sku: variantId,
  price: usd(1000),
});
const namesOf = (types: ReadonlyMap<string, string>) =>
  swapGroups(
    [swap('1', '11'), swap('2', '21'), swap('3', '31'), swap('1', '12')],
    { productId: '3', variantId: '30' },
    types,
  ).map(({ title, swaps }) => `${title}: ${swaps.map(({ variantId }) => variantId).join(' ')}`);

describe('the products for which one is swapped', () => {
  it('group the sizes of a product, the current product first', () => {
    expect(namesOf(new Map())).toEqual(['Product 3: 31', 'Product 1: 11 12', 'Product 2: 21']);
  });

  it('have those of the same kind before the others', () => {
    const types = [
      ['30', 'Waste'],
      ['21', 'Waste'],
      ['11', 'Food'],
    ] as const;
    expect(namesOf(new Map(types))).toEqual(['Product 3: 31', 'Product 2: 21', 'Product 1: 11 12']);
  });
});
