import type { CatalogueProduct } from '~/sandbox/commerce/catalogue/model';
import { connection, type ListOrder, type PageArguments } from '../connection';
import type { Scope } from '../scope';
import { filterList } from './filter-list';
import { productTest, type ProductFilter } from './product-filter';

/**
 * `ProductConnection` over products in their order. Filters narrow it, and its own list of filters
 * counts what each of their values would find.
 */
export function productConnection(
  products: readonly CatalogueProduct[],
  args: PageArguments,
  scope: Scope,
  {
    order,
    filters,
  }: { readonly order: ListOrder; readonly filters?: readonly ProductFilter[] | null },
) {
  const set = filters ?? [];
  const found = set.length > 0 ? products.filter(productTest(set, scope.store)) : products;
  return {
    ...connection(found, args, ({ id }) => String(id), scope.views.product, order),
    filters: () => filterList(products, set, scope.store),
  };
}
