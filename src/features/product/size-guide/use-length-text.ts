import { useTranslation } from 'react-i18next';
import { roundLength, toUnit, type LengthUnit } from '~/src/domain/size-guide/size-guide';
import { useLocale } from '~/src/features/locale';

/** A length in inches as a reader of the locale sees it, in the unit. */
export const useLengthText = (unit: LengthUnit): ((inches: number) => string) => {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  return inches => {
    const value = roundLength(toUnit(inches, unit), unit);
    return t(`sizeGuide.${unit}`, { value: value.toLocaleString(locale.hreflang) });
  };
};
