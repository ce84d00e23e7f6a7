import { useTranslation } from 'react-i18next';
import type { CountedFacet } from '~/src/domain/collections/collection-filters';
import { SwatchDot } from '~/src/ui/swatch-dot';
import { cx } from '~/src/ui/class-names';
import { valueName } from './facet-names';

interface FacetValuesProps {
  readonly facet: CountedFacet;
  /** Ids of values that at least one product of the collection has. */
  readonly present: ReadonlySet<string>;
  readonly onToggle: (value: string) => void;
}

/** The values of a facet as checkboxes, each with the number of results. */
export function FacetValues({ facet, present, onToggle }: FacetValuesProps) {
  const { t } = useTranslation('collection');
  const values = facet.values.filter(
    ({ id, isChosen, count }) => isChosen || count > 0 || present.has(id),
  );
  const arePills = facet.name !== '' && values.every(({ swatch }) => swatch === null);
  return (
    <ul className={arePills ? 'facet-pills' : 'facet-list'}>
      {values.map(({ count, isChosen, swatch, ...value }) => {
        const isDisabled = count === 0 && !isChosen;
        return (
          <li key={value.id}>
            <label
              className={cx(arePills ? 'choice choice-pill' : 'check')}
              data-unavailable={isDisabled || undefined}
            >
              <input
                type="checkbox"
                name={facet.id}
                value={value.id}
                checked={isChosen}
                disabled={isDisabled}
                onChange={() => onToggle(value.id)}
              />
              {swatch !== null && <SwatchDot color={swatch} />}
              <span className={arePills ? '' : 'grow'}>{valueName(value, t)}</span>{' '}
              <span className="facet-count" aria-hidden="true">
                {count}
              </span>
              <span className="sr-only">{t('productCount', { count })}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
