import { useTranslation } from 'react-i18next';
import {
  settingOf,
  type LengthUnit,
  type SizeFit,
  type SizeGuide,
} from '~/src/domain/size-guide/size-guide';
import { useLocale } from '~/src/features/locale';
import { formatLength, formatRange } from './format-length';

interface SizeResultProps {
  readonly id: string;
  readonly guide: SizeGuide;
  readonly fit: SizeFit;
  readonly inches: number;
  readonly unit: LengthUnit;
}

/** The size that fits, how to set or place it, and the sizes beside it. */
export function SizeResult({ id, guide, fit, inches, unit }: SizeResultProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const textOf = (length: number): string => formatLength(length, unit, locale.hreflang);
  const chosen = fit.kind === 'fits' ? fit.size : null;
  return (
    <div className="sizes-result">
      <ul aria-label={t('sizeGuide.all')}>
        {guide.sizes.map(size => (
          <li key={size.value} data-chosen={size.value === chosen || undefined}>
            <strong>{size.value}</strong>
            <span>{formatRange(size, unit, locale.hreflang)}</span>
          </li>
        ))}
      </ul>
      <p id={id} role="status">
        {fit.kind === 'fits'
          ? t(`sizeGuide.${guide.kind}.fits`, {
              size: fit.size,
              setting: textOf(settingOf(guide, inches)),
            })
          : t(`sizeGuide.${guide.kind}.${fit.kind}`)}
        {fit.kind === 'fits' && fit.between !== null && (
          <> {t('sizeGuide.between', { size: fit.size, other: fit.between })}</>
        )}
      </p>
    </div>
  );
}
