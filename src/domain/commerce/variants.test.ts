import { describe, expect, it } from 'vitest';
import { isOnSale, regularPriceOf } from './variants';

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
