import type { CatalogueProduct, CatalogueVariant } from '~/sandbox/commerce/catalogue/model';
import { isForSale } from '~/sandbox/commerce/runtime';
import { connection, type PageArguments } from '../connection';
import { notModelled } from '~/sandbox/commerce/request/not-modelled';
import type { Scope } from '../scope';
import { variantsBeside, variantsWith, type SelectionArguments } from './variant-selection';

type VariantPage = PageArguments & { readonly sortKey?: string | null };

const comparisons: Readonly<
  Record<string, (one: CatalogueVariant, other: CatalogueVariant) => number>
> = {
  POSITION: (one, other) => one.position - other.position,
  RELEVANCE: (one, other) => one.position - other.position,
  ID: (one, other) => one.id - other.id,
  TITLE: (one, other) => one.title.localeCompare(other.title),
  SKU: (one, other) => one.sku.localeCompare(other.sku),
};

/** Finds a variant by the name and value of an option: the first one, and none but an existing. */
export const selectVariant =
  (product: CatalogueProduct, scope: Scope) => (name: string, value: string) => {
    const [variant] = variantsWith(product, { selectedOptions: [{ name, value }] });
    return variant ? scope.views.variant(product, variant) : null;
  };

/**
 * The fields of `Product` that answer with variants.
 * `variants` throws a "not modelled" error for a sort key that the sandbox does not support.
 */
export function variantFields(product: CatalogueProduct, scope: Scope) {
  const view = (variant: CatalogueVariant) => scope.views.variant(product, variant);
  const firstAvailable = () =>
    product.variants.find(variant => isForSale(scope.store, variant)) ?? product.variants[0];
  const selected = ({
    selectedOptions,
    ignoreUnknownOptions,
    caseInsensitiveMatch,
  }: SelectionArguments) =>
    selectedOptions && selectedOptions.length > 0
      ? variantsWith(product, { selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch })[0]
      : undefined;
  return {
    variantsCount: { count: product.variants.length, precision: 'EXACT' },
    variants: (args: VariantPage) => {
      const compare = comparisons[args.sortKey ?? 'POSITION'];
      if (!compare) throw notModelled(`Product.variants(sortKey: ${String(args.sortKey)})`);
      const sorted = [...product.variants].sort(compare);
      const { sortKey } = args;
      return connection(sorted, args, ({ id }) => String(id), view, { sortKey });
    },
    variantBySelectedOptions: (args: SelectionArguments) => {
      const variant = selected(args);
      return variant ? view(variant) : null;
    },
    selectedOrFirstAvailableVariant: (args: SelectionArguments) => {
      const variant = selected(args) ?? firstAvailable();
      return variant ? view(variant) : null;
    },
    adjacentVariants: (args: SelectionArguments) => {
      const centre = selected(args) ?? firstAvailable();
      return centre ? variantsBeside(product, centre).map(view) : [];
    },
  };
}
