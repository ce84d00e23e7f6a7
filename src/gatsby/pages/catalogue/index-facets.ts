import {
  FIXED_FACETS,
  type FacetValue,
  type OptionFacet,
} from '~/src/domain/collections/collection-index';
import type { ProductOption } from '~/src/domain/commerce/product';
import { slugOf } from '~/src/domain/content/slug';

/** Parameters with another meaning on collection pages (spec storefront §3, §4). */
const RESERVED = [
  ...FIXED_FACETS,
  'page',
  'category',
  'q',
  'sort',
  'currency',
  'variant',
  'discount',
  'referral_code',
  'redirect_to',
];

/** Returns a URL id for each name; names that differ only in case share one. */
export const uniqueIdMaker = (taken: Iterable<string> = []): ((name: string) => string) => {
  const used = new Set(taken);
  const known = new Map<string, string>();
  return name => {
    const key = name.trim().toLowerCase();
    const before = known.get(key);
    if (before !== undefined) return before;
    const slug = slugOf(name) || 'value';
    const isFree = !used.has(slug) && !slug.startsWith('utm_');
    let id = isFree ? slug : `option-${slug}`;
    for (let turn = 2; used.has(id); turn += 1) id = `${slug}-${turn}`;
    used.add(id);
    known.set(key, id);
    return id;
  };
};

interface CollectedFacet {
  readonly id: string;
  readonly name: string;
  products: number;
  readonly valueId: (name: string) => string;
  readonly values: Map<string, FacetValue>;
}

export interface CollectedOptions {
  /** The facets in which products or variants differ, most common first. */
  readonly facets: readonly OptionFacet[];
  /** The index of a value in the list of all facet values; null if its option is not a facet. */
  readonly positionOf: (option: string, value: string) => number | null;
}

/** Merges the options of a collection's products, and their values, by name. */
export const collectOptions = (
  products: readonly { readonly options: readonly ProductOption[] }[],
): CollectedOptions => {
  const optionId = uniqueIdMaker(RESERVED);
  const gathered = new Map<string, CollectedFacet>();
  for (const { options } of products) {
    for (const { name, values } of options) {
      const id = optionId(name);
      const facet: CollectedFacet = gathered.get(id) ?? {
        id,
        name,
        products: 0,
        valueId: uniqueIdMaker(),
        values: new Map(),
      };
      gathered.set(id, facet);
      facet.products += 1;
      for (const value of values) {
        const valueId = facet.valueId(value.name);
        const before = facet.values.get(valueId);
        if (before !== undefined && (before.swatch !== null || value.swatch === null)) continue;
        facet.values.set(valueId, { id: valueId, name: value.name, swatch: value.swatch });
      }
    }
  }
  const facets = [...gathered.values()]
    .filter(({ values }) => values.size > 1)
    .sort((a, b) => b.products - a.products);
  const positions = new Map(
    facets
      .flatMap(({ id, values }) => [...values.keys()].map(value => `${id}=${value}`))
      .map((key, position) => [key, position] as const),
  );
  return {
    facets: facets.map(({ id, name, values }) => ({ id, name, values: [...values.values()] })),
    positionOf: (option, value) => {
      const facet = gathered.get(optionId(option));
      return facet ? (positions.get(`${facet.id}=${facet.valueId(value)}`) ?? null) : null;
    },
  };
};
