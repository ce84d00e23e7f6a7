import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { findLocale, isCountryCode, localeById, LOCALES, localesOf, type Locale } from './locales';

/** Those of spec storefront §3; one more is ours. */
const SPECIFIED = LOCALES.filter(({ id }) => id !== 'nl-nl');

/** The table of the specification: id, path, title, currency, country, then tags that differ from the id. */
const TABLE = `
en-us    | -     | United States  | USD | US |
en-au    | au    | Australia      | AUD | AU |
en-gb    | gb    | United Kingdom | GBP | GB |
fr-fr    | fr    | France         | EUR | FR |
fr-be    | be    | Belgique       | EUR | BE | price nl-be
de-de    | de    | Deutschland    | EUR | DE |
en-ie    | ie    | Ireland        | EUR | IE |
it-it    | it    | Italia         | EUR | IT |
en-gb-nl | nl    | Netherlands    | EUR | NL | price nl-nl, date en-gb, hreflang en-nl, captcha en-gb
es-es    | es    | España         | EUR | ES |
de-ch    | ch    | Schweiz        | EUR | CH | price en-ch
en-ca    | en-ca | Canada         | CAD | CA |
`;

const fallbacksOf = ({ id, priceFormat, dateFormat, hreflang, recaptcha }: Locale): string =>
  Object.entries({ price: priceFormat, date: dateFormat, hreflang, captcha: recaptcha })
    .flatMap(([name, tag]) => (tag === id ? [] : [`${name} ${tag}`]))
    .join(', ');

describe('LOCALES', () => {
  it('are the twelve of the specification, in all that it says of them', () => {
    const rows = SPECIFIED.map(locale => {
      const { id, urlPath, title, currency, shopifyCountry } = locale;
      return [id, urlPath || '-', title, currency, shopifyCountry, fallbacksOf(locale)];
    });
    const wanted = TABLE.trim()
      .split('\n')
      .map(row => row.split('|').map(cell => cell.trim()));
    expect(rows).toEqual(wanted);
  });

  it('have one more, in Dutch', () => {
    expect(LOCALES.slice(SPECIFIED.length)).toMatchObject([
      {
        id: 'nl-nl',
        urlPath: 'nl-nl',
        title: 'Nederland',
        language: 'NL',
        store: 'us',
        currency: 'EUR',
        shopifyCountry: 'NL',
        hreflang: 'nl-nl',
        priceFormat: 'nl-nl',
      },
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
      '',
      'ca',
      'gb',
      'ie',
      'au',
      'fr',
      'be',
      'de',
      'ch',
      'it',
      'es',
      'nl',
      'nl-nl',
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
