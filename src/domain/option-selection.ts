import type { Variant } from './product';
import {
  findVariant,
  isOnSale,
  matches,
  numericId,
  selectionOf,
  type Selectable,
  type Selection,
} from './variants';

/** A value of an option, given what is chosen of the other options. */
export interface OptionValueState {
  readonly name: string;
  /** A CSS colour, where the value is one. */
  readonly swatch: string | null;
  readonly isSelected: boolean;
  /** Whether a variant has it together with the other chosen values. */
  readonly exists: boolean;
  /** Whether such a variant can be bought. */
  readonly isAvailable: boolean;
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
  product.options.map(option => ({
    name: option.name,
    selected: selection[option.name] ?? null,
    values: option.values.map(({ name, swatch }) => {
      const wanted = { ...selection, [option.name]: name };
      const found = product.variants.filter(variant => matches(variant, wanted));
      return {
        name,
        swatch,
        isSelected: selection[option.name] === name,
        exists: found.length > 0,
        isAvailable: found.some(canBeBought),
        isOnSale: found.some(isOnSale),
      };
    }),
  }));

/** The variant that a page opens with: the first that can be bought, else the first. */
export const defaultVariant = (product: Selectable): Variant | null =>
  product.variants.find(canBeBought) ?? product.variants[0] ?? null;

// An earlier option weighs more than all later ones together, so the shopper keeps the size that
// was chosen first rather than the colour. A variant that can be bought goes before all of that.
const nearness = (product: Selectable, selection: Selection, variant: Variant): number => {
  const own = selectionOf(variant);
  return product.options.reduce(
    (score, { name }) => score * 2 + (own[name] === selection[name] ? 1 : 0),
    canBeBought(variant) ? 1 : 0,
  );
};

/**
 * The selection after a value is chosen. Where the other choices have no variant with it, they move
 * to the nearest one that has, preferring one that can be bought. A value of no variant changes
 * nothing.
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
  const [nearest] = [...candidates].sort(
    (a, b) => nearness(product, wanted, b) - nearness(product, wanted, a),
  );
  return nearest ? selectionOf(nearest) : selection;
};

const fromQuery = (product: Selectable, query: URLSearchParams): Selection =>
  Object.fromEntries(
    product.options.flatMap(option => {
      const asked = [...query].find(
        ([key]) => key.toLowerCase() === option.name.toLowerCase(),
      )?.[1];
      const value = option.values.find(({ name }) => name.toLowerCase() === asked?.toLowerCase());
      return value ? [[option.name, value.name]] : [];
    }),
  );

/**
 * The selection that an address asks for: `?variant=<numeric id>` first, then `?Color=Slate` and
 * the like in any case; what it leaves open follows the nearest variant, and without either the
 * default one.
 */
export const selectionFromQuery = (product: Selectable, search: string): Selection => {
  const query = new URLSearchParams(search);
  const byId = query.get('variant');
  const named = byId && product.variants.find(variant => numericId(variant.id) === byId);
  if (named) return selectionOf(named);
  const start = defaultVariant(product);
  return Object.entries(fromQuery(product, query)).reduce<Selection>(
    (selection, [option, value]) => chooseValue(product, selection, option, value),
    start ? selectionOf(start) : {},
  );
};

/** The query of a variant's own address. */
export const variantQuery = (variant: Pick<Variant, 'id'>): string =>
  `?variant=${numericId(variant.id)}`;

/**
 * The option to speak of in "Choose an available {option}" (spec storefront §5): the first that is
 * open, or, where the chosen variant cannot be bought, the last whose change would help. Null when
 * the selection can be bought, and when nothing of the product can.
 */
export const optionToChoose = (product: Selectable, selection: Selection): string | null => {
  const open = product.options.find(({ name }) => selection[name] === undefined);
  if (open) return open.name;
  const variant = findVariant(product, selection);
  if (variant && canBeBought(variant)) return null;
  const states = optionStates(product, selection);
  const helpful = states.filter(({ values }) =>
    values.some(value => !value.isSelected && value.isAvailable),
  );
  if (helpful.length > 0) return helpful.at(-1)?.name ?? null;
  return product.variants.some(canBeBought) ? (states[0]?.name ?? null) : null;
};
