import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isAnyPrice,
  NO_FILTERS,
  toggleValue,
  withoutFacet,
} from '~/src/domain/collections/collection-selection';
import type { PriceRange } from '~/src/domain/collections/collection-selection';
import { formatShortPrice } from '~/src/domain/locale/format-price';
import { CloseIcon } from '~/src/ui/icons';
import { useLocale } from '~/src/features/locale';
import { valueName } from './facet-names';
import type { FacetsProps } from './facets-view';

interface FilterChipsProps extends FacetsProps {
  /** Gets focus when the last chip is removed. */
  readonly onEmptied: () => void;
}

/** The selected filters, each with a button to remove it. */
export function FilterChips({ view, onSelect, onEmptied }: FilterChipsProps) {
  const { t } = useTranslation('collection');
  const { locale } = useLocale();
  const { selection, facets } = view;
  if (!view.isActive) return null;

  const priceName = ({ min, max }: PriceRange): string => {
    const currency = locale.currency ?? 'USD';
    const worded = (cents: number): string => formatShortPrice({ cents, currency }, locale);
    if (min === null) return t('filters.price.under', { to: worded(max ?? 0) });
    if (max === null) return t('filters.price.over', { from: worded(min) });
    return t('filters.price.between', { from: worded(min), to: worded(max) });
  };
  const chips = [
    ...facets.flatMap(({ id, values }) =>
      values.flatMap(value =>
        value.isChosen
          ? {
              key: `${id}=${value.id}`,
              name: valueName(value, t),
              without: toggleValue(selection, id, value.id),
            }
          : [],
      ),
    ),
    ...(isAnyPrice(selection.price)
      ? []
      : [
          {
            key: 'price',
            name: priceName(selection.price),
            without: withoutFacet(selection, 'price'),
          },
        ]),
  ];
  // The focused chip is about to be removed, so focus moves first.
  const stepOff = ({ currentTarget }: MouseEvent): void => {
    const item = currentTarget.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    if (chips.length > 1) next?.querySelector('button')?.focus();
    else onEmptied();
  };
  return (
    <ul className="chips" aria-label={t('filters.active')}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <button
            type="button"
            className="chip"
            aria-label={t('filters.remove', { name })}
            onClick={event => {
              stepOff(event);
              onSelect(without);
            }}
          >
            {name}
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="chip-clear link"
          onClick={() => {
            onEmptied();
            onSelect(NO_FILTERS);
          }}
        >
          {t('filters.clearAll')}
        </button>
      </li>
    </ul>
  );
}
