import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionFilters } from '~/src/domain/collections/collection-index';
import type { FilterSelection } from '~/src/domain/collections/collection-selection';
import { Button } from '~/src/ui/button';
import { MarkQuery } from '~/src/ui/mark-query';
import { FilterBar } from '../facets';
import { useTrackView } from '../shop-events';
import { CollectionHeader, type CollectionHeaderProps } from './collection-header';
import { CollectionSort } from './collection-sort';
import { PageResults, type PageResultsProps } from './page-results';
import { useFilters } from './use-filters';

export interface CollectionViewProps
  extends CollectionHeaderProps,
    Omit<PageResultsProps, 'isFirstPicture'> {
  readonly productCount: number;
  /** Null if no facet differs between the products. */
  readonly filters: CollectionFilters | null;
}

/** One page of a collection in one order; filters replace it with the whole collection. */
export function CollectionView(props: CollectionViewProps) {
  const { handle, title, intro, image, cards, order, page, pageCount, productCount } = props;
  const { t } = useTranslation('collection');
  const filters = useFilters(props.filters, order);
  const { loaded, isLoading, isFailed, consumeScrollRestore } = filters;
  const button = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const onEmptied = (): void => button.current?.focus();

  useTrackView(`${handle} ${order} ${page}`, {
    type: 'listSeen',
    list: { id: handle, name: title },
    cards,
  });

  const select = (selection: FilterSelection): void => {
    loaded?.session.select(selection);
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView({ behavior: 'instant' });
  };
  const isFiltered = loaded !== null && loaded.view.isActive;
  const view = loaded && loaded.code.toFacetsView(loaded.session, loaded.view);
  const count = isFiltered ? loaded.view.result.matches.length : productCount;

  return (
    <>
      <CollectionHeader title={title} intro={intro} image={image} />
      <MarkQuery />
      <div className="wrap pb-24">
        <div className="collection-bar" data-count={t('productCount', { count })}>
          {props.filters && (
            <FilterBar
              facets={props.filters.facets}
              view={view}
              code={loaded && loaded.code}
              load={filters.load}
              onSelect={select}
              button={button}
            />
          )}
          <CollectionSort handle={handle} order={order} />
        </div>
        <div className="collection-said">
          <p role="status">{t('productCount', { count })}</p>
          {view && <loaded.code.FilterChips view={view} onSelect={select} onEmptied={onEmptied} />}
        </div>
        {isFailed && (
          <p role="alert" className="notice mb-6">
            {t('filters.failed')}{' '}
            <Button
              variant="secondary"
              size="sm"
              onClick={() => (loaded ? loaded.session.retry() : filters.load())}
            >
              {t('filters.retry')}
            </Button>
          </p>
        )}
        <div
          ref={results}
          className="collection-results"
          aria-busy={isLoading || loaded?.view.isWaiting || undefined}
        >
          {isFiltered && loaded.view.cards ? (
            <loaded.code.FilteredResults
              {...loaded}
              onSelect={select}
              suggestions={cards}
              onEmptied={onEmptied}
              consumeScrollRestore={consumeScrollRestore}
            />
          ) : (
            <PageResults
              handle={handle}
              title={title}
              cards={cards}
              order={order}
              page={page}
              pageCount={pageCount}
              isFirstPicture={image === null}
            />
          )}
        </div>
      </div>
    </>
  );
}
