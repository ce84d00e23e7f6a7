import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';
import type { LengthUnit } from '~/src/domain/size-guide/size-guide';
import { unitName } from './format-length';

const UNITS = ['in', 'cm'] as const;

interface UnitSwitchProps {
  readonly unit: LengthUnit;
  readonly onChoose: (unit: LengthUnit) => void;
}

/** Inches or centimeters. */
export function UnitSwitch({ unit, onChoose }: UnitSwitchProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  return (
    <fieldset className="sizes-units">
      <legend className="sr-only">{t('sizeGuide.unit')}</legend>
      {UNITS.map(each => (
        <label key={each}>
          <input
            type="radio"
            name="size-unit"
            className="sr-only"
            checked={unit === each}
            onChange={() => onChoose(each)}
          />
          {unitName(each, locale.hreflang)}
        </label>
      ))}
    </fieldset>
  );
}
