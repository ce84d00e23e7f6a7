import { describe, expect, it } from 'vitest';
import { isOnSale, regularPriceOf, savingBaseOf } from './variants';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });
const cad = (cents: number) => ({ cents, currency: 'CAD' as const });

describe('a compare-at price', () => {
  it.each([
    ['above the price', usd(2500), true],
    ['as high as the price', usd(2000), false],
    ['below the price', usd(1500), false],
    ['below zero', usd(-2500), false],
    ['in another currency', cad(2500), false],
    ['that is absent', null, false],
  ] as const)('%s counts as a sale: %s', (_, compareAtPrice, isSale) => {
    const variant = { price: usd(2000), compareAtPrice };
    expect(isOnSale(variant)).toBe(isSale);
    expect(regularPriceOf(variant)).toEqual(isSale ? compareAtPrice : variant.price);
  });
});

describe('what a saving is measured from', () => {
  const usd = (cents: number) => ({ cents, currency: 'USD' as const });
  const reduced = { id: 'reduced', price: usd(6995), compareAtPrice: usd(7995) };
  const lowest = [{ variantId: 'reduced', cents: 7695 }];

  it.each([
    ['the price before', reduced, null, 7995],
    ['the lowest of the 30 days before', reduced, lowest, 7695],
    ['its own price without a reduction', { ...reduced, compareAtPrice: null }, lowest, 6995],
    ['the price before if another variant has the lowest', { ...reduced, id: 'b' }, lowest, 7995],
  ])('is %s', (_, variant, lowestPrices, cents) => {
    expect(savingBaseOf(variant, lowestPrices)).toEqual(usd(cents));
  });
});
