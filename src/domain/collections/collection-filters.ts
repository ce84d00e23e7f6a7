import type { CollectionIndex, IndexedProduct, IndexedVariant } from './collection-index';
import { chosenOf, type FilterSelection } from './collection-selection';
import type { SortOrder } from './collection-sort-orders';

/** A value of a facet, with its count given the selection in the other facets. */
export interface CountedValue {
  readonly id: string;
  /** Empty for an availability state, whose name is an interface text. */
  readonly name: string;
  readonly swatch: string | null;
  readonly isChosen: boolean;
  /** The number of products it gives together with the other facets' selections. */
  readonly count: number;
}

export interface CountedFacet {
  readonly id: string;
  /** Empty for facets that every collection has. */
  readonly name: string;
  readonly values: readonly CountedValue[];
}

export interface FilterResult {
  /** Indexes of the matching products, in the requested order. */
  readonly matches: readonly number[];
  /** Every facet except the price, whose values are not counted. */
  readonly facets: readonly CountedFacet[];
}

/** Values of the availability facet as used in URLs: the states of `BEST_FIRST`. */
export const AVAILABILITY_IDS = [
  'in-stock',
  'coming-soon',
  'out-of-stock',
  'discontinued',
] as const;

/** A 1 for each allowed position; null if all are. */
type Allowed = Uint8Array | null;

interface Constraints {
  readonly states: Allowed;
  readonly types: Allowed;
  /** The options in use: their index, and the selected positions among all values. */
  readonly options: readonly (readonly [number, Uint8Array])[];
  readonly min: number;
  readonly max: number;
}

/** The facet that a count ignores. */
type ExcludedFacet = 'availability' | 'type' | number | null;

const allowed = (
  values: readonly { readonly id: string }[],
  chosen: readonly string[],
  from = 0,
): Allowed => {
  if (chosen.length === 0) return null;
  const marks = new Uint8Array(from + values.length);
  values.forEach(({ id }, index) => {
    if (chosen.includes(id)) marks[from + index] = 1;
  });
  return marks;
};

const firstValues = ({ options }: CollectionIndex): readonly number[] => {
  let next = 0;
  return options.map(({ values }) => {
    const first = next;
    next += values.length;
    return first;
  });
};

const constraintsOf = (index: CollectionIndex, selection: FilterSelection): Constraints => {
  const starts = firstValues(index);
  return {
    states: allowed(
      AVAILABILITY_IDS.map(id => ({ id })),
      chosenOf(selection, 'availability'),
    ),
    types: allowed(index.types, chosenOf(selection, 'type')),
    options: index.options.flatMap(({ id, values }, option) => {
      const marks = allowed(values, chosenOf(selection, id), starts[option]);
      return marks === null ? [] : [[option, marks] as const];
    }),
    min: selection.price.min ?? -Infinity,
    max: selection.price.max ?? Infinity,
  };
};

const isAllowedValue = (marks: Allowed, value: number): boolean =>
  marks === null || marks[value] === 1;

const isVariantIn = (
  { price, values }: IndexedVariant,
  { options, min, max }: Constraints,
  except: ExcludedFacet,
): boolean =>
  price >= min &&
  price <= max &&
  options.every(([option, marks]) => option === except || values.some(value => marks[value] === 1));

/** The best state of the product's matching variants; null if none matches. */
const bestMatchingState = (
  product: IndexedProduct,
  constraints: Constraints,
  except: ExcludedFacet,
): number | null => {
  if (except !== 'type' && !isAllowedValue(constraints.types, product.type)) return null;
  let best: number | null = null;
  for (const variant of product.variants) {
    if (!isVariantIn(variant, constraints, except)) continue;
    if (best === null || variant.state < best) best = variant.state;
  }
  return best !== null && (except === 'availability' || isAllowedValue(constraints.states, best))
    ? best
    : null;
};

/** The number of products at each position. */
type Counts = number[];

const add = (counts: Counts, position: number): void => {
  counts[position] = (counts[position] ?? 0) + 1;
};

const countOption = (index: CollectionIndex, constraints: Constraints, option: number): Counts => {
  const counts: Counts = [];
  for (const product of index.products) {
    if (!isAllowedValue(constraints.types, product.type)) continue;
    const best = new Map<number, number>();
    for (const variant of product.variants) {
      if (!isVariantIn(variant, constraints, option)) continue;
      for (const value of variant.values) {
        if ((best.get(value) ?? Infinity) > variant.state) best.set(value, variant.state);
      }
    }
    best.forEach((state, value) => isAllowedValue(constraints.states, state) && add(counts, value));
  }
  return counts;
};

const countProducts = (
  index: CollectionIndex,
  constraints: Constraints,
  except: 'availability' | 'type',
): Counts => {
  const counts: Counts = [];
  for (const product of index.products) {
    const state = bestMatchingState(product, constraints, except);
    if (state !== null) add(counts, except === 'type' ? product.type : state);
  }
  return counts;
};

const sortMatches = (
  { products }: CollectionIndex,
  matches: readonly number[],
  order: SortOrder,
): readonly number[] => {
  const keys: Readonly<Record<SortOrder, (product: IndexedProduct) => number>> = {
    default: () => 0,
    atoz: product => product.titleRank,
    ztoa: product => -product.titleRank,
    priceAsc: product => product.priceMin,
    priceDesc: product => -product.priceMin,
    newest: product => product.newestRank,
  };
  const keyOf = (position: number): number => {
    const product = products[position];
    return product ? keys[order](product) : 0;
  };
  return [...matches].sort((a, b) => keyOf(a) - keyOf(b));
};

/**
 * The products that match a selection, and the count of each further value. Values of a facet are
 * alternatives; facets narrow. A product matches by one variant that has the price and a selected
 * value of every option together; its state is the best of such variants, so "in stock" means that
 * this combination can be bought. A facet's counts ignore its own selection.
 */
export const filterCollection = (
  index: CollectionIndex,
  selection: FilterSelection,
  order: SortOrder,
): FilterResult => {
  const constraints = constraintsOf(index, selection);
  const starts = firstValues(index);
  const facet = (
    id: string,
    name: string,
    values: readonly { id: string; name: string; swatch: string | null }[],
    counts: Counts,
    from = 0,
  ): CountedFacet => ({
    id,
    name,
    values: values.map((value, at) => ({
      ...value,
      isChosen: chosenOf(selection, id).includes(value.id),
      count: counts[from + at] ?? 0,
    })),
  });
  const states = AVAILABILITY_IDS.map(id => ({ id, name: '', swatch: null }));
  return {
    matches: sortMatches(
      index,
      index.products.flatMap((product, position) =>
        bestMatchingState(product, constraints, null) === null ? [] : position,
      ),
      order,
    ),
    facets: [
      facet('availability', '', states, countProducts(index, constraints, 'availability')),
      facet('type', '', index.types, countProducts(index, constraints, 'type')),
      ...index.options.map(({ id, name, values }, option) =>
        facet(id, name, values, countOption(index, constraints, option), starts[option]),
      ),
    ],
  };
};

/** The lowest and highest price of any variant in cents; null for an empty collection. */
export const priceBounds = ({
  products,
}: Pick<CollectionIndex, 'products'>): { readonly min: number; readonly max: number } | null => {
  let min = Infinity;
  let max = -Infinity;
  for (const { variants } of products) {
    for (const { price } of variants) {
      min = Math.min(min, price);
      max = Math.max(max, price);
    }
  }
  return min <= max ? { min, max } : null;
};
