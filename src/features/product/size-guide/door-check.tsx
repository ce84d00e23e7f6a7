import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takesFrame, type DoorGuide, type LengthUnit } from '~/src/domain/size-guide/size-guide';
import { useLocale } from '~/src/features/locale';
import { formatThickness } from './format-length';
import { LengthSlider } from './length-slider';

const THICKNESS = { from: 1, to: 3 };
/** Of most house doors, in inches. */
const USUAL = 1.75;

interface DoorCheckProps {
  readonly guide: DoorGuide;
  readonly unit: LengthUnit;
}

/** Whether the house door itself is of a thickness that takes the frame. */
export function DoorCheck({ guide, unit }: DoorCheckProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const [inches, setInches] = useState(USUAL);
  const textOf = (value: number): string => formatThickness(value, unit, locale.hreflang);
  const limits = { from: textOf(guide.thickness.from), to: textOf(guide.thickness.to) };
  return (
    <div className="sizes-door">
      <h3>{t('sizeGuide.door.thickness')}</h3>
      <LengthSlider
        label={t('sizeGuide.door.thickness')}
        range={THICKNESS}
        unit={unit}
        inches={inches}
        step={0.1}
        onChange={setInches}
      />
      <p role="status" className="text-sm">
        {t(takesFrame(guide, inches) ? 'sizeGuide.door.takes' : 'sizeGuide.door.wall', limits)}
      </p>
    </div>
  );
}
