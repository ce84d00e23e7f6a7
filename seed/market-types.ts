import type { SeedStore } from './types';

/** Currencies of the markets abroad, besides those of the stores themselves. */
export type SeedMarketCurrency = 'GBP' | 'AUD' | 'EUR';

/** A country abroad that a store sells to. */
export interface SeedMarketCountry {
  readonly code: 'GB' | 'AU' | 'FR' | 'BE' | 'DE' | 'IE' | 'IT' | 'NL' | 'ES' | 'CH';
  readonly name: string;
  /** Prefix of the storefront's pages for it. */
  readonly path: string;
  /** Where the site is in other languages than that of `path`, by language. */
  readonly languagePaths?: Readonly<Record<string, string>> | undefined;
  readonly taxName: string;
  /** Included in prices. */
  readonly taxPercent: number;
}

/** What one SKU costs in a market, taxes included; what has no price there is not sold there. */
export interface SeedMarketPrice {
  readonly sku: string;
  readonly price: string;
  readonly compareAt?: string | undefined;
  /** The lowest price of the 30 days before the price was reduced. */
  readonly lowestOf30Days?: string | undefined;
}

/** A group of countries with one price list. */
export interface SeedMarket {
  readonly id: string;
  readonly name: string;
  readonly stores: readonly SeedStore[];
  readonly currency: SeedMarketCurrency;
  /** Languages of its pages in the platform's spelling. */
  readonly languages: readonly string[];
  /** Decimal amounts in the market's currency. */
  readonly shipping: { readonly title: string; readonly price: string; readonly freeFrom: string };
  readonly countries: readonly SeedMarketCountry[];
  readonly prices: readonly SeedMarketPrice[];
}

/** The texts of a product in another language; what is missing stays in English. */
export interface SeedProductText {
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
  readonly highlights?: readonly string[] | undefined;
  readonly specifications?: Readonly<Record<string, string>> | undefined;
  readonly descriptionHtml?: string | undefined;
  readonly seo?: { readonly title: string; readonly description: string } | undefined;
}

/** The texts of the catalogue in one language. */
export interface SeedCatalogueTexts {
  /** In the platform's spelling; `EN` is English as it is written abroad. */
  readonly language: string;
  /** The only country that reads these, instead of the texts of its language; absent for all others. */
  readonly country?: string;
  /** Names of options and of their values, by the English ones. */
  readonly options: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  /** The levels of product types, such as "Care", by the English ones. */
  readonly types?: Readonly<Record<string, string>> | undefined;
  /** Ways to ship, by the English ones. */
  readonly shipping?: Readonly<Record<string, string>> | undefined;
  /** Alternative texts of pictures, by the English ones. */
  readonly pictures?: Readonly<Record<string, string>> | undefined;
  readonly products: Readonly<Record<string, SeedProductText>>;
  readonly collections: Readonly<
    Record<string, Pick<SeedProductText, 'title' | 'descriptionHtml' | 'seo'>>
  >;
}
