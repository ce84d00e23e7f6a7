import { seedBrands, type SeedBrand } from '~/seed/brands';
import type { SeedMarketCountry, SeedMarketCurrency } from '~/seed/market-types';
import type { SeedPrice, SeedStore } from '~/seed/types';
import { parseDecimal } from './money';

/** Of the stores themselves, and of their markets abroad. */
export type StoreCurrency = 'USD' | 'CAD' | SeedMarketCurrency;

export type StoreCountry = 'US' | 'CA' | SeedMarketCountry['code'];

/** The settings of a store, in one of its countries. Amounts are integers in the currency's hundredth unit. */
export interface StoreSettings {
  readonly id: SeedStore;
  readonly brand: string;
  readonly shopName: string;
  /** Of the brand, in the checkout and in `Shop.brand`. */
  readonly colors: SeedBrand['colors'];
  /** On the page of an order: a file of the art pack. */
  readonly orderPicture: string | null;
  readonly currency: StoreCurrency;
  readonly country: StoreCountry;
  /** Of its texts, in the platform’s spelling; absent in English. */
  readonly language?: string;
  /** The prices of the seed that the store sells at in its own country. */
  readonly priceList: keyof SeedPrice;
  readonly countryName: string;
  /** In which days begin, for whatever happens on a date. */
  readonly timeZone: string;
  readonly port: number;
  /** Of browsers. */
  readonly token: string;
  /** Of servers. */
  readonly privateToken: string;
  /** Signs the tokens by which another sign-in vouches for a customer. */
  readonly multipassSecret: string;
  /** Prefix of the storefront's pages that sell from this store. */
  readonly sitePath: string;
  readonly taxName: string;
  readonly taxPercent: number;
  /** Whether prices have the tax in them. */
  readonly isTaxIncluded: boolean;
  readonly shipping: {
    readonly title: string;
    readonly cents: number;
    readonly freeShippingThresholdCents: number;
  };
}

const unitedStates = {
  currency: 'USD',
  country: 'US',
  countryName: 'United States',
  timeZone: 'America/New_York',
  sitePath: '',
  taxName: 'Sales tax',
  taxPercent: 7,
  isTaxIncluded: false,
  priceList: 'USD',
} as const;

const canada = {
  currency: 'CAD',
  country: 'CA',
  countryName: 'Canada',
  timeZone: 'America/Toronto',
  taxName: 'HST',
  taxPercent: 13,
  isTaxIncluded: false,
  priceList: 'CAD',
} as const;

/** What a store has from its brand and its entry there. */
const ownSettings = (
  { id: brand, colors, orderPicture }: SeedBrand,
  id: SeedStore,
  { shopName, port, shipping, freeShippingFrom }: SeedBrand['stores']['us'],
  days: string,
) => ({
  id,
  brand,
  shopName,
  colors,
  orderPicture: orderPicture ?? null,
  port,
  token: `sandbox-${id}-public`,
  privateToken: `sandbox-${id}-private`,
  multipassSecret: `sandbox-${id}-multipass`,
  shipping: {
    title: `Standard, ${days} business days`,
    cents: parseDecimal(shipping),
    freeShippingThresholdCents: parseDecimal(freeShippingFrom),
  },
});

/** The stores of every brand: one in the United States and one in Canada. */
export const STORES: readonly StoreSettings[] = seedBrands.flatMap(brand => {
  const { us, ca } = brand.stores;
  return [
    { ...unitedStates, ...ownSettings(brand, `${brand.id}-us`, us, '3 to 6') },
    { ...canada, ...ownSettings(brand, `${brand.id}-ca`, ca, '4 to 8'), sitePath: ca.sitePath },
  ];
});

/** The settings of a store. @throws if there is none of that id */
export function storeSettings(id: SeedStore): StoreSettings {
  const found = STORES.find(store => store.id === id);
  if (found) return found;
  throw new Error(`There is no store "${id}".`);
}
