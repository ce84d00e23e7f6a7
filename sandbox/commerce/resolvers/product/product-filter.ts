import type {
  CatalogueMetafield,
  CatalogueProduct,
  CatalogueVariant,
} from '~/sandbox/commerce/catalogue/model';
import { isForSale, type StoreRuntime } from '~/sandbox/commerce/runtime';
import { notModelled } from '~/sandbox/commerce/request/not-modelled';

interface MetafieldFilter {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
}

/** `ProductFilter`, as far as it is modelled. */
export interface ProductFilter {
  readonly available?: boolean | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productMetafield?: MetafieldFilter | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly variantMetafield?: MetafieldFilter | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}

/** The values that a metafield can be filtered by; none of a kind that has no filter. */
export function filterValues({ type, value }: CatalogueMetafield): readonly string[] {
  if (type === 'boolean' || type === 'single_line_text_field' || type.startsWith('number_')) {
    return [value];
  }
  if (type !== 'list.single_line_text_field') return [];
  const parsed: unknown = JSON.parse(value);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

const hasMetafield = (
  { metafields }: { readonly metafields: readonly CatalogueMetafield[] },
  wanted: MetafieldFilter | null | undefined,
): boolean =>
  wanted != null &&
  metafields.some(
    field =>
      field.namespace === wanted.namespace &&
      field.key === wanted.key &&
      filterValues(field).includes(wanted.value),
  );

type Test<Of> = (of: Of, filter: ProductFilter) => boolean;

const productTests: ReadonlyMap<string, Test<CatalogueProduct>> = new Map<
  string,
  Test<CatalogueProduct>
>([
  ['productMetafield', (product, filter) => hasMetafield(product, filter.productMetafield)],
  ['productType', (product, filter) => product.productType === filter.productType],
  ['productVendor', (product, filter) => product.vendor === filter.productVendor],
  ['tag', (product, filter) => product.tags.some(tag => tag === filter.tag)],
]);

const variantTests: ReadonlyMap<string, Test<CatalogueVariant>> = new Map<
  string,
  Test<CatalogueVariant>
>([
  [
    'price',
    ({ priceCents }, { price }) =>
      priceCents >= (price?.min ?? 0) * 100 && priceCents <= (price?.max ?? Infinity) * 100,
  ],
  ['variantMetafield', (variant, filter) => hasMetafield(variant, filter.variantMetafield)],
  [
    'variantOption',
    ({ selectedOptions }, { variantOption }) =>
      selectedOptions.some(
        ({ name, value }) => name === variantOption?.name && value === variantOption.value,
      ),
  ],
]);

/** The name of a filter: of an option or metafield, its own name belongs to it. */
export function filterName(kind: string, filter: ProductFilter): string {
  if (kind === 'variantOption') return `${kind} ${filter.variantOption?.name ?? ''}`;
  const metafield =
    kind === 'productMetafield'
      ? filter.productMetafield
      : kind === 'variantMetafield'
        ? filter.variantMetafield
        : null;
  return metafield ? `${kind} ${metafield.namespace}.${metafield.key}` : kind;
}

interface Group {
  readonly kind: string;
  readonly values: readonly ProductFilter[];
}

/** The filters by their names; one with several fields counts under each. */
function groupFilters(filters: readonly ProductFilter[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const filter of filters) {
    for (const [kind, value] of Object.entries(filter)) {
      if (value === null || value === undefined) continue;
      const isKnown = kind === 'available' || productTests.has(kind) || variantTests.has(kind);
      if (!isKnown) throw notModelled(`ProductFilter.${kind}`);
      const name = filterName(kind, filter);
      groups.set(name, { kind, values: [...(groups.get(name)?.values ?? []), filter] });
    }
  }
  return groups;
}

const isMet = <Of>(tests: ReadonlyMap<string, Test<Of>>, { kind, values }: Group, of: Of) => {
  const test = tests.get(kind);
  return !test || values.some(value => test(of, value));
};

/** The filters less those of one name. */
export const withoutFilter = (
  filters: readonly ProductFilter[],
  name: string,
): readonly ProductFilter[] =>
  filters.map(filter =>
    Object.fromEntries(
      Object.entries(filter).filter(([kind]) => filterName(kind, filter) !== name),
    ),
  );

type ProductTest = (product: CatalogueProduct) => boolean;

/**
 * Values of one filter are alternatives; different filters must all hold, those of price, option,
 * variant metafield and availability for one and the same variant.
 */
export function productTest(filters: readonly ProductFilter[], store: StoreRuntime): ProductTest {
  const groups = [...groupFilters(filters).values()];
  const wanted = groups.find(({ kind }) => kind === 'available')?.values;
  return product => {
    if (!groups.every(group => isMet(productTests, group, product))) return false;
    const variants = product.variants.filter(variant =>
      groups.every(group => isMet(variantTests, group, variant)),
    );
    if (variants.length === 0) return false;
    const isAvailable = variants.some(variant => isForSale(store, variant));
    return !wanted || wanted.some(({ available }) => available === isAvailable);
  };
}
