import { describe, expect, it } from 'vitest';
import { ADDRESS_COUNTRIES } from './address-regions';
import { isElsewhere } from './postal-regions';

describe('a postal code', () => {
  it.each([
    ['83702', 'New York'],
    ['10001-1234', 'California'],
    ['V5K 0A1', 'Ontario'],
    ['m5v2t6', 'British Columbia'],
  ])('%s is not in %s', (code, region) => {
    expect(isElsewhere(code, region)).toBe(true);
  });

  it.each([
    ['83702', 'Idaho'],
    ['06390', 'New York'],
    ['42223', 'Tennessee'],
    ['88510', 'Texas'],
    ['20500', 'District of Columbia'],
    ['V5K 0A1', 'British Columbia'],
    ['K1A 0B1', 'Quebec'],
    ['X0A 0H0', 'Nunavut'],
  ])('%s may be in %s', (code, region) => {
    expect(isElsewhere(code, region)).toBe(false);
  });

  it.each(['', 'Atlantis'])('is not placed against the region "%s"', region => {
    expect(isElsewhere('83702', region)).toBe(false);
  });

  it('has a place in every region that can be chosen', () => {
    const [states = [], provinces = []] = ADDRESS_COUNTRIES.map(({ regions }) => regions);
    const codes = [...'0123456789'].map(first => `${first}1234`);
    const letters = [...'ABCEGHJKLMNPRSTVXY'].map(first => `${first}1A 1A1`);
    const without = (regions: readonly string[], all: readonly string[]) =>
      regions.filter(region => all.every(code => isElsewhere(code, region)));
    expect(without(states, codes)).toEqual([]);
    expect(without(provinces, letters)).toEqual([]);
  });
});
