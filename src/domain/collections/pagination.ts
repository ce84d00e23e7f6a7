import { COLLECTION_PAGE_SIZE } from '~/src/config/constants';
import type { SortOrder } from './collection-sort-orders';

/** How many pages a list fills; an empty list still has one. */
export const pageCountOf = (total: number, size = COLLECTION_PAGE_SIZE): number =>
  Math.max(1, Math.ceil(total / size));

/** Items of a page, counted from 1; nothing for a page that is not there. */
export const pageOf = <Item>(
  items: readonly Item[],
  page: number,
  size = COLLECTION_PAGE_SIZE,
): readonly Item[] => (page < 1 ? [] : items.slice((page - 1) * size, page * size));

/** Site path of a collection's page, without a locale prefix; the first page has no number. */
export const collectionPath = (handle: string, order: SortOrder = 'default', page = 1): string =>
  `/collections/${handle}` +
  (order === 'default' ? '' : `/${order}`) +
  (page > 1 ? `/page/${page}` : '');
