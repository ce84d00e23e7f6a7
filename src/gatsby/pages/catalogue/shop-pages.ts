import { COLLECTION_PAGE_SIZE } from '~/src/config/constants';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import type { Locale, LocaleId } from '~/src/config/locales';
import { isPriceIn } from '~/src/domain/commerce/money';
import { shopPath } from '~/src/domain/search/shop-path';
import type { CollectionNode, ProductNode } from '../catalogue-reader';
import { collectionNodeId } from '~/src/gatsby/sourcing/node-ids';
import type { PagePlan } from '../page-maker';
import { searchContext } from './search-facets';

type ShopCollection = Pick<CollectionNode, 'handle' | 'title' | 'productHandles'>;
type ShopProduct = Pick<ProductNode, 'handle' | 'options' | 'card'>;

interface ShopSource {
  readonly locale: Locale;
  readonly products: readonly ShopProduct[];
  readonly collections: readonly ShopCollection[];
  /** Locales with a collection of that handle. */
  readonly localesOf: (handle: string) => readonly LocaleId[];
  readonly allLocales: readonly LocaleId[];
}

/**
 * In the order of the search index for no question: what can be bought first, then as the widest
 * collection has them.
 */
const featured = ({ locale, products, collections }: ShopSource): readonly ShopProduct[] => {
  const [widest] = [...collections].sort(
    (one, other) => other.productHandles.length - one.productHandles.length,
  );
  const places = new Map(widest?.productHandles.map((handle, at) => [handle, at]));
  const placeOf = ({ handle }: ShopProduct): number => places.get(handle) ?? places.size;
  const isWaiting = ({ card }: ShopProduct): number => Number(card.availability !== 'inStock');
  return products
    .filter(({ card }) => isPriceIn(card.priceMin, locale.currency))
    .sort((a, b) => isWaiting(a) - isWaiting(b) || placeOf(a) - placeOf(b));
};

/** The products that a page that searches shows without a query, as its context has them. */
const listed = (products: readonly ShopProduct[]) => ({
  handles: products.slice(0, COLLECTION_PAGE_SIZE).map(({ handle }) => handle),
  productCount: products.length,
});

/** The search page of a locale: its first products are those of the shop. */
export const searchPage = (source: ShopSource): PagePlan => {
  const products = featured(source);
  return {
    template: 'search',
    locale: source.locale,
    path: SEARCH_PAGE.path,
    alternates: source.allLocales,
    context: { ...searchContext(products, source.collections), ...listed(products) },
  };
};

/**
 * The search-driven collections of a locale: /shop, and /shop/{handle} for every collection that is a
 * category of the search. Each is canonical to the collection that holds the same products.
 */
export const shopPages = (source: ShopSource): readonly PagePlan[] => {
  const { locale, collections, localesOf, allLocales } = source;
  const products = featured(source);
  const { facets, categories } = searchContext(products, collections);
  const isCategory = ({ handle }: ShopCollection): boolean =>
    categories.some(({ id }) => id === handle);
  const whole = collections.find(({ productHandles }) =>
    products.every(({ handle }) => productHandles.includes(handle)),
  );
  const plan = (collection: ShopCollection | null): PagePlan => {
    const handle = collection?.handle ?? null;
    const own = collection
      ? products.filter(each => collection.productHandles.includes(each.handle))
      : products;
    const same = collection ?? whole;
    return {
      template: 'shop',
      locale,
      path: shopPath(handle),
      canonicalPath: same && `/collections/${same.handle}`,
      alternates: handle === null ? allLocales : localesOf(handle),
      context: {
        // The whole shop has the picture of the collection of everything.
        nodeId: same ? collectionNodeId(locale.id, same.handle) : '',
        handle,
        title: collection?.title ?? null,
        ...listed(own),
        facets: collection ? facets.filter(({ id }) => id !== 'category') : facets,
        categories,
      },
    };
  };
  return [plan(null), ...collections.filter(isCategory).map(plan)];
};
