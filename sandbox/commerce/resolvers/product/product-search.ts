import type { CatalogueProduct } from '~/sandbox/commerce/catalogue/model';
import { isForSale, type StoreRuntime } from '~/sandbox/commerce/runtime';
import {
  booleanField,
  dateField,
  numberField,
  search,
  textField,
  wholeField,
  type SearchField,
} from '~/sandbox/commerce/search-syntax/match-search';

const productType: SearchField<CatalogueProduct> = term => {
  const types = term.value.split(',').map(value =>
    wholeField<CatalogueProduct>(product => [product.productType])({
      ...term,
      value: value.trim(),
    }),
  );
  return product => types.some(isType => isType(product));
};

const tag = wholeField<CatalogueProduct>(product => product.tags);

const tagNot: SearchField<CatalogueProduct> = term => {
  const hasTag = tag(term);
  return product => !hasTag(product);
};

/** The products that `QueryRoot.products(query:)` finds. Throws for what is not modelled. */
export function searchProducts(
  products: readonly CatalogueProduct[],
  query: string | null | undefined,
  store: StoreRuntime,
): readonly CatalogueProduct[] {
  const publishedAt = dateField<CatalogueProduct>(product => product.publishedAt, store.now);
  return search(products, query, {
    argument: 'QueryRoot.products(query:)',
    anywhere: product => [product.title, product.productType, product.vendor, ...product.tags],
    fields: new Map<string, SearchField<CatalogueProduct>>([
      [
        'available_for_sale',
        booleanField(({ variants }) => variants.some(each => isForSale(store, each))),
      ],
      ['created_at', publishedAt],
      ['product_type', productType],
      ['tag', tag],
      ['tag_not', tagNot],
      ['title', textField(product => [product.title])],
      ['updated_at', publishedAt],
      [
        'variants.price',
        numberField(({ variants }) => variants.map(each => each.priceCents / 100)),
      ],
      ['vendor', wholeField(product => [product.vendor])],
    ]),
  });
}
