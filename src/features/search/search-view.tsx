import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import { filterCount, NO_FILTERS } from '~/src/domain/collections/collection-selection';
import { formatSearchAddress, type SearchAddress } from '~/src/domain/search/search-address';
import { Button } from '~/src/ui/button';
import { FoundDocuments } from './found-documents';
import type { PicturedCategory } from './head/category-link';
import { SearchHead } from './head/search-head';
import { ProductListing } from './listing/product-listing';
import { facetsViewOf, offeredFacets } from './offered-facets';
import { ListingFailure, NoResults, PopularCategories } from './search-fallback';
import { searchResultsOf } from './search-results';
import { useListing, type ListingOptions } from './use-listing';

export interface SearchViewProps extends ListingOptions {
  /** In the order of the main menu. */
  readonly categories: readonly PicturedCategory[];
  readonly phone: string | null;
}

const FIRST = { posts: 3, articles: 6 };

/** Products, posts and support articles for a query; without one, the shop's first products. */
export function SearchView(props: SearchViewProps) {
  const { facets, categories, phone, cards } = props;
  const { t } = useTranslation('search');
  const listing = useListing(props);
  const { isKnown, address, search, change, code, onFound, attempt, retry, products } = listing;
  const { page, isBuilt, isBusy, isFailed, isSearched, isTyped, onChoose } = listing;
  const [limits, setLimits] = useState(FIRST);
  const button = useRef<HTMLButtonElement>(null);
  const results = searchResultsOf(listing);
  // Only the first page lists posts and articles.
  const documents = address.page === 1 ? results : null;
  const isFiltered = filterCount(address.selection) > 0;
  const isNothing = results?.total === 0 && !isFiltered && results.products.query !== '';

  const pathOf = (next: SearchAddress): string =>
    SEARCH_PAGE.path + formatSearchAddress(search, next, facets);
  const clear = (): void => {
    button.current?.focus();
    change({ ...address, selection: NO_FILTERS, page: 1 });
  };

  return (
    <>
      {isSearched && code && (
        <code.SearchEngine
          address={address}
          facets={facets}
          onFound={onFound}
          attempt={attempt}
          collection={null}
          documents={limits}
        />
      )}
      <SearchHead
        listing={listing}
        results={results}
        isNothing={isNothing}
        categories={categories}
      />
      <div id="products" className="wrap pb-24">
        <div className="script-hidden collection-empty">
          <p className="text-lg">{t('noScript')}</p>
          <PopularCategories categories={categories} />
        </div>
        <ProductListing
          address={address}
          isKnown={isKnown}
          code={code}
          pathOf={pathOf}
          button={button}
          onChoose={onChoose}
          page={page}
          isBuilt={isBuilt}
          isTyped={isTyped}
          facets={offeredFacets(products, address, facets)}
          view={facetsViewOf(products, address)}
          loadFacets={listing.startSearch}
          onSelect={selection => change({ ...address, selection, page: 1 })}
          isBusy={isBusy}
          notice={
            isFailed ? (
              <ListingFailure
                isBuilt={isBuilt}
                categories={categories}
                phone={phone}
                cards={cards}
                onRetry={retry}
              />
            ) : null
          }
          empty={
            <NoResults
              categories={categories}
              isQuery={address.query !== ''}
              isInHeading={isNothing}
              isElsewhere={
                documents !== null && documents.posts.count + documents.articles.count > 0
              }
              cards={cards}
              clear={
                isFiltered ? (
                  <Button onClick={clear}>{t('collection:filters.clearAll')}</Button>
                ) : null
              }
            />
          }
        />
        {documents && <FoundDocuments results={documents} limits={limits} onLimits={setLimits} />}
      </div>
    </>
  );
}
