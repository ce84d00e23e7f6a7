import type { SynonymHit } from 'algoliasearch';
import words from './synonyms.json';

const idOf = (text: string): string => text.replace(/[^a-z0-9]+/g, '-');

/**
 * Words that shoppers use for one another (`same`), and words for which ours stand (`oneWay`), in the
 * service's form.
 */
export const synonyms: readonly SynonymHit[] = [
  ...words.same.map(
    (group): SynonymHit => ({
      objectID: `same-${idOf(group[0] ?? '')}`,
      type: 'synonym',
      synonyms: group,
    }),
  ),
  ...Object.entries(words.oneWay).map(
    ([input, meant]): SynonymHit => ({
      objectID: `for-${idOf(input)}`,
      type: 'oneWaySynonym',
      input,
      synonyms: meant,
    }),
  ),
];
