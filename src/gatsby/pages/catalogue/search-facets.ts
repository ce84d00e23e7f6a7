import type { FacetValue } from '~/src/domain/collections/collection-index';
import type { Product } from '~/src/domain/commerce/product';
import {
  AVAILABILITY_FACET,
  CATEGORY_FACET,
  optionAttribute,
  type SearchFacet,
} from '~/src/domain/search/search-facets';
import { collectOptions } from './index-facets';

interface Category {
  readonly handle: string;
  readonly title: string;
  readonly productHandles: readonly string[];
}

type FacetedProduct = Pick<Product, 'handle' | 'options'>;

/** Collections of some, but not all, of these products, the fullest first. */
const categoriesOf = (
  products: readonly FacetedProduct[],
  collections: readonly Category[],
): readonly FacetValue[] => {
  const shown = new Set(products.map(({ handle }) => handle));
  return collections
    .map(({ handle, title, productHandles }) => ({
      value: { id: handle, name: title, swatch: null },
      size: productHandles.filter(each => shown.has(each)).length,
    }))
    .filter(({ size }) => size > 0 && size < shown.size)
    .sort((a, b) => b.size - a.size)
    .map(({ value }) => value);
};

/** What the products of a locale can be searched by, for the context of a page that searches. */
export const searchContext = (
  products: readonly FacetedProduct[],
  collections: readonly Category[],
): { readonly facets: readonly SearchFacet[]; readonly categories: readonly FacetValue[] } => {
  const categories = categoriesOf(products, collections);
  const options = collectOptions(products).facets.map(({ id, name, values }) => ({
    id,
    name,
    attribute: optionAttribute(name),
    values,
  }));
  return {
    facets: [{ ...CATEGORY_FACET, values: categories }, AVAILABILITY_FACET, ...options],
    categories,
  };
};
