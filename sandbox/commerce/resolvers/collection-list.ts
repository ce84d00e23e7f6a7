import type { CatalogueCollection } from '../catalogue/model';
import type { StoreRuntime } from '../runtime';
import { dateField, textField, wholeField, type SearchField } from '../search-syntax/match-search';
import { listEntries, type ListArguments } from './sorted-list';

/** When every collection of the sandbox was made and last changed. */
export const COLLECTIONS_CREATED = '2024-01-01T00:00:00Z';

type Field = SearchField<CatalogueCollection>;

const titles = ({ title }: CatalogueCollection) => [title];

/** The collections that `QueryRoot.collections` lists. Throws for what is not modelled. */
export const listCollections = (
  { catalogue, now }: StoreRuntime,
  args: ListArguments,
): readonly CatalogueCollection[] =>
  listEntries(catalogue.collections, args, {
    list: 'QueryRoot.collections',
    argument: 'QueryRoot.collections(query:)',
    anywhere: textField(titles),
    fields: new Map<string, Field>([
      // Every collection of the seed lists its products by hand.
      ['collection_type', wholeField(() => ['custom'])],
      ['title', textField(titles)],
      ['updated_at', dateField(() => COLLECTIONS_CREATED, now)],
    ]),
    keys: new Map([
      ['TITLE', ({ title }: CatalogueCollection) => title],
      ['UPDATED_AT', () => COLLECTIONS_CREATED],
    ]),
    texts: [{ name: 'title', textsOf: titles, weight: 1 }],
  });
