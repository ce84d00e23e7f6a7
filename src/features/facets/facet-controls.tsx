import { toggleValue, withPrice } from '~/src/domain/collections/collection-selection';
import { FacetValues } from './facet-values';
import type { FacetsProps } from './facets-view';
import { PriceFields } from './price-fields';

interface FacetControlsProps extends FacetsProps {
  readonly facetId: string;
}

/** The controls of one facet. */
export function FacetControls({ view, onSelect, facetId }: FacetControlsProps) {
  const { selection, facets, prices, presentIn } = view;
  if (facetId === 'price') {
    return (
      prices && (
        <PriceFields
          bounds={prices}
          price={selection.price}
          onChoose={price => onSelect(withPrice(selection, price))}
        />
      )
    );
  }
  const facet = facets.find(({ id }) => id === facetId);
  if (!facet) return null;
  return (
    <FacetValues
      facet={facet}
      present={presentIn(facetId)}
      onToggle={value => onSelect(toggleValue(selection, facetId, value))}
    />
  );
}
