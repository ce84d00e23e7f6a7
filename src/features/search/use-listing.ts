import { useEffect, useMemo, useState } from 'react';
import { pageCountOf } from '~/src/domain/collections/pagination';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { formatSearchAddress } from '~/src/domain/search/search-address';
import type { SearchFacet } from '~/src/domain/search/search-facets';
import type { ListingPage } from './listing/product-listing';
import { useFoundEvents } from './use-found-events';
import { useSearch } from './use-search';
import { useSearchAddress } from './use-search-address';

/** The products that a page that searches was built with. */
export interface BuiltListing {
  /** The first products. */
  readonly cards: readonly TileCard[];
  /** How many there were in all. */
  readonly productCount: number;
}

export interface ListingOptions extends BuiltListing {
  readonly facets: readonly SearchFacet[];
  /** Differs for every entry of the browser's history. */
  readonly entry: string;
}

/**
 * The products of a page that searches. The page shows those that it was built with until its address
 * asks for others, or the shopper turns to the facets; then the search takes over.
 */
export const useListing = ({ cards, productCount, facets, entry }: ListingOptions) => {
  const control = useSearchAddress(entry, facets);
  const { isKnown, address, change } = control;
  const { code, load, found, onFound, attempt, retry } = useSearch();
  const [isWanted, setWanted] = useState(false);

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
    // The search goes on when the address asks for everything again.
    setWanted(true);
  }, [isSearched, load]);

  // An old link may ask for a page that is no longer there.
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
    /** Loads the code of the search ahead. */
    preload: load,
    found,
    onFound,
    attempt,
    retry,
    onChoose,
    /** What the search has found; null before its first answer and where nothing is searched. */
    products,
    isSearched,
    isFailed,
    isBuilt,
    /** Other products are on their way. */
    isBusy: products !== null && (found.status === 'waiting' || found.status === 'slow'),
    /** The products to show; null until they are known. */
    page: isBuilt ? built : isFailed ? null : products,
    /** Starts the search: its answer has what the facets show. */
    startSearch: (): void => {
      load();
      setWanted(true);
    },
  };
};
