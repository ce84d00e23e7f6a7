import { collectionPath, pageCountOf, pageOf } from '~/src/domain/collections/pagination';
import type { ProductCard } from '~/src/domain/commerce/product';
import {
  SORT_ORDERS,
  sortItems,
  type SortOrder,
} from '~/src/domain/collections/collection-sort-orders';
import { COLLECTION_PAGE_SIZE } from '~/src/config/constants';

/** One page of a collection in one order. */
export interface CollectionPagePlan {
  readonly path: string;
  /** The same page of the default order; undefined for the default order itself. */
  readonly canonicalPath: string | undefined;
  readonly sortOrder: SortOrder;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly productCount: number;
  /** Only the products of this page, because every context is kept in memory. */
  readonly handles: readonly string[];
}

/**
 * All pages of a collection: six orders (spec storefront §4), with a fixed number of products per
 * page.
 */
export const planCollection = (
  handle: string,
  cards: readonly ProductCard[],
  language: string,
  pageSize = COLLECTION_PAGE_SIZE,
): readonly CollectionPagePlan[] => {
  const pageCount = pageCountOf(cards.length, pageSize);
  return SORT_ORDERS.flatMap(sortOrder => {
    const handles = sortItems(cards, sortOrder, language).map(card => card.handle);
    return Array.from({ length: pageCount }, (_, index) => ({
      path: collectionPath(handle, sortOrder, index + 1),
      canonicalPath:
        sortOrder === 'default' ? undefined : collectionPath(handle, 'default', index + 1),
      sortOrder,
      pageNumber: index + 1,
      pageCount,
      productCount: cards.length,
      handles: pageOf(handles, index + 1, pageSize),
    }));
  });
};
