import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetValue } from '~/src/domain/collections/collection-index';
import { filterCount, NO_FILTERS } from '~/src/domain/collections/collection-selection';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { pageCountOf } from '~/src/domain/collections/pagination';
import { shopPath } from '~/src/domain/search/shop-path';
import { formatSearchAddress, type SearchAddress } from '~/src/domain/search/search-address';
import type { SearchFacet } from '~/src/domain/search/search-facets';
import { Button } from '~/src/ui/button';
import { CollectionHeader, type CollectionHeaderProps } from '../collection';
import { LocalLink } from '../links';
import { useTrackView } from '../shop-events';
import { ProductListing } from './listing/product-listing';
import { facetsViewOf, offeredFacets } from './offered-facets';
import { useFoundEvents } from './use-found-events';
import { useSearch } from './use-search';
import { useSearchAddress } from './use-search-address';
import { NoResults, SearchUnavailable } from './way-on';

export interface ShopViewProps extends CollectionHeaderProps {
  /** Of the collection that is searched in; null for the whole shop. */
  readonly handle: string | null;
  readonly facets: readonly SearchFacet[];
  readonly categories: readonly FacetValue[];
  readonly phone: string | null;
  /** The first products, as the page was built. */
  readonly cards: readonly TileCard[];
  /** How many there were then. */
  readonly productCount: number;
  /** Differs for every entry of the browser's history. */
  readonly entry: string;
}

/**
 * Products of the shop or of a collection. The page has the first ones; the search takes over when
 * its address asks for others, or when the shopper turns to the facets.
 */
export function ShopView(props: ShopViewProps) {
  const { handle, title, intro, image, facets, categories, phone, entry } = props;
  const { cards, productCount } = props;
  const { t } = useTranslation('search');
  const { isKnown, address, search, change } = useSearchAddress(entry, facets);
  const { code, load, found, onFound, attempt, retry } = useSearch();
  const [isWanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const isWhole = formatSearchAddress('', address, facets) === '';
  const isSearched = isKnown && (isWanted || !isWhole);
  const products = useMemo(
    () => (code && found.products ? code.toFoundProducts(found.products, address, facets) : null),
    [code, found.products, address, facets],
  );
  const onChoose = useFoundEvents(products);
  useTrackView(`shop ${handle ?? ''}`, {
    type: 'listSeen',
    list: { id: handle ?? 'shop', name: title },
    cards,
  });

  const turnTo = (): void => {
    load();
    setWanted(true);
  };
  useEffect(() => {
    if (isSearched) load();
  }, [isSearched, load]);

  const isFailed = isSearched && found.status === 'failed';
  const isBuilt = isWhole && (products === null || isFailed);
  const built = { cards, count: productCount, pageCount: pageCountOf(productCount) };
  const page = isBuilt ? built : isFailed ? null : products;
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
          {...{ address, facets, onFound, attempt }}
          collection={handle === null ? null : title}
          documents={null}
        />
      )}
      <CollectionHeader title={title} intro={intro} image={image} />
      <div className="wrap pb-24">
        <ProductListing
          {...{ address, isKnown, code, pathOf, button, onChoose, page, isBuilt }}
          facets={offeredFacets(products, address, facets)}
          view={facetsViewOf(products, address)}
          loadFacets={turnTo}
          onSelect={selection => change({ ...address, selection, page: 1 })}
          isBusy={isSearched && !isFailed && page !== null && found.status !== 'ready' && !isBuilt}
          notice={
            isFailed &&
            (isBuilt ? (
              <p role="alert" className="notice mb-6">
                {t('collection:filters.failed')}{' '}
                <Button variant="secondary" size="sm" onClick={retry}>
                  {t('common:tryAgain')}
                </Button>
              </p>
            ) : (
              <SearchUnavailable categories={categories} phone={phone} onRetry={retry} />
            ))
          }
          empty={
            <NoResults
              categories={categories}
              query={address.query}
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
