/** A price range in cents; null for an open end. */
export interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** A shopper's selection in the filters of a collection. */
export interface FilterSelection {
  /** Selected values by facet, without empty facets. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly price: PriceRange;
}

const ANY_PRICE: PriceRange = { min: null, max: null };

/** Nothing chosen: the whole collection. */
export const NO_FILTERS: FilterSelection = { values: {}, price: ANY_PRICE };

/** Whether the range excludes nothing. */
export const isAnyPrice = ({ min, max }: PriceRange): boolean => min === null && max === null;

/** The number of selected filters; the price range counts as one. */
export const filterCount = ({ values, price }: FilterSelection): number =>
  Object.values(values).reduce((sum, chosen) => sum + chosen.length, isAnyPrice(price) ? 0 : 1);

/** The chosen values of a facet. */
export const chosenOf = ({ values }: FilterSelection, facet: string): readonly string[] =>
  values[facet] ?? [];

/** The selection with these values of a facet and no others of it. */
export const withValues = (
  { values, price }: FilterSelection,
  facet: string,
  chosen: readonly string[],
): FilterSelection => {
  const { [facet]: _, ...rest } = values;
  return { price, values: chosen.length === 0 ? rest : { ...rest, [facet]: chosen } };
};

/** The selection with a value put in, or taken out if it was there. */
export const toggleValue = (
  selection: FilterSelection,
  facet: string,
  value: string,
): FilterSelection => {
  const chosen = chosenOf(selection, facet);
  return withValues(
    selection,
    facet,
    chosen.includes(value) ? chosen.filter(each => each !== value) : [...chosen, value],
  );
};

/** The selection with another price range; reversed ends are swapped. */
export const withPrice = (
  { values }: FilterSelection,
  { min, max }: PriceRange,
): FilterSelection => ({
  values,
  price: min !== null && max !== null && min > max ? { min: max, max: min } : { min, max },
});

/** The selection without one facet. */
export const withoutFacet = (selection: FilterSelection, facet: string): FilterSelection =>
  facet === 'price' ? withPrice(selection, ANY_PRICE) : withValues(selection, facet, []);
