/** Ids of the facets that every collection may have; they are also names of query parameters. */
export const FIXED_FACETS = ['availability', 'price', 'type'] as const;

/** A value to select; `id` is used in URLs. */
export interface FacetValue {
  readonly id: string;
  readonly name: string;
  /** A CSS color, where the value is one. */
  readonly swatch: string | null;
}

/** An option of the collection's products, those of one name as one. */
export interface OptionFacet {
  readonly id: string;
  readonly name: string;
  readonly values: readonly FacetValue[];
}

export interface IndexedVariant {
  /** Cents of the collection's currency. */
  readonly price: number;
  /** Position in `BEST_FIRST`: the lower, the better. */
  readonly state: number;
  /** Positions in the list of all options' values, one after the other. */
  readonly values: readonly number[];
}

export interface IndexedProduct {
  /** Position among the types; -1 for a product without one. */
  readonly type: number;
  /** Places by title and by date, newest first; equal products share one. */
  readonly titleRank: number;
  readonly newestRank: number;
  /** The lowest price of its variants in cents. */
  readonly priceMin: number;
  readonly variants: readonly IndexedVariant[];
}

/** The filter data of a whole collection, in its given order. */
export interface CollectionIndex {
  readonly types: readonly FacetValue[];
  readonly options: readonly OptionFacet[];
  readonly products: readonly IndexedProduct[];
  /** Addresses of the files with the products' cards, so many products each. */
  readonly cardFiles: readonly string[];
  readonly cardsPerFile: number;
}

/** The filter data that every page of a collection has. */
export interface CollectionFilters {
  /** Address of the index that all pages and orders share. */
  readonly file: string;
  /** Facets in which its products differ; those that every collection may have carry no name. */
  readonly facets: readonly { readonly id: string; readonly name: string }[];
}

/** The index as it is sent: a list of integers per product keeps thousands of them small. */
export interface WireIndex {
  readonly types: readonly FacetValue[];
  readonly options: readonly OptionFacet[];
  /** Type, title rank, newest rank, values a variant; then each variant's price, state and values. */
  readonly products: readonly (readonly number[])[];
  readonly cardFiles: readonly string[];
  readonly cardsPerFile: number;
}

/** The numbers of a product, as `collectionIndexSchema` reads them. */
export const writeProduct = (
  { type, titleRank, newestRank }: Pick<IndexedProduct, 'type' | 'titleRank' | 'newestRank'>,
  variants: readonly IndexedVariant[],
): readonly number[] => [
  type,
  titleRank,
  newestRank,
  variants[0]?.values.length ?? 0,
  ...variants.flatMap(({ price, state, values }) => [price, state, ...values]),
];
