import type { PriceRange } from '~/src/domain/collections/collection-selection';

/** A scale for a price slider, in whole units of the currency. */
export interface PriceScale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

const MOST_STEPS = 120;

/** The scale that holds these prices (cents), in steps that a thumb can hit. */
export const priceScale = ({
  min,
  max,
}: {
  readonly min: number;
  readonly max: number;
}): PriceScale => {
  const low = Math.floor(min / 100);
  const span = Math.max(1, Math.ceil(max / 100) - low);
  const step = [1, 2, 5, 10, 20, 50, 100].find(each => span / each <= MOST_STEPS) ?? 250;
  return { low, high: low + Math.ceil(span / step) * step, step };
};

/** A typed amount, in units; null if it is not one. */
export const readAmount = (text: string): number | null => {
  const digits = text.replace(/[^\d.]/g, '');
  const amount = Number(digits);
  return digits === '' || !Number.isFinite(amount) ? null : Math.round(amount * 100) / 100;
};

/** The range in cents between two amounts; an end that excludes nothing is open. */
export const toRange = (
  from: number | null,
  to: number | null,
  { low, high }: Pick<PriceScale, 'low' | 'high'>,
): PriceRange => ({
  min: from === null || from <= low ? null : Math.round(from * 100),
  max: to === null || to >= high ? null : Math.round(to * 100),
});
