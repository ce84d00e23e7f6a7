import { object, string } from 'valibot';
import type { CountedFacet } from '~/src/domain/collections/collection-filters';
import { chosenOf } from '~/src/domain/collections/collection-selection';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { tileCardSchema } from '~/src/domain/collections/tile-card-decoder';
import { decodeOr } from '~/src/domain/data/decode';
import { numberOf, recordOf, recordsOf, textOf, textOrEmpty } from '~/src/domain/data/read';
import type { SearchAddress } from '~/src/domain/search/search-address';
import {
  AVAILABILITY_FACET,
  PRICE_ATTRIBUTE,
  type SearchFacet,
} from '~/src/domain/search/search-facets';

/** A product of a search, with its id for the search analytics. */
export interface FoundProduct {
  readonly objectID: string;
  readonly card: TileCard;
}

/** A page of search results. */
export interface FoundProducts {
  /** The query of this reply. */
  readonly query: string;
  readonly products: readonly FoundProduct[];
  /** Their cards. */
  readonly cards: readonly TileCard[];
  readonly count: number;
  readonly pageCount: number;
  /** From 1. */
  readonly page: number;
  readonly facets: readonly CountedFacet[];
  /** The lowest and highest price in cents, ignoring the price filter; null if there is none. */
  readonly prices: { readonly min: number; readonly max: number } | null;
  /** For the search analytics. */
  readonly index: string;
  readonly queryID: string | null;
}

const hitSchema = object({ objectID: string(), card: tileCardSchema });

const countsIn = (results: object, attribute: string): Readonly<Record<string, unknown>> => {
  const facets = recordsOf(Reflect.get(results, 'disjunctiveFacets'));
  return recordOf(facets.find(({ name }) => name === attribute)?.data);
};

const pricesIn = (results: object): FoundProducts['prices'] => {
  const facets = recordsOf(Reflect.get(results, 'disjunctiveFacets'));
  const stats = recordOf(facets.find(({ name }) => name === PRICE_ATTRIBUTE)?.stats);
  const min = numberOf(stats.min);
  const max = numberOf(stats.max);
  return min === null || max === null
    ? null
    : { min: Math.round(min * 100), max: Math.round(max * 100) };
};

type Page = Pick<FoundProducts, 'products' | 'cards'>;

const pages = new WeakMap<readonly unknown[], Page>();

/** The products of a reply, cached, so that the same reply gives the same objects. */
const pageOf = (hits: readonly unknown[]): Page => {
  const known = pages.get(hits);
  if (known) return known;
  const products = recordsOf(hits).flatMap(hit => decodeOr(hitSchema, hit) ?? []);
  const page = { products, cards: products.map(({ card }) => card) };
  pages.set(hits, page);
  return page;
};

/**
 * The results of the vendor's search helper for products, with the counts of each facet; null for
 * an invalid reply. Records that cannot be read are left out.
 */
export const toFoundProducts = (
  results: object,
  { selection }: Pick<SearchAddress, 'selection'>,
  facets: readonly SearchFacet[],
): FoundProducts | null => {
  const hits: unknown = Reflect.get(results, 'hits');
  const count = numberOf(Reflect.get(results, 'nbHits'));
  if (!Array.isArray(hits) || count === null) return null;
  return {
    query: textOrEmpty(Reflect.get(results, 'query')),
    ...pageOf(hits),
    count,
    pageCount: numberOf(Reflect.get(results, 'nbPages')) ?? 1,
    page: (numberOf(Reflect.get(results, 'page')) ?? 0) + 1,
    facets: facets.map(({ id, name, attribute, values }) => {
      const counts = countsIn(results, attribute);
      const chosen = chosenOf(selection, id);
      return {
        id,
        name,
        values: values.map(value => ({
          id: value.id,
          name: id === AVAILABILITY_FACET.id ? '' : value.name,
          swatch: value.swatch,
          isChosen: chosen.includes(value.id),
          count: numberOf(counts[value.name]) ?? 0,
        })),
      };
    }),
    prices: pricesIn(results),
    index: textOf(Reflect.get(results, 'index')) ?? '',
    queryID: textOf(Reflect.get(results, 'queryID')),
  };
};
