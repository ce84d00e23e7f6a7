import {
  roundLength,
  toInches,
  toUnit,
  type Inches,
  type LengthUnit,
} from '~/src/domain/size-guide/size-guide';
import { customProperties } from '~/src/ui/custom-properties';
import { useLocale } from '~/src/features/locale';
import { formatLength, formatThickness } from './format-length';

interface LengthSliderProps {
  readonly label: string;
  readonly range: Inches;
  readonly unit: LengthUnit;
  readonly inches: number;
  /** Smallest step in inches, half of one unless said. */
  readonly step?: number;
  readonly describedBy?: string;
  readonly onChange: (inches: number) => void;
}

/** A length on a ruler. */
export function LengthSlider(props: LengthSliderProps) {
  const { label, range, unit, inches, step = 0.5, describedBy, onChange } = props;
  const { locale } = useLocale();
  const isFine = step < 0.5;
  const show = (value: number): number =>
    isFine ? Math.round(toUnit(value, unit) * 10) / 10 : roundLength(toUnit(value, unit), unit);
  const [from, to, value] = [show(range.from), show(range.to), show(inches)];
  const text = (isFine ? formatThickness : formatLength)(inches, unit, locale.hreflang);
  return (
    <div className="sizes-slider">
      <output className="sizes-value">{text}</output>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        aria-describedby={describedBy}
        min={from}
        max={to}
        step={isFine ? 0.1 : unit === 'cm' ? 1 : step}
        value={value}
        style={customProperties({ '--at': `${((value - from) / (to - from)) * 100}%` })}
        onChange={event => onChange(toInches(Number(event.currentTarget.value), unit))}
      />
    </div>
  );
}
