import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands';
import { findLocale, isCountryCode, localeById, LOCALES, localesOf } from './locales';

/** Those of spec storefront §3; one more is ours. */
const SPECIFIED = LOCALES.filter(({ id }) => id !== 'nl-nl');

describe('LOCALES', () => {
  it('are the twelve of the specification, with their currencies', () => {
    expect(SPECIFIED.map(({ id, currency }) => `${id} ${currency}`)).toEqual([
      'en-us USD',
      'en-au AUD',
      'en-gb GBP',
      'fr-fr EUR',
      'fr-be EUR',
      'de-de EUR',
      'en-ie EUR',
      'it-it EUR',
      'en-gb-nl EUR',
      'es-es EUR',
      'de-ch EUR',
      'en-ca CAD',
    ]);
  });

  it('have their prefix and country', () => {
    expect(SPECIFIED.map(({ urlPath, shopifyCountry }) => `${urlPath} ${shopifyCountry}`)).toEqual([
      ' US',
      'au AU',
      'gb GB',
      'fr FR',
      'be BE',
      'de DE',
      'ie IE',
      'it IT',
      'nl NL',
      'es ES',
      'ch CH',
      'en-ca CA',
    ]);
  });

  it('have one more, in Dutch', () => {
    expect(LOCALES.slice(SPECIFIED.length)).toMatchObject([
      {
        ...{ id: 'nl-nl', urlPath: 'nl-nl', title: 'Nederland', language: 'NL', store: 'us' },
        ...{ currency: 'EUR', shopifyCountry: 'NL', hreflang: 'nl-nl', priceFormat: 'nl-nl' },
      },
    ]);
  });

  it('fall back to another tag in six cases only', () => {
    const tags = ['priceFormat', 'dateFormat', 'hreflang', 'recaptcha'] as const;
    const fallbacks = LOCALES.flatMap(locale =>
      tags
        .filter(tag => locale[tag] !== locale.id)
        .map(tag => `${tag} of ${locale.id} is ${locale[tag]}`),
    );
    expect(fallbacks).toEqual([
      'priceFormat of fr-be is nl-be',
      'priceFormat of en-gb-nl is nl-nl',
      'dateFormat of en-gb-nl is en-gb',
      'hreflang of en-gb-nl is en-nl',
      'recaptcha of en-gb-nl is en-gb',
      'priceFormat of de-ch is en-ch',
    ]);
  });

  it('have tags that Intl knows', () => {
    for (const { priceFormat, dateFormat, hreflang } of LOCALES) {
      expect(Intl.getCanonicalLocales([priceFormat, dateFormat, hreflang])).not.toEqual([]);
      expect(Intl.NumberFormat.supportedLocalesOf([priceFormat])).toHaveLength(1);
    }
  });

  it('have unique prefixes, and one has none', () => {
    const prefixes = LOCALES.map(locale => locale.urlPath);
    expect(new Set(prefixes).size).toBe(LOCALES.length);
    expect(prefixes.filter(prefix => prefix === '')).toHaveLength(1);
  });

  it('use the Canadian store only with Canadian dollars', () => {
    expect(LOCALES.filter(locale => locale.store === 'ca').map(locale => locale.id)).toEqual([
      'en-ca',
    ]);
  });
});

describe('localesOf', () => {
  it("uses the brand's prefixes", () => {
    expect(localesOf(BRANDS.larkfield).map(locale => locale.urlPath)).toEqual(['', 'en-ca']);
    expect(localesOf(BRANDS.pawmere).map(locale => locale.urlPath)).toEqual([
      ...['', 'ca', 'gb', 'ie', 'au', 'fr', 'be', 'de', 'ch', 'it', 'es', 'nl', 'nl-nl'],
    ]);
  });

  it('returns only the locales of the brand', () => {
    expect(findLocale('de-de', BRANDS.larkfield)).toBeNull();
    expect(() => localeById('de-de', BRANDS.larkfield)).toThrow('larkfield has no locale "de-de"');
  });
});

describe('isCountryCode', () => {
  it('accepts the countries of the locales', () => {
    expect(isCountryCode('CA')).toBe(true);
    expect(isCountryCode('ca')).toBe(false);
    expect(isCountryCode('JP')).toBe(false);
  });
});
