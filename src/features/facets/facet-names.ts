import type { TFunction } from 'i18next';
import type { CountedFacet, CountedValue } from '~/src/domain/collections/collection-filters';

const NAMED_FACETS = ['availability', 'price', 'type', 'category', 'color'] as const;
const NAMED_VALUES = ['in-stock', 'coming-soon', 'out-of-stock', 'discontinued'] as const;

const named = <T extends string>(names: readonly T[], id: string): T | undefined =>
  names.find(each => each === id);

/** The name of a facet: from the locale's texts, else the name of the option. */
export const facetName = (
  { id, name }: Pick<CountedFacet, 'id' | 'name'>,
  t: TFunction<'collection'>,
): string => {
  const known = named(NAMED_FACETS, id === 'colour' ? 'color' : id);
  return known ? t(`filters.facet.${known}`) : name;
};

/** The name of a value. */
export const valueName = (
  { id, name }: Pick<CountedValue, 'id' | 'name'>,
  t: TFunction<'collection'>,
): string => {
  const known = name === '' ? named(NAMED_VALUES, id) : undefined;
  return known ? t(`filters.availability.${known}`) : name;
};
