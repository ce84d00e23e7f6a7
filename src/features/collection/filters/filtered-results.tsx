import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_FILTERS } from '~/src/domain/collections/collection-selection';
import { Button } from '~/src/ui/button';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { Grid } from '~/src/ui/layout';
import { QuickAdd } from '~/src/features/cart';
import { ProductTile } from '~/src/features/product';
import { TILE_SIZES, trackScrollPosition, type FacetsProps } from '~/src/features/facets';
import type { FilterSession, FilterView } from './filter-session';

/** How many products an empty result suggests. */
const SUGGESTIONS = 4;

interface FilteredResultsProps extends Pick<FacetsProps, 'onSelect'> {
  readonly session: FilterSession;
  readonly view: FilterView;
  /** Products of the collection, to suggest when none matches. */
  readonly suggestions: readonly TileCard[];
  /** Gets focus when the "no results" message, with its button, is removed. */
  readonly onEmptied: () => void;
  /**
   * Whether the visitor came back and the results arrive too late for Gatsby to restore the scroll
   * position.
   */
  readonly consumeScrollRestore: () => boolean;
}

function TileGrid({ cards }: { readonly cards: readonly TileCard[] }) {
  return (
    <Grid as="ul">
      {cards.map(card => (
        <li key={card.id}>
          <ProductTile
            card={card}
            sizes={TILE_SIZES}
            headingLevel={2}
            action={<QuickAdd card={card} />}
          />
        </li>
      ))}
    </Grid>
  );
}

/** The products that match, page by page in one list. */
export function FilteredResults(props: FilteredResultsProps) {
  const { session, view, suggestions, onSelect, onEmptied, consumeScrollRestore } = props;
  const { t } = useTranslation('collection');
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  const cards = view.cards ?? [];
  const total = view.result.matches.length;

  useLayoutEffect(() => {
    const place = trackScrollPosition();
    if (consumeScrollRestore()) place.restore();
    return place.leave;
  }, [consumeScrollRestore]);

  useEffect(() => {
    if (firstNew.current === null) return;
    list.current?.querySelectorAll('a')[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [cards.length]);

  if (total === 0) {
    return (
      <>
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
        <h2 className="mb-6 text-2xl">{t('filters.nothing.instead')}</h2>
        <TileGrid cards={suggestions.slice(0, SUGGESTIONS)} />
      </>
    );
  }
  return (
    <div ref={list}>
      <TileGrid cards={cards} />
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
