import { ratingOf } from '~/src/domain/commerce/review-summary';
import { collectionNodeId, productNodeId, reviewNodeId } from './node-ids';
import type { WriteNode } from './node-writer';
import { resolveRails, railHandles, RELATED_SHOWN } from '~/src/domain/content/resolve-modules';
import { breadcrumbCollection } from './breadcrumb-collection';
import { collectionLookup } from './navigation/collection-lookup';
import { shownReviews } from './shown-reviews';
import type { LocaleSource } from './sources';

/** Writes the nodes of a locale's products and collections, with editors' additions. */
export const writeCatalogue = async (source: LocaleSource, write: WriteNode): Promise<void> => {
  const { locale, catalogue, content } = source;
  const sold = new Set(catalogue.products.map(({ product }) => product.handle));
  const isSold = (handle: string): boolean => sold.has(handle);
  const lookup = collectionLookup(source);
  const { isShown } = lookup;
  const edited = new Map(content.products.map(each => [each.handle, each]));
  const editedCollections = new Map(content.collections.map(each => [each.handle, each]));
  const reviews = shownReviews(content.reviews);

  for (const { product, card, seo, changedAt, isHidden } of catalogue.products) {
    const { id: platformId, ...fields } = product;
    const extra = edited.get(product.handle);
    const { servicePlanHandle } = product;
    const ownReviews = reviews.get(product.handle) ?? [];
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
      card: { ...card, rating: ratingOf(ownReviews) },
      seo,
      changedAt,
      isHidden,
      story,
      sizeGuide: extra?.sizeGuide ?? null,
      motion: extra?.motion ?? null,
      storyHandles: railHandles(story),
      collection: breadcrumbCollection(product, catalogue.collections),
      reviewIds: ownReviews.map(review => reviewNodeId(locale.id, review.id)),
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
