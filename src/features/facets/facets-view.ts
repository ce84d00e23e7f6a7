import type { CountedFacet } from '~/src/domain/collections/collection-filters';
import type { FilterSelection } from '~/src/domain/collections/collection-selection';

/** A facet that can be chosen from; those that every list may have carry no name. */
export interface OfferedFacet {
  readonly id: string;
  readonly name: string;
}

/** What the facets of a list of products look like, wherever the list comes from. */
export interface FacetsView {
  readonly selection: FilterSelection;
  /** Whether any filter is set. */
  readonly isActive: boolean;
  /** Every facet except the price, whose values are not counted. */
  readonly facets: readonly CountedFacet[];
  /** How many products match. */
  readonly count: number;
  /** The lowest and highest price in cents; null where there is nothing. */
  readonly prices: { readonly min: number; readonly max: number } | null;
  /** Ids of values of a facet that stay in view though nothing is left of them. */
  readonly presentIn: (facetId: string) => ReadonlySet<string>;
}

export type SelectFilters = (selection: FilterSelection) => void;

export interface FacetsProps {
  readonly view: FacetsView;
  readonly onSelect: SelectFilters;
}
