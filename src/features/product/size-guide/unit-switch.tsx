import { useTranslation } from 'react-i18next';
import type { LengthUnit } from '~/src/domain/size-guide/size-guide';

const UNITS = ['in', 'cm'] as const;

interface UnitSwitchProps {
  readonly unit: LengthUnit;
  readonly onChoose: (unit: LengthUnit) => void;
}

/** Inches or centimeters. */
export function UnitSwitch({ unit, onChoose }: UnitSwitchProps) {
  const { t } = useTranslation('product');
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
          {t(`sizeGuide.${each}Name`)}
        </label>
      ))}
    </fieldset>
  );
}
