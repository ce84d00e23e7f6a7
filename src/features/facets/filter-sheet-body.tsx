import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenOf, isAnyPrice } from '~/src/domain/collections/collection-selection';
import { PlusIcon } from '~/src/ui/icons';
import { FacetControls } from './facet-controls';
import { facetName } from './facet-names';
import type { FacetsProps, OfferedFacet } from './facets-view';

interface FilterSheetBodyProps extends FacetsProps {
  readonly facets: readonly OfferedFacet[];
}

const OPEN_BY_DEFAULT = 3;

/** All facets; the first ones and those in use are open. */
export function FilterSheetBody({ facets, ...filters }: FilterSheetBodyProps) {
  const { t } = useTranslation('collection');
  const { selection, count: found } = filters.view;
  const inUse = (id: string): number =>
    id === 'price' ? Number(!isAnyPrice(selection.price)) : chosenOf(selection, id).length;
  const [openAtFirst] = useState(
    () =>
      new Set(facets.flatMap(({ id }, at) => (at < OPEN_BY_DEFAULT || inUse(id) > 0 ? id : []))),
  );
  return (
    <>
      <p role="status" className="sr-only">
        {t('productCount', { count: found })}
      </p>
      {facets.map(facet => {
        const name = facetName(facet, t);
        const count = inUse(facet.id);
        return (
          <details key={facet.id} className="disclosure" open={openAtFirst.has(facet.id)}>
            <summary>
              <span className="flex items-center gap-2">
                {name}
                {count > 0 && <span className="facet-badge">{count}</span>}
              </span>
              <PlusIcon />
            </summary>
            <fieldset className="mb-4">
              <legend className="sr-only">{name}</legend>
              <FacetControls {...filters} facetId={facet.id} />
            </fieldset>
          </details>
        );
      })}
    </>
  );
}
