import type { SeedCollection, SeedDiscount } from '~/seed/types';
import { buildContent } from '../content/build-content';
import { parseDecimal } from '../money';
import type { CommerceSeed } from '../seed';
import type { StoreSettings } from '../stores';
import { numericId } from './ids';
import { catalogueImage } from './image';
import { indexCatalogue } from './index-catalogue';
import type { Catalogue, CatalogueCollection, CatalogueDiscount, CatalogueProduct } from './model';
import { catalogueProduct } from './product';
import { cataloguePlanGroups } from './selling-plans';

function catalogueCollection(
  seed: SeedCollection,
  store: StoreSettings,
  products: ReadonlyMap<string, CatalogueProduct>,
): CatalogueCollection {
  return {
    id: numericId('collection', store.id, seed.handle),
    handle: seed.handle,
    title: seed.title,
    descriptionHtml: seed.descriptionHtml,
    seo: seed.seo,
    image: seed.image ? catalogueImage(seed.handle, seed.image) : null,
    products: seed.products.flatMap(handle => products.get(handle) ?? []),
  };
}

function catalogueDiscount(
  seed: SeedDiscount,
  store: StoreSettings,
  sold: readonly CatalogueProduct[],
): CatalogueDiscount {
  const goods = sold.filter(product => !product.requiresSellingPlan).map(({ handle }) => handle);
  return {
    title: seed.title,
    code: seed.code,
    value:
      typeof seed.value === 'number'
        ? { kind: 'percentage', percent: seed.value }
        : { kind: 'fixedAmount', cents: parseDecimal(seed.value[store.priceList]) },
    products: seed.isForAllGoods ? goods : seed.products,
    minimumCents: seed.minimumSubtotal ? parseDecimal(seed.minimumSubtotal[store.priceList]) : 0,
    oncePerCustomer: seed.oncePerCustomer ?? false,
    customerTag: seed.customerTag ?? null,
  };
}

/**
 * Everything one store sells, in its currency. Throws one sentence naming the entry when the seed
 * contradicts itself: an unknown art file, plan group or option.
 */
export function buildCatalogue(seed: CommerceSeed, store: StoreSettings): Catalogue {
  const sold = seed.products.filter(product => product.stores.includes(store.id));
  const ids = new Map(
    sold.map(({ handle }) => [handle, numericId('product', store.id, handle)] as const),
  );
  const planGroups = cataloguePlanGroups(store.id, seed.sellingPlanGroups);
  const products = sold.map(product =>
    catalogueProduct(product, { store, planGroups, productId: handle => ids.get(handle) }),
  );
  const productsByHandle = new Map(products.map(product => [product.handle, product]));
  const collections = seed.collections
    .filter(collection => collection.stores.includes(store.id))
    .map(collection => catalogueCollection(collection, store, productsByHandle));
  return {
    ...indexCatalogue(products, collections),
    discounts: seed.discounts.map(discount => catalogueDiscount(discount, store, products)),
    content: buildContent(seed.documents, store),
  };
}
