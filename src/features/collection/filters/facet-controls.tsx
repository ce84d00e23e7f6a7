import { priceBounds } from '~/src/domain/collections/collection-filters';
import { toggleValue, withPrice } from '~/src/domain/collections/collection-selection';
import { FacetValues } from './facet-values';
import type { FilterSession, FilterView } from './filter-session';
import { PriceFields } from './price-fields';

export interface FiltersProps {
  readonly session: FilterSession;
  readonly view: FilterView;
  readonly onSelect: FilterSession['select'];
}

interface FacetControlsProps extends FiltersProps {
  readonly facetId: string;
}

/** What can be chosen of one facet. */
export function FacetControls({ session, view, onSelect, facetId }: FacetControlsProps) {
  const { selection, result } = view;
  if (facetId === 'price') {
    const bounds = priceBounds(session.index);
    return (
      bounds && (
        <PriceFields
          bounds={bounds}
          price={selection.price}
          onChoose={price => onSelect(withPrice(selection, price))}
        />
      )
    );
  }
  const facet = result.facets.find(({ id }) => id === facetId);
  const all = session.everything.facets.find(({ id }) => id === facetId);
  if (!facet || !all) return null;
  return (
    <FacetValues
      facet={facet}
      present={new Set(all.values.flatMap(({ id, count }) => (count > 0 ? id : [])))}
      onToggle={value => onSelect(toggleValue(selection, facetId, value))}
    />
  );
}
