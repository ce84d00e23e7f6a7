import type { CatalogueProduct } from '~/sandbox/commerce/catalogue/model';
import { isProductForSale, type StoreRuntime } from '~/sandbox/commerce/runtime';
import {
  booleanField,
  dateField,
  numberField,
  search,
  textField,
  wholeField,
  type SearchField,
} from '~/sandbox/commerce/search-syntax/match-search';
import { byRelevance } from '~/sandbox/commerce/search-syntax/relevance';
import { TextSearch } from '~/sandbox/commerce/search-syntax/text-search';

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

const textsOf = ({ title, productType: type, vendor, tags }: CatalogueProduct) => [
  title,
  type,
  vendor,
  ...tags,
];

/** The products that `QueryRoot.products(query:)` finds. Throws for what is not modelled. */
export function searchProducts(
  products: readonly CatalogueProduct[],
  query: string | null | undefined,
  store: StoreRuntime,
): readonly CatalogueProduct[] {
  const publishedAt = dateField<CatalogueProduct>(product => product.publishedAt, store.now);
  return search(products, query, {
    argument: 'QueryRoot.products(query:)',
    anywhere: textField(textsOf),
    fields: new Map<string, SearchField<CatalogueProduct>>([
      ['available_for_sale', booleanField(product => isProductForSale(store, product))],
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

/** The products with the best match of a query first. */
export const rankProducts = (
  products: readonly CatalogueProduct[],
  query: string,
): readonly CatalogueProduct[] =>
  byRelevance(
    products,
    query,
    new TextSearch(products, [
      { name: 'title', textsOf: ({ title }) => [title], weight: 3 },
      { name: 'rest', textsOf, weight: 1 },
    ]),
  );
