import { parseDecimal } from '../money';
import type { StoreRuntime } from '../runtime';
import type { StoreSettings } from '../stores';
import { findAbroad, type CountryAbroad } from './abroad';
import { marketCatalogue } from './market-catalogue';
import { translateCatalogue, translateSettings } from './translate-catalogue';

/** Country and language of a request, as `@inContext` names them. */
export interface BuyerContext {
  readonly country?: string | null;
  readonly language?: string | null;
}

const settingsAbroad = (
  settings: StoreSettings,
  { market, country }: CountryAbroad,
  language: string,
): StoreSettings => ({
  ...settings,
  currency: market.currency,
  country: country.code,
  countryName: country.name,
  sitePath: country.languagePaths?.[language] ?? country.path,
  taxName: country.taxName,
  taxPercent: country.taxPercent,
  isTaxIncluded: true,
  shipping: {
    title: market.shipping.title,
    cents: parseDecimal(market.shipping.price),
    freeShippingThresholdCents: parseDecimal(market.shipping.freeFrom),
  },
});

function buildInContext(store: StoreRuntime, { country, language }: BuyerContext): StoreRuntime {
  const { abroad, settings, catalogue } = store;
  const found = country ? findAbroad(abroad, country) : null;
  // English as it is written abroad is not that of the store's own country.
  const texts = abroad.texts.find(each => {
    if (each.country !== undefined && each.country !== found?.country.code) return false;
    return each.language === 'EN'
      ? found && (language ?? 'EN') === 'EN'
      : each.language === language;
  });
  if (!found && !texts) return store;
  const sold = found ? marketCatalogue(catalogue, found.market) : catalogue;
  const local = found ? settingsAbroad(settings, found, language ?? 'EN') : settings;
  return {
    ...store,
    settings: texts ? translateSettings(local, texts) : local,
    catalogue: texts ? translateCatalogue(sold, texts) : sold,
  };
}

const known = new WeakMap<StoreRuntime, Map<string, StoreRuntime>>();

/**
 * The store as a buyer of that country and language sees it: its prices, its taxes, what it sells there,
 * and in which words. A country without a market sees the store's own, as on the platform; so does a
 * language without translations. State is shared.
 * @param store in its own country
 */
export function storeInContext(store: StoreRuntime, context: BuyerContext): StoreRuntime {
  const key = `${context.country ?? ''} ${context.language ?? ''}`;
  const stores = known.get(store) ?? new Map<string, StoreRuntime>();
  known.set(store, stores);
  const found = stores.get(key) ?? buildInContext(store, context);
  stores.set(key, found);
  return found;
}
