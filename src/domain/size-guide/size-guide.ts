import type { ImageAsset } from '../content/media/image';

/** Both ends included, in inches. */
export interface Inches {
  readonly from: number;
  readonly to: number;
}

export interface GuidedSize extends Inches {
  /** Value of the product's option, such as "Medium". */
  readonly value: string;
}

interface Guide {
  /** The option that it helps to choose. */
  readonly option: string;
  /** The smallest size first. */
  readonly sizes: readonly GuidedSize[];
  /** Shows what to measure; null for none. */
  readonly image: ImageAsset | null;
  /** Where the measure is in the picture, in percent of its width and height. */
  readonly line: readonly [x1: number, y1: number, x2: number, y2: number] | null;
  /** Slug of the support article that says the same in words. */
  readonly article: string;
}

/** By the neck. */
interface CollarGuide extends Guide {
  readonly kind: 'collar';
}

/** By the height of the shoulder, and whether the door itself is of a thickness that fits. */
export interface DoorGuide extends Guide {
  readonly kind: 'door';
  readonly thickness: Inches;
}

/** How to choose the size of a product; editors own it. */
export type SizeGuide = CollarGuide | DoorGuide;

export type LengthUnit = 'in' | 'cm';

const CM_PER_INCH = 2.54;

/** Room for two fingers between strap and neck. */
const TWO_FINGERS = 1;

/** How far the opening of a door reaches above the shoulder. */
const ABOVE_SHOULDER = 2;

/** A length in inches, in the unit that the customer chose; not rounded. */
export const toUnit = (inches: number, unit: LengthUnit): number =>
  unit === 'cm' ? inches * CM_PER_INCH : inches;

/** A length that the customer entered, in inches; not rounded. */
export const toInches = (length: number, unit: LengthUnit): number =>
  unit === 'cm' ? length / CM_PER_INCH : length;

/** To half an inch, or a whole centimeter. */
export const roundLength = (length: number, unit: LengthUnit): number =>
  unit === 'cm' ? Math.round(length) : Math.round(length * 2) / 2;

/** From an inch below the smallest size to an inch above the largest. */
export const measurable = ({ sizes }: Pick<Guide, 'sizes'>): Inches => ({
  from: Math.min(...sizes.map(({ from }) => from)) - 1,
  to: Math.max(...sizes.map(({ to }) => to)) + 1,
});

export type SizeFit =
  | { readonly kind: 'fits'; readonly size: string; readonly between: string | null }
  | { readonly kind: 'tooSmall' | 'tooLarge' };

const SLACK = 0.001;

/** The size for a measure in inches; of two that fit, the larger one. */
export const fitSize = ({ sizes }: Pick<Guide, 'sizes'>, inches: number): SizeFit => {
  const fitting = sizes.filter(({ from, to }) => inches >= from - SLACK && inches <= to + SLACK);
  const best = fitting.at(-1);
  if (best) return { kind: 'fits', size: best.value, between: fitting.at(-2)?.value ?? null };
  return { kind: sizes.every(({ from }) => inches < from) ? 'tooSmall' : 'tooLarge' };
};

/** The length to set the strap to, or the height of the opening's top, in inches. */
export const settingOf = ({ kind }: Pick<SizeGuide, 'kind'>, inches: number): number =>
  inches + (kind === 'collar' ? TWO_FINGERS : ABOVE_SHOULDER);

/** Whether a door of that thickness takes the frame. */
export const takesFrame = ({ thickness }: Pick<DoorGuide, 'thickness'>, inches: number): boolean =>
  inches >= thickness.from - SLACK && inches <= thickness.to + SLACK;
