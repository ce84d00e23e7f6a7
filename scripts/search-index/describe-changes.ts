import type { IndexChanges } from './push-index';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** The changes of a push to an index, as one line of text. */
export const describeChanges = (changes: IndexChanges): string => {
  const { name, added, changed, removed, unchanged, settings, synonyms } = changes;
  const done = [
    ...(added > 0 ? [`${counted(added, 'record')} added`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(removed > 0 ? [`${removed} deleted`] : []),
    ...(settings.length > 0 ? [`settings of ${counted(settings.length, 'index', 'indexes')}`] : []),
    ...(synonyms.length > 0 ? [`synonyms of ${counted(synonyms.length, 'index', 'indexes')}`] : []),
  ];
  const same = counted(unchanged, 'record');
  if (done.length === 0) return `${name}: nothing to do, ${same} up to date`;
  return `${name}: ${listed(done)}${unchanged > 0 ? `; ${same} up to date` : ''}`;
};
