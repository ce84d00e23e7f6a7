import { describe, expect, it } from 'vitest';
import { priceScale, readAmount, toRange } from './price-steps';

describe('priceScale', () => {
  it('covers every price, and its last step is the maximum', () => {
    expect(priceScale({ min: 995, max: 4995 })).toEqual({ low: 9, high: 50, step: 1 });
    expect(priceScale({ min: 995, max: 119_500 })).toEqual({ low: 9, high: 1199, step: 10 });
    expect(priceScale({ min: 500, max: 500 })).toEqual({ low: 5, high: 6, step: 1 });
  });
});

describe('readAmount', () => {
  it.each([
    ['25', 25],
    ['$1,250.50', 1250.5],
    [' 9.999 ', 10],
    ['', null],
    ['much', null],
    ['1.2.3', null],
  ])('parses "%s"', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});

describe('toRange', () => {
  const scale = { low: 10, high: 100 };
  it('has an open end where it excludes nothing', () => {
    expect(toRange(10, 100, scale)).toEqual({ min: null, max: null });
    expect(toRange(null, 49.95, scale)).toEqual({ min: null, max: 4995 });
    expect(toRange(20, 250, scale)).toEqual({ min: 2000, max: null });
  });
});
