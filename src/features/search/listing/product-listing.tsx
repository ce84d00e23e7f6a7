import { memo, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { filterCount, type FilterSelection } from '~/src/domain/collections/collection-selection';
import type { TileCard } from '~/src/domain/collections/tile-card';
import type { SearchAddress } from '~/src/domain/search/search-address';
import { SEARCH_SORT_ORDERS } from '~/src/domain/search/search-sort-orders';
import { cx } from '~/src/ui/class-names';
import { Grid } from '~/src/ui/layout';
import { MarkQuery } from '~/src/ui/mark-query';
import { Pagination } from '~/src/ui/pagination/pagination';
import {
  FilterBar,
  SortMenu,
  TILE_SIZES,
  type FacetsView,
  type OfferedFacet,
} from '~/src/features/facets';
import { CategoriesTile } from '~/src/features/collection';
import { QuickAdd } from '~/src/features/cart';
import { LocalLink } from '~/src/features/links';
import { ProductTile } from '~/src/features/product';
import type { LazySearch } from '../engine/lazy-search';
import { TileSkeletons } from './tile-skeletons';
import { useFirstTiles } from './use-first-tiles';
import { useChosenPlace } from './use-chosen-place';
import { useFocusOnPageChange, useScrollRestoration } from './use-listing-position';

/** A page of products. */
export interface ListingPage {
  readonly cards: readonly TileCard[];
  readonly count: number;
  readonly pageCount: number;
}

export interface ProductListingProps {
  readonly address: SearchAddress;
  /** False until the URL has been read. */
  readonly isKnown: boolean;
  readonly facets: readonly OfferedFacet[];
  /** The facets, and the code to show them; null until loaded. */
  readonly view: FacetsView | null;
  readonly code: LazySearch | null;
  readonly loadFacets: () => void;
  readonly onSelect: (selection: FilterSelection) => void;
  /** Site path, without locale prefix, of another state. */
  readonly pathOf: (address: SearchAddress) => string;
  /** Null until the first products are known. */
  readonly page: ListingPage | null;
  /** The products are those of the static page. */
  readonly isBuilt?: boolean;
  /** The products are those of a query that was typed here. */
  readonly isTyped?: boolean;
  /** Other products are loading. */
  readonly isBusy: boolean;
  /** Says instead of the count that the search takes long. */
  readonly isSlow?: boolean;
  /** Shown above the products, such as a failure. */
  readonly notice: ReactElement | null;
  /** Shown if there are no products. */
  readonly empty: ReactNode;
  /** Called with the index of a product whose link is followed, or that is added from its tile. */
  readonly onChoose: (place: number) => void;
  /** The button that opens the filters; gets focus when the last filter is removed. */
  readonly button: RefObject<HTMLButtonElement>;
}

interface TilesProps extends Pick<ListingPage, 'cards'> {
  readonly isBuilt: boolean;
  readonly isTyped: boolean;
  /** No other page follows. */
  readonly isLast: boolean;
}

/** The products themselves; they are not rendered again while the next query is typed. */
const Tiles = memo(function Tiles({ cards, isBuilt, isTyped, isLast }: TilesProps) {
  const shown = useFirstTiles(cards, isTyped);
  return (
    <Grid as="ul" className={isBuilt ? 'tiles' : 'tiles-found'}>
      {shown.map((card, place) => (
        <li key={card.id}>
          <ProductTile
            card={card}
            sizes={TILE_SIZES}
            headingLevel={2}
            action={<QuickAdd card={card} />}
            // More would compete for bandwidth: the first picture is the largest paint of a phone's first screen.
            priority={isBuilt && place === 0}
          />
        </li>
      ))}
      {isLast && shown === cards && <CategoriesTile />}
    </Grid>
  );
});

type AddressLinks = Pick<ProductListingProps, 'address' | 'pathOf'>;

function SortOrders({ address, pathOf, isHidden }: AddressLinks & { readonly isHidden: boolean }) {
  const { t } = useTranslation('search');
  return (
    <SortMenu
      label={t('sort.label')}
      current={address.sort}
      isHidden={isHidden}
      orders={SEARCH_SORT_ORDERS.map(id => ({
        id,
        name: t(`sort.${id}`),
        to: pathOf({ ...address, sort: id, page: 1 }),
      }))}
    />
  );
}

function Pages({ address, pathOf, count }: AddressLinks & { readonly count: number }) {
  const { t } = useTranslation('search');
  return (
    <Pagination
      page={address.page}
      pageCount={count}
      hrefFor={number => pathOf({ ...address, page: number })}
      labels={{
        pages: t('pagination.label'),
        first: t('pagination.first'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        last: t('pagination.last'),
        page: number => t('pagination.page', { n: number }),
      }}
      renderLink={({ href, label, ...rest }) => (
        // Gatsby takes a link for the current page when only its query differs.
        <LocalLink to={href} aria-label={label} aria-current={undefined} {...rest} />
      )}
    />
  );
}

/** Search results, with facets, sort orders and pagination. */
export function ProductListing(props: ProductListingProps) {
  const { address, isKnown, view, code, page, isBuilt = false, isTyped = false } = props;
  const { notice, button, pathOf, isSlow = false } = props;
  const { t } = useTranslation('search');
  const results = useRef<HTMLDivElement>(null);
  const isFound = page !== null && !isBuilt;
  const isReplaced = page === null && notice !== null;
  const isNothing = isReplaced || (page?.count === 0 && filterCount(address.selection) === 0);
  const count = page ? t('collection:productCount', { count: page.count }) : undefined;
  const said = isSlow ? t('common:search.slow') : count;
  useChosenPlace(results, props.onChoose);
  useFocusOnPageChange(results, { isKnown, number: address.page, isFound });
  useScrollRestoration(code, isFound);

  const select = (selection: FilterSelection): void => {
    props.onSelect(selection);
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView({ behavior: 'instant' });
  };

  return (
    // The bar of filters sticks as long as the products last.
    <div>
      <div
        className="collection-bar"
        hidden={isNothing}
        data-count={isSlow ? undefined : (count ?? '')}
      >
        <FilterBar
          facets={props.facets}
          view={view}
          code={code}
          load={props.loadFacets}
          onSelect={select}
          button={button}
        />
        <SortOrders address={address} pathOf={pathOf} isHidden={!isKnown} />
      </div>
      <div className={cx('collection-said', isNothing && 'sr-only')}>
        <p role="status" className={cx(!isKnown && 'query-unread')}>
          {said}
        </p>
        {view && code && (
          <code.FilterChips
            view={view}
            onSelect={select}
            onEmptied={() => button.current?.focus()}
          />
        )}
      </div>
      {notice}
      {!isKnown && <MarkQuery />}
      <div
        ref={results}
        role="region"
        aria-label={t('common:search.products')}
        tabIndex={-1}
        hidden={isReplaced}
        className={cx('collection-results', !isKnown && 'query-unread')}
        aria-busy={props.isBusy || undefined}
      >
        {page === null && notice === null && <TileSkeletons />}
        {page?.count === 0 && props.empty}
        {page !== null && page.count > 0 && (
          <>
            <Tiles
              cards={page.cards}
              isBuilt={isBuilt}
              isTyped={isTyped}
              isLast={address.page === page.pageCount}
            />
            <Pages address={address} pathOf={pathOf} count={page.pageCount} />
          </>
        )}
      </div>
    </div>
  );
}
