import type { TFunction } from 'i18next';
import type { CountedFacet, CountedValue } from '../../../domain/collection-filters';

/** What a facet is called: the option's own name, or the interface's for those all shelves have. */
export const facetName = (
  { id, name }: Pick<CountedFacet, 'id' | 'name'>,
  t: TFunction<'collection'>,
): string => name || t(`filters.facet.${id}`);

/** What a value is called. */
export const valueName = (
  { id, name }: Pick<CountedValue, 'id' | 'name'>,
  t: TFunction<'collection'>,
): string => name || t(`filters.availability.${id}`);
