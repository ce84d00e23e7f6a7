import type { Brand } from './brands/brand';
import type { CurrencyCode } from './currency';
import type { LocaleId } from './locale-id';

export type { LocaleId } from './locale-id';

/** The two commerce stores of a brand; a locale names the one it buys from. */
export type StoreKey = 'us' | 'ca';

export type CountryCode =
  | 'US'
  | 'AU'
  | 'GB'
  | 'FR'
  | 'BE'
  | 'DE'
  | 'IE'
  | 'IT'
  | 'NL'
  | 'ES'
  | 'CH'
  | 'CA';

/** Languages in the commerce platform's spelling, for `@inContext(language:)`. */
export type LanguageCode = 'EN' | 'FR' | 'DE' | 'IT' | 'ES' | 'NL';

/** A language and market in which pages are built (spec storefront §2.4 and §3 Locale). */
export interface Locale {
  readonly id: LocaleId;
  /** First path segment of its pages without slashes; empty for the default locale. */
  readonly urlPath: string;
  /** How the country picker names it. */
  readonly title: string;
  readonly currency: CurrencyCode;
  /** Country for the context of commerce queries. */
  readonly shopifyCountry: CountryCode;
  readonly language: LanguageCode;
  readonly store: StoreKey;
  /** Tags that `Intl` and HTML accept; they differ from `id` where the spec has a fallback. */
  readonly priceFormat: string;
  readonly dateFormat: string;
  readonly hreflang: string;
  readonly recaptcha: string;
}

type Fallbacks = Partial<Pick<Locale, 'priceFormat' | 'dateFormat' | 'hreflang' | 'recaptcha'>>;

const locale = (
  id: LocaleId,
  urlPath: string,
  title: string,
  currency: CurrencyCode,
  shopifyCountry: CountryCode,
  language: LanguageCode,
  fallbacks: Fallbacks = {},
): Locale => ({
  id,
  urlPath,
  title,
  currency,
  shopifyCountry,
  language,
  store: currency === 'CAD' ? 'ca' : 'us',
  priceFormat: id,
  dateFormat: id,
  hreflang: id,
  recaptcha: id,
  ...fallbacks,
});

const unitedStates = locale('en-us', '', 'United States', 'USD', 'US', 'EN');
const canada = locale('en-ca', 'en-ca', 'Canada', 'CAD', 'CA', 'EN');

/**
 * Every locale, with the prefix that holds unless the brand says otherwise: the twelve of spec storefront
 * §3, then `nl-nl`, which is ours, because the specification's locale for the Netherlands, `en-gb-nl`, is
 * in English. The scripts of a brand that sells only in North America include two.
 */
export const LOCALES: readonly Locale[] =
  process.env.SELLS_ABROAD === 'no'
    ? [unitedStates, canada]
    : [
        unitedStates,
        locale('en-au', 'au', 'Australia', 'AUD', 'AU', 'EN'),
        locale('en-gb', 'gb', 'United Kingdom', 'GBP', 'GB', 'EN'),
        locale('fr-fr', 'fr', 'France', 'EUR', 'FR', 'FR'),
        locale('fr-be', 'be', 'Belgique', 'EUR', 'BE', 'FR', { priceFormat: 'nl-be' }),
        locale('de-de', 'de', 'Deutschland', 'EUR', 'DE', 'DE'),
        locale('en-ie', 'ie', 'Ireland', 'EUR', 'IE', 'EN'),
        locale('it-it', 'it', 'Italia', 'EUR', 'IT', 'IT'),
        locale('en-gb-nl', 'nl', 'Netherlands', 'EUR', 'NL', 'EN', {
          priceFormat: 'nl-nl',
          dateFormat: 'en-gb',
          hreflang: 'en-nl',
          recaptcha: 'en-gb',
        }),
        locale('es-es', 'es', 'España', 'EUR', 'ES', 'ES'),
        locale('de-ch', 'ch', 'Schweiz', 'EUR', 'CH', 'DE', { priceFormat: 'en-ch' }),
        canada,
        locale('nl-nl', 'nl-nl', 'Nederland', 'EUR', 'NL', 'NL'),
      ];

/** Narrows a text to a country that one of our locales serves. */
export const isCountryCode = (code: string): code is CountryCode =>
  LOCALES.some(entry => entry.shopifyCountry === code);

export const DEFAULT_LOCALE_ID: LocaleId = 'en-us';

/** The brand's locales in its order, the default first, with the brand's own path prefixes. */
export const localesOf = (brand: Brand): readonly Locale[] =>
  brand.localeIds.flatMap(id => {
    const found = LOCALES.find(entry => entry.id === id);
    const urlPath = brand.urlPaths[id];
    if (!found) return [];
    return [urlPath === undefined ? found : { ...found, urlPath }];
  });

/** The brand's locale of that id, or null when the brand does not offer it. */
export const findLocale = (id: string, brand: Brand): Locale | null =>
  localesOf(brand).find(entry => entry.id === id) ?? null;

/** The brand's locale of that id; throws when the brand does not offer it. */
export const localeById = (id: string, brand: Brand): Locale => {
  const found = findLocale(id, brand);
  if (!found) throw new Error(`The brand ${brand.id} has no locale "${id}".`);
  return found;
};

/** The locale whose pages have no prefix. */
export const defaultLocaleOf = (brand: Brand): Locale => localeById(DEFAULT_LOCALE_ID, brand);
