import { isSortOrder } from '../domain/collections/collection-sort-orders';
import type { CollectionPageContext } from '../page-data/page-data';
import { pageString } from '../page-data/page-strings';

/** Title, description and picture of one page of a collection; no two share a title. */
export const collectionHead = (
  data: Queries.CollectionPageQuery,
  { sortOrder, pageNumber }: CollectionPageContext,
): {
  title: string;
  description: string | null;
  image: Queries.CollectionPageQuery['collection']['image'];
} => {
  const { collection } = data;
  const own = collection.seo.title ?? collection.title;
  const order =
    sortOrder === 'default' || !isSortOrder(sortOrder)
      ? null
      : pageString(data, 'collection', `sort.${sortOrder}`);
  const ordered =
    order === null
      ? own
      : (pageString(data, 'collection', 'sortedTitle', { title: own, order }) ??
        `${own}: ${order}`);
  const title =
    pageNumber === 1
      ? ordered
      : (pageString(data, 'collection', 'pageTitle', { title: ordered, n: pageNumber }) ??
        `${ordered} (${pageNumber})`);
  return {
    title,
    description: collection.seo.description ?? collection.intro,
    image: collection.seo.image ?? collection.image,
  };
};
