import { describe, expect, it } from 'vitest';
import {
  addMoney,
  compareMoney,
  multiplyMoney,
  parseMoney,
  percentOff,
  rangeOf,
  savedPercent,
  subtractMoney,
  sumMoney,
  toDecimal,
  type Money,
} from './money';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });

describe('parseMoney', () => {
  it.each([
    ['469.95', 46995],
    ['1195.0', 119500],
    ['12', 1200],
    ['12.', 1200],
    ['0.07', 7],
    ['1.005', 101],
    ['1.004', 100],
    ['-4.20', -420],
    ['-0.0', 0],
    ['0.29', 29],
    ['90071992547409.91', 9007199254740991],
  ])('parses %s', (amount, cents) => {
    expect(parseMoney(amount, 'USD')).toEqual(usd(cents));
  });

  it.each(['', 'abc', '1,200.00', '$5', '1e3', '90071992547409.92'])('rejects "%s"', amount => {
    expect(parseMoney(amount, 'USD')).toBeNull();
  });

  it('rejects an unknown currency', () => {
    expect(parseMoney('1.00', 'XTS')).toBeNull();
  });

  it('inverts toDecimal', () => {
    for (let cents = -1_010; cents <= 12_345; cents += 7) {
      expect(parseMoney(toDecimal(usd(cents)), 'USD')).toEqual(usd(cents));
    }
  });
});

describe('arithmetic', () => {
  it('adds, subtracts and multiplies exactly', () => {
    expect(addMoney(usd(10), usd(20))).toEqual(usd(30));
    expect(subtractMoney(usd(10), usd(20))).toEqual(usd(-10));
    expect(multiplyMoney(usd(1999), 3)).toEqual(usd(5997));
    expect(sumMoney([usd(1), usd(2), usd(3)], 'USD')).toEqual(usd(6));
    expect(sumMoney([], 'CAD')).toEqual({ cents: 0, currency: 'CAD' });
  });

  it('throws for mixed currencies', () => {
    const cad: Money = { cents: 1, currency: 'CAD' };
    expect(() => addMoney(usd(1), cad)).toThrow('Cannot mix USD and CAD');
    expect(() => compareMoney(usd(1), cad)).toThrow('Cannot mix USD and CAD');
  });

  it('returns the lowest and highest amount, or null for none', () => {
    expect(rangeOf([usd(3), usd(1), usd(2)], 'USD')).toEqual({ min: usd(1), max: usd(3) });
    expect(rangeOf([], 'USD')).toBeNull();
    const foreign = { cents: 1, currency: 'CAD' as const };
    expect(rangeOf([foreign, usd(3), usd(-1), usd(2)], 'USD')).toEqual({
      min: usd(2),
      max: usd(3),
    });
    expect(rangeOf([foreign, usd(-1)], 'USD')).toEqual({ min: foreign, max: foreign });
  });
});

describe('percentOff', () => {
  it.each([
    [2795, 15, 2376],
    [1495, 10, 1346],
    [999, 0, 999],
    [999, 100, 0],
    [999, 150, 0],
    [999, -5, 999],
    [1000, 12.5, 875],
  ])('reduces %d cents by %d percent to %d', (cents, percent, rest) => {
    expect(percentOff(usd(cents), percent)).toEqual(usd(rest));
  });

  it('stays within half a cent of the exact price', () => {
    for (let cents = 1; cents < 5_000; cents += 13) {
      for (const percent of [5, 10, 15, 33]) {
        const exact = (cents * (100 - percent)) / 100;
        expect(Math.abs(percentOff(usd(cents), percent).cents - exact)).toBeLessThanOrEqual(0.5);
      }
    }
  });
});

describe('savedPercent', () => {
  it('rounds to whole percent and is never negative', () => {
    expect(savedPercent(usd(39995), usd(34995))).toBe(13);
    expect(savedPercent(usd(100), usd(100))).toBe(0);
    expect(savedPercent(usd(100), usd(120))).toBe(0);
  });

  it.each([
    [200, 199, 1],
    [1000, 996, 0],
    [1000, 995, 1],
    [1000, 855, 15],
    [2999, 2309, 23],
    [100, 0, 100],
  ])('from %d to %d cents is %d percent, rounded half up', (before, now, percent) => {
    expect(savedPercent(usd(before), usd(now))).toBe(percent);
  });
});
