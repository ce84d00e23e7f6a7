import { filterCollection, type FilterResult } from '~/src/domain/collections/collection-filters';
import type { CollectionIndex } from '~/src/domain/collections/collection-index';
import {
  filterCount,
  NO_FILTERS,
  type FilterSelection,
} from '~/src/domain/collections/collection-selection';
import { parseFilterQuery, formatFilterQuery } from '~/src/domain/collections/filter-query';
import type { SortOrder } from '~/src/domain/collections/collection-sort-orders';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { COLLECTION_PAGE_SIZE } from '~/src/config/constants';
import type { CardFiles } from './card-files';

/** The filtered results at a moment. */
export interface FilterView {
  readonly selection: FilterSelection;
  /** Whether any filter is set; otherwise the page's own list is shown. */
  readonly isActive: boolean;
  readonly result: FilterResult;
  /** Null until the first cards have loaded; then those of the last results that could be shown. */
  readonly cards: readonly TileCard[] | null;
  /** The cards of these results are loading. */
  readonly isWaiting: boolean;
  readonly isFailed: boolean;
}

export interface FilterSession {
  readonly index: CollectionIndex;
  /** The counts without any selection. */
  readonly everything: FilterResult;
  readonly getView: () => FilterView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly select: (selection: FilterSelection) => void;
  readonly showMore: () => void;
  /** Requests the cards again. */
  readonly retry: () => void;
}

interface SessionOptions {
  readonly order: SortOrder;
  readonly facetIds: readonly string[];
  readonly search: string;
  readonly cardFiles: CardFiles;
  /** Changes the query in the address without a navigation. */
  readonly showSearch: (search: string) => void;
}

/** The filters of one visit to a collection page, from its address. */
export const createFilterSession = (
  index: CollectionIndex,
  { order, facetIds, search, cardFiles, showSearch }: SessionOptions,
): FilterSession => {
  const listeners = new Set<() => void>();
  const { cardFiles: addresses, cardsPerFile } = index;
  let address = search;
  let { selection, page } = parseFilterQuery(search, index);
  let view: FilterView;

  const show = (next: Partial<FilterView>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };

  const showCards = (): void => {
    if (!view.isActive) return show({ cards: null, isWaiting: false, isFailed: false });
    const wanted = view.result.matches.slice(0, page * COLLECTION_PAGE_SIZE);
    const needed = [...new Set(wanted.map(position => Math.floor(position / cardsPerFile)))];
    const files = needed.flatMap(file => addresses[file] ?? []);
    const present = files.every(file => cardFiles.get(file) !== undefined);
    if (present) {
      const cards = wanted.flatMap(position => {
        const file = addresses[Math.floor(position / cardsPerFile)];
        return (file && cardFiles.get(file)?.[position % cardsPerFile]) || [];
      });
      return show({ cards, isWaiting: false, isFailed: false });
    }
    show({ isWaiting: true, isFailed: false });
    const { result } = view;
    void cardFiles.load(files).then(isLoaded => {
      if (view.result !== result) return;
      if (isLoaded) showCards();
      else show({ isWaiting: false, isFailed: true });
    });
  };

  const apply = (): void => {
    address = formatFilterQuery(address, { selection, page }, facetIds);
    showSearch(address);
    showCards();
  };

  const run = (): Pick<FilterView, 'selection' | 'isActive' | 'result'> => ({
    selection,
    isActive: filterCount(selection) > 0,
    result: filterCollection(index, selection, order),
  });

  view = { ...run(), cards: null, isWaiting: false, isFailed: false };
  showCards();

  return {
    index,
    everything: filterCollection(index, NO_FILTERS, order),
    getView: () => view,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    select: next => {
      selection = next;
      page = 1;
      view = { ...view, ...run() };
      apply();
    },
    showMore: () => {
      page += 1;
      apply();
    },
    retry: showCards,
  };
};
