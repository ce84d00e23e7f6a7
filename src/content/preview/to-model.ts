import type {
  CollectionContent,
  ContentPage,
  ProductContent,
  ReviewCard,
} from '~/src/domain/content/content';
import type { ContentModule } from '~/src/domain/content/modules';
import type { Product } from '~/src/domain/commerce/product';
import { toProductCard } from '~/src/domain/collections/product-card';
import {
  resolveRails,
  inWallOrder,
  railHandles,
  RELATED_SHOWN,
  reviewLimit,
  REVIEWS_SHOWN,
} from '~/src/domain/content/resolve-modules';
import { toTileCard } from '~/src/domain/collections/tile-card';
import type { PreviewedDocument } from '~/src/gateways/sanity/documents/preview-document';
import type { ShownReview } from '../modules';
import type { PreviewModel } from './model';
import type { CatalogueCache } from './catalogue-cache';
import {
  cardsOf,
  toPersonModel,
  toPostModel,
  toReleaseModel,
  toSharedPageModel,
} from './to-article-model';

type RelatedContent = Pick<PreviewedDocument, 'reviews' | 'collections'>;

/**
 * A document's page as the build would create it, with catalogue data. Null for additions to a
 * product or collection that the store does not have.
 */
export const toModel = (
  document: PreviewedDocument,
  catalogue: CatalogueCache,
): PreviewModel | null => {
  switch (document.type) {
    case 'page':
      return toPageModel(document.value, document, catalogue);
    case 'globalProduct':
      return toProductModel(document.value, document, catalogue);
    case 'globalProductCollection':
      return toCollectionModel(document.value, catalogue);
    case 'blogPost':
      return toPostModel(document.value, document.articles, catalogue);
    case 'person':
      return toPersonModel(document.value, document.articles);
    case 'pressRelease':
      return toReleaseModel(document.value, catalogue);
    case 'sharedPage':
      return toSharedPageModel(document.value, catalogue);
  }
};

const filled = (
  modules: readonly ContentModule[],
  catalogue: CatalogueCache,
  edited: readonly CollectionContent[],
): readonly ContentModule[] => {
  const isShown = (handle: string): boolean => catalogue.visibleProduct(handle) !== null;
  return resolveRails(modules, {
    isShown,
    handlesOf: collection => catalogue.collection(collection)?.productHandles ?? [],
    tileOf: handle => {
      const collection = catalogue.collection(handle);
      const count = collection?.productHandles.filter(isShown).length ?? 0;
      if (!collection || count === 0) return null;
      const extra = edited.find(each => each.handle === handle);
      const title = extra?.title ?? collection.title;
      return { handle, title, image: extra?.image ?? collection.image, count };
    },
  });
};

const shownReviews = (
  reviews: readonly ReviewCard[],
  limit: number,
  catalogue: CatalogueCache,
): readonly ShownReview[] =>
  inWallOrder(reviews)
    .slice(0, limit)
    .map(review => {
      const found = catalogue.visibleProduct(review.productHandle ?? '');
      return {
        ...review,
        productHandle: found ? review.productHandle : null,
        productTitle: found ? found.product.title : null,
        productImage: found?.product.images[0] ?? null,
      };
    });

const toPageModel = (
  { path, title, seo, modules: given }: ContentPage,
  { reviews, collections }: RelatedContent,
  catalogue: CatalogueCache,
): PreviewModel => {
  const modules = filled(given, catalogue, collections);
  return {
    template: 'content-page',
    path,
    data: {
      page: {
        title,
        path,
        seo,
        modules,
        cards: cardsOf(catalogue, railHandles(modules)),
        reviews: shownReviews(reviews, reviewLimit(modules), catalogue),
      },
    },
    context: {},
  };
};

const toProductModel = (
  { handle, questions, sizeGuide, motion, story: given }: ProductContent,
  { reviews, collections }: RelatedContent,
  catalogue: CatalogueCache,
): PreviewModel | null => {
  const found = catalogue.product(handle);
  if (!found) return null;
  const { product, seo } = found;
  const story = filled(given, catalogue, collections);
  const own = reviews.filter(({ productHandle }) => productHandle === handle);
  const sold = (each: string): readonly Product[] => {
    const other = catalogue.product(each);
    return other ? [other.product] : [];
  };
  return {
    template: product.isLeadGeneration ? 'lead-product' : 'product',
    path: `/products/${handle}`,
    data: {
      product: {
        ...product,
        lowestPrices: product.lowestPrices ?? null,
        questions: questions.length > 0 ? questions : product.questions,
        seo: { ...seo, image: null },
        story,
        sizeGuide,
        motion,
        storyCards: cardsOf(catalogue, railHandles(story)),
        collection: null,
        servicePlan: catalogue.product(product.servicePlanHandle ?? '')?.product ?? null,
        addOns: product.addOnHandles.flatMap(sold),
        related: cardsOf(catalogue, catalogue.related(product.id)).slice(0, RELATED_SHOWN),
        reviews: shownReviews(own, REVIEWS_SHOWN, catalogue),
      },
    },
    context: {},
  };
};

const toCollectionModel = (
  { handle, title, intro, image }: CollectionContent,
  catalogue: CatalogueCache,
): PreviewModel | null => {
  const collection = catalogue.collection(handle);
  if (!collection) return null;
  const cards = collection.productHandles.flatMap(each => {
    const found = catalogue.visibleProduct(each);
    return found
      ? [toTileCard(toProductCard(found.product, found.publishedAt, catalogue.currency))]
      : [];
  });
  return {
    template: 'collection',
    path: `/collections/${handle}`,
    data: {
      collection: {
        handle,
        title: title ?? collection.title,
        descriptionHtml: collection.descriptionHtml,
        intro,
        image: image ?? collection.image,
        seo: { ...collection.seo, image: null },
      },
      cards,
    },
    context: {
      handle,
      sortOrder: 'default',
      pageNumber: 1,
      pageCount: 1,
      productCount: cards.length,
      filters: null,
    },
  };
};
