import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_FILTERS } from '~/src/domain/collections/collection-selection';
import { Button } from '~/src/ui/button';
import { Grid } from '~/src/ui/layout';
import { ProductTile } from '~/src/features/product';
import { TILE_SIZES, trackScrollPosition, type FacetsProps } from '~/src/features/facets';
import type { FilterSession, FilterView } from './filter-session';

interface FilteredResultsProps extends Pick<FacetsProps, 'onSelect'> {
  readonly session: FilterSession;
  readonly view: FilterView;
  /** Gets focus when the "no results" message, with its button, is removed. */
  readonly onEmptied: () => void;
  /**
   * Whether the visitor came back and the results arrive too late for Gatsby to restore the scroll
   * position.
   */
  readonly claimScrollRestore: () => boolean;
}

/** The products that match, page by page in one list. */
export function FilteredResults(props: FilteredResultsProps) {
  const { session, view, onSelect, onEmptied, claimScrollRestore } = props;
  const { t } = useTranslation('collection');
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  const cards = view.cards ?? [];
  const total = view.result.matches.length;

  useLayoutEffect(() => {
    const place = trackScrollPosition();
    if (claimScrollRestore()) place.restore();
    return place.leave;
  }, [claimScrollRestore]);

  useEffect(() => {
    if (firstNew.current === null) return;
    list.current?.querySelectorAll('a')[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [cards.length]);

  if (total === 0) {
    return (
      <div className="collection-empty">
        <h2 className="text-2xl">{t('filters.nothing.title')}</h2>
        <p className="text-lg text-ink-soft">{t('filters.nothing.body')}</p>
        <Button
          onClick={() => {
            onEmptied();
            onSelect(NO_FILTERS);
          }}
        >
          {t('filters.clearAll')}
        </Button>
      </div>
    );
  }
  return (
    <div ref={list}>
      <Grid as="ul">
        {cards.map(card => (
          <li key={card.id}>
            <ProductTile card={card} sizes={TILE_SIZES} headingLevel={2} />
          </li>
        ))}
      </Grid>
      {total > cards.length && (
        <div className="collection-more">
          <p>{t('filters.shown', { shown: cards.length, total })}</p>
          <progress className="meter" value={cards.length} max={total} aria-hidden="true" />
          <Button
            variant="secondary"
            busy={view.isWaiting}
            onClick={() => {
              firstNew.current = cards.length;
              session.showMore();
            }}
          >
            {t('filters.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
