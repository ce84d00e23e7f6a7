import type { CatalogueProduct } from '~/sandbox/commerce/catalogue/model';
import { isForSale, type StoreRuntime } from '~/sandbox/commerce/runtime';
import { notModelled } from '../not-modelled';

/** `ProductFilter`, as far as it is modelled. */
export interface ProductFilter {
  readonly available?: boolean | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}

type Test = (product: CatalogueProduct, filter: ProductFilter, store: StoreRuntime) => boolean;

const tests: ReadonlyMap<string, Test> = new Map<string, Test>([
  [
    'available',
    (product, filter, store) =>
      product.variants.some(variant => isForSale(store, variant)) === filter.available,
  ],
  [
    'price',
    (product, { price }) =>
      product.variants.some(
        ({ priceCents }) =>
          priceCents >= (price?.min ?? 0) * 100 && priceCents <= (price?.max ?? Infinity) * 100,
      ),
  ],
  ['productType', (product, filter) => product.productType === filter.productType],
  ['productVendor', (product, filter) => product.vendor === filter.productVendor],
  ['tag', (product, filter) => product.tags.some(tag => tag === filter.tag)],
  [
    'variantOption',
    (product, { variantOption }) =>
      product.variants.some(variant =>
        variant.selectedOptions.some(
          option => option.name === variantOption?.name && option.value === variantOption.value,
        ),
      ),
  ],
]);

/** The key of alternatives: the same kind and, for options, the same name. */
const groupOf = (kind: string, { variantOption }: ProductFilter): string =>
  kind === 'variantOption' ? `${kind} ${variantOption?.name ?? ''}` : kind;

/** Filters of one kind and option name are alternatives; different ones must all hold. */
export function matchesFilters(
  product: CatalogueProduct,
  filters: readonly ProductFilter[],
  store: StoreRuntime,
): boolean {
  const groups = new Map<string, boolean>();
  for (const filter of filters) {
    for (const [kind, value] of Object.entries(filter)) {
      if (value === null || value === undefined) continue;
      const test = tests.get(kind);
      if (!test) throw notModelled(`ProductFilter.${kind}`);
      const group = groupOf(kind, filter);
      groups.set(group, (groups.get(group) ?? false) || test(product, filter, store));
    }
  }
  return [...groups.values()].every(Boolean);
}
