import type { NodePluginArgs } from 'gatsby';
import type { Locale, LocaleId } from '~/src/config/locales';
import { pageCountOf } from '~/src/domain/collections/pagination';
import { collectionNodeId, productNodeId } from '~/src/gatsby/sourcing/node-ids';
import { groupByLocale, nodesOf, type CollectionNode, type ProductNode } from '../catalogue-reader';
import type { PagePlan } from '../page-maker';
import { publishIndex, type PublishFile } from './collection-index';
import { planCollection } from './collection-pages';

/** The products and collections of every locale. */
interface Catalogue {
  /** Without hidden ones. */
  readonly productsOf: (locale: Locale) => readonly ProductNode[];
  readonly collectionsOf: (locale: Locale) => readonly CollectionNode[];
  /** Locales with a product of that handle. */
  readonly localesOfProduct: (handle: string) => readonly LocaleId[];
  /** Locales with a collection of that handle. */
  readonly localesOfCollection: (handle: string) => readonly LocaleId[];
  /** Zero where there is no such collection. */
  readonly pageCountIn: (id: LocaleId, collection: string) => number;
}

interface NodeOfLocale {
  readonly locale: string;
  readonly handle: string;
}

const keyOf = ({ locale, handle }: NodeOfLocale): string => `${locale} ${handle}`;

const localeLookup = (ids: readonly LocaleId[], nodes: readonly NodeOfLocale[]) => {
  const found = new Set(nodes.map(keyOf));
  return (handle: string): readonly LocaleId[] =>
    ids.filter(locale => found.has(keyOf({ locale, handle })));
};

export const readCatalogue = (
  getNodesByType: NodePluginArgs['getNodesByType'],
  ids: readonly LocaleId[],
): Catalogue => {
  const products = nodesOf(getNodesByType, 'Product').filter(({ isHidden }) => !isHidden);
  const collections = nodesOf(getNodesByType, 'ProductCollection');
  const productsByLocale = groupByLocale(products);
  const collectionsByLocale = groupByLocale(collections);
  const isShown = new Set(products.map(keyOf));
  const pageCounts = new Map(
    collections.map(collection => {
      const { locale, productHandles } = collection;
      const own = productHandles.filter(handle => isShown.has(keyOf({ locale, handle })));
      return [keyOf(collection), pageCountOf(own.length)];
    }),
  );
  return {
    productsOf: ({ id }) => productsByLocale.get(id) ?? [],
    collectionsOf: ({ id }) => collectionsByLocale.get(id) ?? [],
    localesOfProduct: localeLookup(ids, products),
    localesOfCollection: localeLookup(ids, collections),
    pageCountIn: (locale, handle) => pageCounts.get(keyOf({ locale, handle })) ?? 0,
  };
};

/** A page for each product of a locale. */
export const productPages = (catalogue: Catalogue, locale: Locale): readonly PagePlan[] =>
  catalogue.productsOf(locale).map(({ handle, isLeadGeneration }) => ({
    template: isLeadGeneration ? 'lead-product' : 'product',
    locale,
    path: `/products/${handle}`,
    alternates: catalogue.localesOfProduct(handle),
    context: { nodeId: productNodeId(locale.id, handle) },
  }));

/** The pages of each collection of a locale, whose files for filtering are published. */
export const collectionPages = (
  catalogue: Catalogue,
  locale: Locale,
  publish: PublishFile,
): readonly PagePlan[] => {
  const shown = new Map(catalogue.productsOf(locale).map(product => [product.handle, product]));
  return catalogue.collectionsOf(locale).flatMap(({ handle, productHandles }) => {
    const own = productHandles.flatMap(each => shown.get(each) ?? []);
    const cards = own.map(({ card }) => card);
    const filters = publishIndex(own, locale.dateFormat, publish);
    const plans = planCollection(handle, cards, locale.dateFormat);
    return plans.map(({ path, canonicalPath, ...plan }) => ({
      template: 'collection' as const,
      locale,
      path,
      canonicalPath,
      alternates: catalogue
        .localesOfCollection(handle)
        .filter(id => catalogue.pageCountIn(id, handle) >= plan.pageNumber),
      context: { nodeId: collectionNodeId(locale.id, handle), handle, filters, ...plan },
    }));
  });
};
