import type { CountedFacet } from '~/src/domain/collections/collection-filters';
import type { FilterSelection } from '~/src/domain/collections/collection-selection';

/** A facet with values to select; those that every list may have carry no name. */
export interface OfferedFacet {
  readonly id: string;
  readonly name: string;
}

/** The facets of a list of products, whatever the source of the list. */
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
  /** Ids of values of a facet that stay visible although no product matches them. */
  readonly presentIn: (facetId: string) => ReadonlySet<string>;
}

export type SelectFilters = (selection: FilterSelection) => void;

export interface FacetsProps {
  readonly view: FacetsView;
  readonly onSelect: SelectFilters;
}
