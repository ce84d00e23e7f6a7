import type { CatalogueProduct } from '~/sandbox/commerce/catalogue/model';
import { productView2020, productView2022 } from '../views/product-view';
import type { Call, Handler } from './call';
import { page, readList, type Sorts } from './paging';
import type { Query } from './query';
import { invalid, refusal } from './reply';

const FILTERS = [
  'product_published_status',
  'has_plans',
  'external_product_ids',
  'external_variant_ids',
  'product_title',
];
const FILTERS_2020 = ['format_version', 'external_product_ids', 'limit', 'page', 'title'];
const PUBLISHED = ['published', 'unpublished', 'any'] as const;

const SORTS: Sorts<CatalogueProduct> = {
  external_product_id: ({ id }) => id,
  product_title: ({ title }) => title,
  minimum_variant_price: ({ minCents }) => minCents,
  created_at: ({ publishedAt }) => publishedAt,
};

const hasPlans = ({ planGroups }: CatalogueProduct): boolean => planGroups.length > 0;

/** The products that match the filters. All of the store's products are published. */
function filtered(products: readonly CatalogueProduct[], query: Query) {
  const status = query.word('product_published_status', PUBLISHED) ?? 'published';
  const wantsPlans = query.boolean('has_plans');
  const ids = query.ids('external_product_ids');
  const variants = query.ids('external_variant_ids');
  const title = (query.text('product_title') ?? query.text('title'))?.toLowerCase() ?? '';
  return products.filter(
    product =>
      status !== 'unpublished' &&
      (wantsPlans === null || hasPlans(product) === wantsPlans) &&
      (ids === null || ids.includes(product.id)) &&
      (variants === null || product.variants.some(({ id }) => variants.includes(id))) &&
      product.title.toLowerCase().includes(title),
  );
}

function search2020({ account: { store }, query }: Call) {
  query.allow(FILTERS_2020);
  const limit = query.integer('limit', { min: 1, max: 250 }) ?? 50;
  const number = query.integer('page', { min: 1, max: 10_000 }) ?? 1;
  const found = filtered(store.catalogue.products, query);
  const shown = found.slice((number - 1) * limit, number * limit);
  return {
    products: shown.map(product => productView2020(store, product)),
    has_more: found.length > number * limit,
    total: found.length,
  };
}

/**
 * `GET /product_search`: products with subscriptions, in one of the two formats.
 * @throws {BillingError} 400 for an unknown `format_version`, 422 for an invalid parameter
 */
export const searchProducts: Handler = call => {
  const { account, query } = call;
  const { store } = account;
  const version = query.text('format_version');
  if (version === '2020-12') return search2020(call);
  if (version !== '2022-06') throw refusal(400, 'Missing or unsupported format_version');
  if (query.text('include') !== null) throw invalid({ include: ['There is nothing to include.'] });
  const request = readList(query, FILTERS, ['format_version']);
  const found = filtered(store.catalogue.products, request.query);
  const { records, ...cursors } = page(found, request, {
    sorts: SORTS,
    standard: 'product_title-asc',
  });
  const products = records.map(product => productView2022(store, product));
  return { ...cursors, products, total: found.length };
};
