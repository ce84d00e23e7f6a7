import type { FacetValue } from '../collections/collection-index';

/** A facet of the product records, with its values as addresses name them. */
export interface SearchFacet {
  /** Also the name of the query parameter. */
  readonly id: string;
  /** Empty for a facet whose name is an interface text. */
  readonly name: string;
  /** The attribute of the records, for example `options.Size`. */
  readonly attribute: string;
  /** `name` is the value in the records. */
  readonly values: readonly FacetValue[];
}

/** Products that can be bought now; the other states are no facet of the records. */
export const AVAILABILITY_FACET: SearchFacet = {
  id: 'availability',
  name: '',
  attribute: 'isAvailable',
  values: [{ id: 'in-stock', name: 'true', swatch: null }],
};

export const CATEGORY_FACET = { id: 'category', name: '', attribute: 'categories' } as const;

/** The attribute of an option's values. */
export const optionAttribute = (name: string): string => `options.${name}`;

export const PRICE_ATTRIBUTE = 'price';
