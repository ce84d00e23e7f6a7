import { globalId, numericId } from '../catalogue/ids';
import type { StoreSettings } from '../stores';
import { brandView } from './content/brand-view';
import { policyFields } from './content/policy-view';
import type { Scope } from './scope';

const currencyView = ({ currency }: StoreSettings) => ({
  isoCode: currency,
  name: currency === 'USD' ? 'United States Dollar' : 'Canadian Dollar',
  symbol: '$',
});

const english = { isoCode: 'EN', name: 'English', endonymName: 'English' };

function countryView(settings: StoreSettings) {
  return {
    isoCode: settings.country,
    name: settings.countryName,
    currency: currencyView(settings),
    unitSystem: settings.country === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    availableLanguages: [english],
  };
}

/** `Shop`. */
export function shopView(scope: Scope) {
  const { store, origin } = scope;
  const { settings, catalogue } = store;
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
    shipsToCountries: [settings.country],
    paymentSettings: {
      acceptedCardBrands: [],
      countryCode: settings.country,
      currencyCode: settings.currency,
      enabledPresentmentCurrencies: [settings.currency],
      shopifyPaymentsAccountId: null,
      supportedDigitalWallets: [],
    },
  };
}

/**
 * `Localization`. A store of the sandbox has one market, so any other country in a query falls back
 * to it, like the platform does for a country without a market.
 */
export function localizationView({ store }: Scope) {
  const country = countryView(store.settings);
  return {
    availableCountries: [country],
    availableLanguages: [english],
    country,
    language: english,
  };
}
