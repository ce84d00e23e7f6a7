import type { CollectionPageContext, CollectionPageData } from './page-data';
import { pageString } from './page-strings';

/**
 * Title, description and canonical path of one page of a collection. Every other order is canonical
 * to the default one (design "Paths"); titles differ, so that no two pages share one.
 */
export const collectionHead = (
  data: CollectionPageData,
  { handle, sortOrder, pageNumber }: CollectionPageContext,
): {
  title: string;
  description: string | null;
  image: CollectionPageData['collection']['image'];
  canonicalPath?: string;
} => {
  const { collection } = data;
  const own = collection.seo.title ?? collection.title;
  const order =
    sortOrder === 'default' ? null : pageString(data, 'collection', `sort.${sortOrder}`);
  const ordered = order === null ? own : `${own}: ${order}`;
  const title =
    pageNumber === 1
      ? ordered
      : (pageString(data, 'collection', 'pageTitle', { title: ordered, n: pageNumber }) ??
        `${ordered} (${pageNumber})`);
  return {
    title,
    description: collection.seo.description ?? collection.intro,
    image: collection.seo.image ?? collection.image,
    ...(sortOrder === 'default'
      ? {}
      : { canonicalPath: `/collections/${handle}${pageNumber > 1 ? `/page/${pageNumber}` : ''}` }),
  };
};
