import type { SeedCatalogueTexts, SeedMarket, SeedMarketCountry } from '~/seed/market-types';
import type { CommerceSeed } from '../seed';
import type { StoreSettings } from '../stores';

/** What a store sells outside its own country, and the languages in which it does. */
export interface Abroad {
  readonly markets: readonly SeedMarket[];
  readonly texts: readonly SeedCatalogueTexts[];
}

/** A store without markets abroad has one language too. */
export function abroadOf(seed: CommerceSeed, { id }: StoreSettings): Abroad {
  const markets = (seed.markets ?? []).filter(market => market.stores.includes(id));
  return { markets, texts: markets.length > 0 ? (seed.texts ?? []) : [] };
}

/** A country abroad and its market. */
export interface CountryAbroad {
  readonly market: SeedMarket;
  readonly country: SeedMarketCountry;
}

/** Every country abroad that the store sells to. */
export const countriesAbroad = ({ markets }: Abroad): readonly CountryAbroad[] =>
  markets.flatMap(market => market.countries.map(country => ({ market, country })));

/** The country abroad of a code or a name; null for the store's own and for one it does not sell to. */
export const findAbroad = (abroad: Abroad, codeOrName: string): CountryAbroad | null =>
  countriesAbroad(abroad).find(({ country: { code, name } }) =>
    [code, name].includes(codeOrName),
  ) ?? null;
