import { useEffect, useMemo, useState } from 'react';
import { pageCountOf } from '~/src/domain/collections/pagination';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { formatSearchAddress } from '~/src/domain/search/search-address';
import type { SearchFacet } from '~/src/domain/search/search-facets';
import type { ListingPage } from './listing/product-listing';
import { useFoundEvents } from './use-found-events';
import { useSearch } from './use-search';
import { useSearchAddress } from './use-search-address';

/** The products in the static HTML of a search page. */
export interface BuiltListing {
  /** The first products. */
  readonly cards: readonly TileCard[];
  /** Total number of results. */
  readonly productCount: number;
}

export interface ListingOptions extends BuiltListing {
  readonly facets: readonly SearchFacet[];
  /** Differs for every entry of the browser's history. */
  readonly entry: string;
}

/**
 * The products of a search page: the static ones, until its URL asks for others or the shopper uses the
 * facets; then those of the search.
 */
export const useListing = ({ cards, productCount, facets, entry }: ListingOptions) => {
  const control = useSearchAddress(entry, facets);
  const { isKnown, address, change } = control;
  const { code, load, found, onFound, attempt, retry } = useSearch();
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [entry]);

  const isWhole = formatSearchAddress('', address, facets) === '';
  const isSearched = isKnown && (isWanted || !isWhole);
  const products = useMemo(
    () =>
      isSearched && code && found.products
        ? code.toFoundProducts(found.products, address, facets)
        : null,
    [isSearched, code, found.products, address, facets],
  );
  const onChoose = useFoundEvents(products);
  useEffect(() => {
    if (!isSearched) return;
    load();
    // The search stays active when the URL no longer has a query or filter.
    setWanted(true);
  }, [isSearched, load]);

  // An old link may ask for a page that no longer exists.
  const lastPage = products && products.count > 0 ? products.pageCount : null;
  useEffect(() => {
    if (lastPage !== null && address.page > lastPage) change({ ...address, page: lastPage });
  }, [lastPage, address, change]);

  const isFailed = isSearched && found.status === 'failed';
  const isBuilt = isWhole && (products === null || isFailed);
  const built: ListingPage = { cards, count: productCount, pageCount: pageCountOf(productCount) };
  return {
    ...control,
    code,
    /** Preloads the code of the search. */
    preload: load,
    found,
    onFound,
    attempt,
    retry,
    onChoose,
    /** The search results; null before the first reply and while there is no search. */
    products,
    isSearched,
    isFailed,
    isBuilt,
    /** The products are those of a query that was typed here. */
    isTyped: products !== null && products.query === typed,
    /** Other products are on their way. */
    isBusy: products !== null && (found.status === 'waiting' || found.status === 'slow'),
    /** The products to show; null until they are known. */
    page: isBuilt ? built : isFailed ? null : products,
    /** Searches for what is typed. */
    type: (query: string): void => {
      setTyped(query);
      change({ ...address, query, page: 1 });
    },
    /** Starts the search, whose reply contains the facets. */
    startSearch: (): void => {
      load();
      setWanted(true);
    },
  };
};

export type Listing = ReturnType<typeof useListing>;
