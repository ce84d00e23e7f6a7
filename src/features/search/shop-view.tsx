import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetValue } from '~/src/domain/collections/collection-index';
import { filterCount, NO_FILTERS } from '~/src/domain/collections/collection-selection';
import { shopPath } from '~/src/domain/search/shop-path';
import { formatSearchAddress, type SearchAddress } from '~/src/domain/search/search-address';
import { Button } from '~/src/ui/button';
import { CollectionHeader, type CollectionHeaderProps } from '../collection';
import { LocalLink } from '../links';
import { useTrackView } from '../shop-events';
import { ProductListing } from './listing/product-listing';
import { facetsViewOf, offeredFacets } from './offered-facets';
import { useListing, type ListingOptions } from './use-listing';
import { ListingFailure, NoResults } from './search-fallback';

export interface ShopViewProps extends CollectionHeaderProps, ListingOptions {
  /** Of the collection to search; null for the whole shop. */
  readonly handle: string | null;
  readonly categories: readonly FacetValue[];
  readonly phone: string | null;
}

/**
 * Products of the shop or of a collection. The static page has the first ones; the search takes over
 * when its URL asks for others, or when the shopper uses the facets.
 */
export function ShopView(props: ShopViewProps) {
  const { handle, title, intro, image, facets, categories, phone } = props;
  const { cards, productCount } = props;
  const { t } = useTranslation('search');
  const listing = useListing(props);
  const { isKnown, address, search, change, code, found, onFound, attempt, retry } = listing;
  const { products, page, isBuilt, isBusy, isFailed, isSearched, onChoose, startSearch } = listing;
  const button = useRef<HTMLButtonElement>(null);
  useTrackView(`shop ${handle ?? ''}`, {
    type: 'listSeen',
    list: { id: handle ?? 'shop', name: title },
    cards,
  });

  const pathOf = (next: SearchAddress): string =>
    shopPath(handle) + formatSearchAddress(search, next, facets);
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
          collection={handle === null ? null : title}
          documents={null}
        />
      )}
      <CollectionHeader title={title} intro={intro} image={image} />
      <div className="wrap pb-24">
        <ProductListing
          address={address}
          isKnown={isKnown}
          code={code}
          pathOf={pathOf}
          button={button}
          onChoose={onChoose}
          page={page}
          isBuilt={isBuilt}
          facets={offeredFacets(products, address, facets)}
          view={facetsViewOf(products, address)}
          loadFacets={startSearch}
          onSelect={selection => change({ ...address, selection, page: 1 })}
          isBusy={isBusy}
          isSlow={isSearched && found.status === 'slow'}
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
              cards={cards}
              clear={
                filterCount(address.selection) > 0 ? (
                  <Button onClick={clear}>{t('collection:filters.clearAll')}</Button>
                ) : null
              }
            />
          }
        />
        {productCount > cards.length && (
          <p className="script-hidden mt-10">
            <LocalLink
              to={handle === null ? '/collections' : `/collections/${handle}`}
              className="link"
            >
              {t('shop.all')}
            </LocalLink>
          </p>
        )}
      </div>
    </>
  );
}
