import { PORTS } from '../core/ports';
import type { SeedMarketCountry, SeedMarketCurrency } from '~/seed/market-types';
import type { SeedPrice, SeedStore } from '~/seed/types';

/** Of the stores themselves, and of their markets abroad. */
export type StoreCurrency = 'USD' | 'CAD' | SeedMarketCurrency;

export type StoreCountry = 'US' | 'CA' | SeedMarketCountry['code'];

/** The settings of a store, in one of its countries. Amounts are integers in the currency's hundredth unit. */
export interface StoreSettings {
  readonly id: SeedStore;
  readonly brand: 'larkfield' | 'pawmere' | 'trailhound' | 'kitwell';
  readonly shopName: string;
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

const secrets = (id: SeedStore) => ({
  token: `sandbox-${id}-public`,
  privateToken: `sandbox-${id}-private`,
  multipassSecret: `sandbox-${id}-multipass`,
});

const standard = (cents: number, freeShippingThresholdCents: number) => ({
  title: 'Standard, 3 to 6 business days',
  cents,
  freeShippingThresholdCents,
});

export const STORES: Readonly<Record<SeedStore, StoreSettings>> = {
  'larkfield-us': {
    id: 'larkfield-us',
    brand: 'larkfield',
    shopName: 'Larkfield',
    ...unitedStates,
    port: PORTS.commerce['larkfield-us'],
    ...secrets('larkfield-us'),
    shipping: standard(695, 7500),
  },
  'larkfield-ca': {
    id: 'larkfield-ca',
    brand: 'larkfield',
    shopName: 'Larkfield Canada',
    ...canada,
    sitePath: '/en-ca',
    port: PORTS.commerce['larkfield-ca'],
    ...secrets('larkfield-ca'),
    shipping: standard(995, 9900),
  },
  'pawmere-us': {
    id: 'pawmere-us',
    brand: 'pawmere',
    shopName: 'Pawmere',
    ...unitedStates,
    port: PORTS.commerce['pawmere-us'],
    ...secrets('pawmere-us'),
    shipping: standard(595, 4900),
  },
  'pawmere-ca': {
    id: 'pawmere-ca',
    brand: 'pawmere',
    shopName: 'Pawmere Canada',
    ...canada,
    sitePath: '/ca',
    port: PORTS.commerce['pawmere-ca'],
    ...secrets('pawmere-ca'),
    shipping: standard(895, 6900),
  },
  'trailhound-us': {
    id: 'trailhound-us',
    brand: 'trailhound',
    shopName: 'Trailhound',
    ...unitedStates,
    port: PORTS.commerce['trailhound-us'],
    ...secrets('trailhound-us'),
    shipping: standard(795, 9900),
  },
  'trailhound-ca': {
    id: 'trailhound-ca',
    brand: 'trailhound',
    shopName: 'Trailhound Canada',
    ...canada,
    sitePath: '/en-ca',
    port: PORTS.commerce['trailhound-ca'],
    ...secrets('trailhound-ca'),
    shipping: standard(1095, 12900),
  },
  'kitwell-us': {
    id: 'kitwell-us',
    brand: 'kitwell',
    shopName: 'Kitwell',
    ...unitedStates,
    port: PORTS.commerce['kitwell-us'],
    ...secrets('kitwell-us'),
    shipping: standard(595, 4900),
  },
  'kitwell-ca': {
    id: 'kitwell-ca',
    brand: 'kitwell',
    shopName: 'Kitwell Canada',
    ...canada,
    sitePath: '/en-ca',
    port: PORTS.commerce['kitwell-ca'],
    ...secrets('kitwell-ca'),
    shipping: standard(895, 6900),
  },
};
