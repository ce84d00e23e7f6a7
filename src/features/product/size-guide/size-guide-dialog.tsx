import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  fitSize,
  measurable,
  type LengthUnit,
  type SizeGuide,
} from '~/src/domain/size-guide/size-guide';
import { Button } from '~/src/ui/button';
import { Dialog } from '~/src/ui/dialog';
import { useLocale } from '~/src/features/locale';
import { DoorCheck } from './door-check';
import { LengthSlider } from './length-slider';
import { MeasureDrawing } from './measure-drawing';
import { SIZE_GUIDE_STYLES } from './size-guide-styles';
import { SizeResult } from './size-result';
import { UnitSwitch } from './unit-switch';
import { formatLength } from './format-length';

export interface SizeGuideDialogProps {
  readonly guide: SizeGuide;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (option: string, value: string) => void;
}

/** Finds the size by a measure: a picture of where to measure, a slider, and what fits. */
export function SizeGuideDialog({ guide, isOpen, onClose, onChoose }: SizeGuideDialogProps) {
  const { t } = useTranslation(['product', 'common']);
  const { locale } = useLocale();
  const [unit, setUnit] = useState<LengthUnit>(locale.id === 'en-us' ? 'in' : 'cm');
  const range = measurable(guide);
  const [inches, setInches] = useState((range.from + range.to) / 2);
  const fit = fitSize(guide, inches);
  const resultId = useId();

  return createPortal(
    <>
      <style>{SIZE_GUIDE_STYLES}</style>
      <Dialog
        open={isOpen}
        onClose={onClose}
        title={t('sizeGuide.title')}
        closeLabel={t('common:close')}
        className="sizes"
      >
        <div className="sizes-grid">
          <MeasureDrawing guide={guide} text={formatLength(inches, unit, locale.hreflang)} />
          <div className="sizes-side">
            <div className="sizes-head">
              <h3>{t(`sizeGuide.${guide.kind}.measure`)}</h3>
              <UnitSwitch unit={unit} onChoose={setUnit} />
            </div>
            <p className="text-sm text-ink-soft">{t(`sizeGuide.${guide.kind}.how`)}</p>
            <LengthSlider
              label={t(`sizeGuide.${guide.kind}.measure`)}
              range={range}
              unit={unit}
              inches={inches}
              describedBy={resultId}
              onChange={setInches}
            />
            {guide.kind === 'door' && <DoorCheck guide={guide} unit={unit} />}
            <SizeResult id={resultId} guide={guide} fit={fit} inches={inches} unit={unit} />
            {fit.kind === 'fits' && (
              <Button
                variant="primary"
                onClick={() => {
                  onChoose(guide.option, fit.size);
                  onClose();
                }}
              >
                {t('sizeGuide.choose', { size: fit.size })}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
    </>,
    document.body,
  );
}
