import { bestAvailability } from './availability';
import type { Availability, Variant } from './product';
import {
  findVariant,
  isOnSale,
  matches,
  selectionOf,
  type Selectable,
  type Selection,
} from './variants';

/** The availability of a value; `notMade`: no variant has it together with the other choices. */
export type ValueState = Availability | 'notMade';

/** A value of an option, given what is chosen of the other options. */
export interface OptionValueState {
  readonly name: string;
  /** A CSS color, where the value is one. */
  readonly swatch: string | null;
  readonly isSelected: boolean;
  readonly state: ValueState;
  /** Whether its price is lowered while another value of the option sells at the full price. */
  readonly isOnSale: boolean;
}

export interface OptionState {
  readonly name: string;
  readonly selected: string | null;
  readonly values: readonly OptionValueState[];
}

const canBeBought = (variant: Variant): boolean => variant.availability === 'inStock';

/** Every option with the state of its values. */
export const optionStates = (product: Selectable, selection: Selection): readonly OptionState[] =>
  product.options.map(option => {
    const found = option.values.map(({ name }) =>
      product.variants.filter(variant => matches(variant, { ...selection, [option.name]: name })),
    );
    const sellsAtFullPrice = found.some(
      variants => variants.length > 0 && !variants.some(isOnSale),
    );
    return {
      name: option.name,
      selected: selection[option.name] ?? null,
      values: option.values.map(({ name, swatch }, index) => {
        const variants = found[index] ?? [];
        return {
          name,
          swatch,
          isSelected: selection[option.name] === name,
          state: variants.length > 0 ? bestAvailability(variants) : 'notMade',
          isOnSale: sellsAtFullPrice && variants.some(isOnSale),
        };
      }),
    };
  });

/** The variant that a page opens with: the first that can be bought, else the first. */
export const defaultVariant = (product: Selectable): Variant | null =>
  product.variants.find(canBeBought) ?? product.variants[0] ?? null;

// An earlier option weighs more than all later ones together, so the shopper keeps the size that
// was chosen first rather than the color.
const matchScore = (product: Selectable, wanted: Selection, variant: Variant): number => {
  const own = selectionOf(variant);
  return product.options.reduce(
    (score, { name }) => score * 2 + (own[name] === wanted[name] ? 1 : 0),
    0,
  );
};

/** The variant with most choices in common; of equals the first that can be bought. */
export const nearestVariant = (
  product: Selectable,
  variants: readonly Variant[],
  wanted: Selection,
): Variant | null => {
  const score = (variant: Variant): number =>
    matchScore(product, wanted, variant) * 2 + (canBeBought(variant) ? 1 : 0);
  return [...variants].sort((a, b) => score(b) - score(a))[0] ?? null;
};

/**
 * The selection after a value is chosen. If the other choices have no variant with it, they change
 * to the nearest combination that exists; so every variant can be reached, sold out or not, by
 * choosing its values in order. An unknown value changes nothing.
 */
export const chooseValue = (
  product: Selectable,
  selection: Selection,
  option: string,
  value: string,
): Selection => {
  const wanted = { ...selection, [option]: value };
  const candidates = product.variants.filter(variant => matches(variant, { [option]: value }));
  if (candidates.some(variant => matches(variant, wanted))) return wanted;
  const nearest = nearestVariant(product, candidates, wanted);
  return nearest ? selectionOf(nearest) : selection;
};

/**
 * The other choices that changed when a value was chosen, because the combination does not exist.
 */
export interface AdjustedChoices {
  /** The option and value that the shopper chose. */
  readonly option: string;
  readonly value: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Null if every other choice stayed. */
export const adjustedChoices = (
  before: Selection,
  after: Selection,
  option: string,
): AdjustedChoices | null => {
  const moved = Object.keys(before).filter(name => name !== option && after[name] !== before[name]);
  const value = after[option];
  if (moved.length === 0 || value === undefined) return null;
  const valuesOf = (selection: Selection) => moved.flatMap(name => selection[name] ?? []);
  return { option, value, from: valuesOf(before), to: valuesOf(after) };
};

/**
 * The option for "Choose an available {option}" (spec storefront §5): the first without a choice,
 * or, if the selected variant cannot be bought, the last whose change would help. Null if the
 * selection can be bought, or nothing of the product can.
 */
export const optionToChoose = (product: Selectable, selection: Selection): string | null => {
  const open = product.options.find(({ name }) => selection[name] === undefined);
  if (open) return open.name;
  const variant = findVariant(product, selection);
  if (variant && canBeBought(variant)) return null;
  const states = optionStates(product, selection);
  const helpful = states.filter(({ values }) =>
    values.some(value => !value.isSelected && value.state === 'inStock'),
  );
  if (helpful.length > 0) return helpful.at(-1)?.name ?? null;
  return product.variants.some(canBeBought) ? (states[0]?.name ?? null) : null;
};
