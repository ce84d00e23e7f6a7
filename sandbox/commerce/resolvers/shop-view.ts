import { globalId, numericId } from '../catalogue/ids';
import { countriesAbroad, type Abroad } from '../markets/abroad';
import type { StoreRuntime } from '../runtime';
import type { StoreCurrency } from '../stores';
import { brandView } from './content/brand-view';
import { policyFields } from './content/policy-view';
import type { Scope } from './scope';

const CURRENCIES: Readonly<
  Record<StoreCurrency, { readonly name: string; readonly symbol: string }>
> = {
  USD: { name: 'United States Dollar', symbol: '$' },
  CAD: { name: 'Canadian Dollar', symbol: '$' },
  AUD: { name: 'Australian Dollar', symbol: '$' },
  GBP: { name: 'British Pound', symbol: '£' },
  EUR: { name: 'Euro', symbol: '€' },
};

const LANGUAGES: Readonly<Record<string, readonly [name: string, endonym: string]>> = {
  EN: ['English', 'English'],
  FR: ['French', 'français'],
  DE: ['German', 'Deutsch'],
  IT: ['Italian', 'italiano'],
  ES: ['Spanish', 'español'],
  NL: ['Dutch', 'Nederlands'],
};

function languageView(isoCode: string) {
  const [name, endonymName] = LANGUAGES[isoCode] ?? [isoCode, isoCode];
  return { isoCode, name, endonymName };
}

const english = languageView('EN');

interface ShownCountry {
  readonly code: string;
  readonly name: string;
  readonly currency: StoreCurrency;
  readonly languages: readonly string[];
}

const countryView = ({ code, name, currency, languages }: ShownCountry) => ({
  isoCode: code,
  name,
  currency: { isoCode: currency, ...CURRENCIES[currency] },
  unitSystem: code === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
  availableLanguages: languages.map(languageView),
});

/** The store's own country, then those of its markets abroad. */
function shownCountries({ settings, abroad }: StoreRuntime): readonly ShownCountry[] {
  const { country: code, countryName: name, currency } = settings;
  return [
    { code, name, currency, languages: ['EN', ...languagesOf(abroad)] },
    ...countriesAbroad(abroad).map(({ market, country }) => ({
      code: country.code,
      name: country.name,
      currency: market.currency,
      languages: market.languages,
    })),
  ];
}

/** Languages that the catalogue is translated to. */
const languagesOf = ({ texts }: Abroad): readonly string[] =>
  texts
    .filter(({ language, country }) => language !== 'EN' && country === undefined)
    .map(({ language }) => language);

/** `Shop`. */
export function shopView(scope: Scope) {
  const { store, base, origin } = scope;
  const { settings, catalogue } = store;
  const countries = shownCountries(base);
  return {
    __typename: 'Shop',
    id: globalId('Shop', numericId('shop', settings.id)),
    name: settings.shopName,
    description: catalogue.content.brand.shortDescription,
    brand: () => brandView(scope),
    ...policyFields(scope),
    moneyFormat: '${{amount}}',
    primaryDomain: {
      host: new URL(origin).host,
      url: origin,
      sslEnabled: origin.startsWith('https:'),
    },
    shipsToCountries: countries.map(({ code }) => code),
    paymentSettings: {
      acceptedCardBrands: [],
      countryCode: base.settings.country,
      currencyCode: base.settings.currency,
      enabledPresentmentCurrencies: [...new Set(countries.map(({ currency }) => currency))],
      shopifyPaymentsAccountId: null,
      supportedDigitalWallets: [],
    },
  };
}

/**
 * `Localization`: the countries that the store sells to. Any other country in a query falls back to the
 * store's own, and a language without translations to English, as on the platform.
 */
export function localizationView({ base, context }: Scope) {
  const countries = shownCountries(base).map(countryView);
  const country = countries.find(({ isoCode }) => isoCode === context.country) ?? countries[0];
  const languages = [english, ...languagesOf(base.abroad).map(languageView)];
  const language = languages.find(({ isoCode }) => isoCode === context.language) ?? english;
  return { availableCountries: countries, availableLanguages: languages, country, language };
}
