import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/src/config/locales';
import { groupByRegion, REGIONS, SHIPPING_COUNTRIES } from './shipping-countries';

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const nameOf = (code: string): string => (names.of(code) ?? code).replace(' SAR China', '');

describe('the shipping countries', () => {
  it('are the 23 that the specification names, and Norway', () => {
    const named =
      'Australia, Austria, Belgium, Canada, Czechia, Denmark, Finland, France, Germany, Hong Kong, Ireland, Italy, Japan, Netherlands, New Zealand, Portugal, Romania, Singapore, Spain, Sweden, Switzerland, United Kingdom, United States';
    expect(SHIPPING_COUNTRIES.map(({ code }) => nameOf(code)).sort()).toEqual(
      [...named.split(', '), 'Norway'].sort(),
    );
    expect(new Set(SHIPPING_COUNTRIES.map(({ code }) => code)).size).toBe(24);
  });

  it('have the four regions of the specification', () => {
    expect(REGIONS).toEqual(['americas', 'europe', 'oceania', 'nordic']);
    const inRegion = (region: string | null) =>
      SHIPPING_COUNTRIES.filter(country => country.region === region).map(({ code }) => code);
    expect(inRegion('americas')).toEqual(['CA', 'US']);
    expect(inRegion('nordic')).toEqual(['DK', 'FI', 'NO', 'SE']);
    expect(inRegion(null)).toEqual(['HK', 'JP', 'SG']);
  });

  it('include the country of every locale', () => {
    const known = new Set(SHIPPING_COUNTRIES.map(({ code }) => code));
    expect(LOCALES.filter(({ shopifyCountry }) => !known.has(shopifyCountry))).toEqual([]);
  });
});

describe('groupByRegion', () => {
  it('keeps the order of regions, and of the entries in each', () => {
    expect(groupByRegion(['JP', 'SE', 'US', 'FR', 'CA', 'AT'], code => code)).toEqual([
      { region: 'americas', entries: ['US', 'CA'] },
      { region: 'europe', entries: ['FR', 'AT'] },
      { region: 'nordic', entries: ['SE'] },
      { region: null, entries: ['JP'] },
    ]);
  });
});
