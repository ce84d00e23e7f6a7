import {
  roundLength,
  toUnit,
  type Inches,
  type LengthUnit,
} from '~/src/domain/size-guide/size-guide';

const NAMES = { in: 'inch', cm: 'centimeter' } as const;

const formatOf = (language: string, unit: LengthUnit): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { style: 'unit', unit: NAMES[unit], maximumFractionDigits: 1 });

/** A length in inches as a reader of that language sees it: to half an inch or a whole centimeter. */
export const formatLength = (inches: number, unit: LengthUnit, language: string): string =>
  formatOf(language, unit).format(roundLength(toUnit(inches, unit), unit));

/** The same to a tenth, for a door. */
export const formatThickness = (inches: number, unit: LengthUnit, language: string): string =>
  formatOf(language, unit).format(toUnit(inches, unit));

/** The short name of a unit, such as "in". */
export const unitName = (unit: LengthUnit, language: string): string =>
  formatOf(language, unit)
    .formatToParts(1)
    .flatMap(({ type, value }) => (type === 'unit' ? value : []))
    .join(' ');

/** A range of lengths, such as "9–14 in". */
export const formatRange = ({ from, to }: Inches, unit: LengthUnit, language: string): string => {
  const first = roundLength(toUnit(from, unit), unit).toLocaleString(language);
  return `${first}–${formatLength(to, unit, language)}`;
};
