import type { CatalogueMetafield, CatalogueProduct } from '~/sandbox/commerce/catalogue/model';
import { toDecimal } from '~/sandbox/commerce/money';
import type { StoreRuntime } from '~/sandbox/commerce/runtime';
import {
  filterName,
  filterValues,
  productTest,
  withoutFilter,
  type ProductFilter,
} from './product-filter';

type Presentation = 'TEXT' | 'SWATCH' | null;

interface Value {
  readonly label: string;
  readonly input: ProductFilter;
  readonly swatch: string | null;
}

/** A filter before its values are counted. */
interface Kind {
  readonly id: string;
  readonly label: string;
  readonly type: 'LIST' | 'PRICE_RANGE' | 'BOOLEAN';
  readonly presentation: Presentation;
  readonly values: readonly Value[];
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const plain = (label: string, input: ProductFilter): Value => ({ label, input, swatch: null });

const unique = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter(Boolean).sort((one, other) => one.localeCompare(other, 'en'));

const list = (id: string, label: string, values: readonly Value[]): Kind => ({
  id,
  label,
  type: 'LIST',
  presentation: values.some(({ swatch }) => swatch) ? 'SWATCH' : 'TEXT',
  values,
});

function optionKinds(products: readonly CatalogueProduct[]): readonly Kind[] {
  const options = new Map<string, Map<string, string | null>>();
  for (const { options: own } of products) {
    for (const { name, values } of own) {
      if (name === 'Title') continue;
      const known = options.get(name) ?? new Map<string, string | null>();
      for (const value of values) known.set(value.name, known.get(value.name) ?? value.swatch);
      options.set(name, known);
    }
  }
  return [...options].map(([name, values]) =>
    list(
      `filter.v.option.${slugOf(name)}`,
      name,
      [...values].map(([value, swatch]) => ({
        label: value,
        input: { variantOption: { name, value } },
        swatch,
      })),
    ),
  );
}

/** Texts that only one product has, such as its tagline, are no filter. */
const isShared = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;

function metafieldKinds(
  prefix: string,
  owners: readonly { readonly metafields: readonly CatalogueMetafield[] }[],
  inputOf: (namespace: string, key: string, value: string) => ProductFilter,
): readonly Kind[] {
  const fields = new Map<string, CatalogueMetafield[]>();
  for (const field of owners.flatMap(({ metafields }) => metafields)) {
    const name = `${field.namespace}.${field.key}`;
    fields.set(name, [...(fields.get(name) ?? []), field]);
  }
  return [...fields].flatMap(([name, same]): readonly Kind[] => {
    const [first] = same;
    const texts = same.flatMap(filterValues);
    if (!first || !isShared(texts)) return [];
    const values = unique(texts).map(value =>
      plain(value, inputOf(first.namespace, first.key, value)),
    );
    return [list(`${prefix}.${name}`, first.key.replaceAll('_', ' '), values)];
  });
}

function priceKind(products: readonly CatalogueProduct[]): Kind {
  const max = Number(toDecimal(Math.max(0, ...products.map(({ maxCents }) => maxCents))));
  const values = [plain('Price', { price: { min: 0, max } })];
  return { id: 'filter.v.price', label: 'Price', type: 'PRICE_RANGE', presentation: null, values };
}

function kindsOf(products: readonly CatalogueProduct[]): readonly Kind[] {
  const named = (
    id: string,
    label: string,
    textsOf: (product: CatalogueProduct) => readonly string[],
    inputOf: (text: string) => ProductFilter,
  ) =>
    list(
      id,
      label,
      unique(products.flatMap(textsOf)).map(text => plain(text, inputOf(text))),
    );
  return [
    list('filter.v.availability', 'Availability', [
      plain('In stock', { available: true }),
      plain('Out of stock', { available: false }),
    ]),
    priceKind(products),
    named(
      'filter.p.product_type',
      'Product type',
      each => [each.productType],
      productType => ({
        productType,
      }),
    ),
    named(
      'filter.p.vendor',
      'Vendor',
      ({ vendor }) => [vendor],
      productVendor => ({
        productVendor,
      }),
    ),
    named(
      'filter.p.tag',
      'Tag',
      ({ tags }) => tags,
      tag => ({ tag }),
    ),
    ...optionKinds(products),
    ...metafieldKinds('filter.p.m', products, (namespace, key, value) => ({
      productMetafield: { namespace, key, value },
    })),
    ...metafieldKinds(
      'filter.v.m',
      products.flatMap(({ variants }) => variants),
      (namespace, key, value) => ({ variantMetafield: { namespace, key, value } }),
    ),
  ].filter(({ values }) => values.length > 0);
}

const valueId = ({ id }: Kind, { label, input }: Value): string => {
  if (input.price) return id;
  return input.available == null ? `${id}.${slugOf(label)}` : `${id}.${input.available ? 1 : 0}`;
};

/**
 * `Filter` of a list of products: every value with how many of the products it finds beside the
 * filters of other names that are set.
 */
export function filterList(
  products: readonly CatalogueProduct[],
  set: readonly ProductFilter[],
  store: StoreRuntime,
) {
  return kindsOf(products).map(kind => {
    const [first] = kind.values;
    const [field = ''] = Object.keys(first?.input ?? {});
    const own = first ? filterName(field, first.input) : '';
    const rest = withoutFilter(set, own);
    const others = products.filter(productTest(rest, store));
    return {
      __typename: 'Filter',
      id: kind.id,
      label: kind.label,
      type: kind.type,
      presentation: kind.presentation,
      values: kind.values.map(value => ({
        __typename: 'FilterValue',
        id: valueId(kind, value),
        label: value.label,
        count: others.filter(productTest([...rest, value.input], store)).length,
        input: JSON.stringify(value.input),
        swatch: value.swatch === null ? null : { color: value.swatch, image: null },
        image: null,
      })),
    };
  });
}
