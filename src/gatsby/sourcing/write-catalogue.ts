import { ratingOf } from '~/src/domain/commerce/review-summary';
import type { ReviewCard } from '~/src/domain/content/content';
import { collectionNodeId, productNodeId, reviewNodeId } from './node-ids';
import type { WriteNode } from './node-writer';
import {
  resolveRails,
  newestFirst,
  railHandles,
  RELATED_SHOWN,
  REVIEWS_SHOWN,
} from '~/src/domain/content/resolve-modules';
import { breadcrumbCollection } from './breadcrumb-collection';
import { collectionLookup } from './collection-lookup';
import type { LocaleSource } from './sources';

const groupReviews = (reviews: readonly ReviewCard[]): Map<string, ReviewCard[]> => {
  const groups = new Map<string, ReviewCard[]>();
  for (const review of newestFirst(reviews)) {
    if (review.productHandle === null) continue;
    const group = groups.get(review.productHandle);
    if (group) group.push(review);
    else groups.set(review.productHandle, [review]);
  }
  return groups;
};

/** Writes the nodes of a locale's products and collections, with editors' additions. */
export const writeCatalogue = async (source: LocaleSource, write: WriteNode): Promise<void> => {
  const { locale, catalogue, content } = source;
  const sold = new Set(catalogue.products.map(({ product }) => product.handle));
  const isSold = (handle: string): boolean => sold.has(handle);
  const lookup = collectionLookup(source);
  const { isShown } = lookup;
  const edited = new Map(content.products.map(each => [each.handle, each]));
  const editedCollections = new Map(content.collections.map(each => [each.handle, each]));
  const reviews = groupReviews(content.reviews);

  for (const { product, card, seo, changedAt, isHidden } of catalogue.products) {
    const { id: platformId, ...fields } = product;
    const extra = edited.get(product.handle);
    const { servicePlanHandle } = product;
    const shownReviews = (reviews.get(product.handle) ?? []).slice(0, REVIEWS_SHOWN);
    const story = resolveRails(extra?.story ?? [], lookup);
    await write('Product', productNodeId(locale.id, product.handle), {
      ...fields,
      locale: locale.id,
      platformId,
      questions: extra && extra.questions.length > 0 ? extra.questions : product.questions,
      servicePlanHandle:
        servicePlanHandle !== null && isSold(servicePlanHandle) ? servicePlanHandle : null,
      addOnHandles: product.addOnHandles.filter(isSold),
      relatedHandles: product.relatedHandles.filter(isShown).slice(0, RELATED_SHOWN),
      card: { ...card, rating: ratingOf(shownReviews) },
      seo,
      changedAt,
      isHidden,
      story,
      sizeGuide: extra?.sizeGuide ?? null,
      storyHandles: railHandles(story),
      collection: breadcrumbCollection(product, catalogue.collections),
      reviewIds: shownReviews.map(review => reviewNodeId(locale.id, review.id)),
    });
  }

  for (const { id: platformId, updatedAt, seo, ...collection } of catalogue.collections) {
    const extra = editedCollections.get(collection.handle);
    await write('ProductCollection', collectionNodeId(locale.id, collection.handle), {
      ...collection,
      locale: locale.id,
      platformId,
      changedAt: updatedAt,
      title: extra?.title ?? collection.title,
      intro: extra?.intro ?? null,
      image: extra?.image ?? collection.image,
      seo: { ...seo, image: null },
      productHandles: collection.productHandles.filter(isShown),
    });
  }
};
