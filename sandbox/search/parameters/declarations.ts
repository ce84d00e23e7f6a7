import type { JsonObject } from '~/sandbox/core/json';
import { notModelled, SearchApiError } from '../api-error';
import { splitSearchableEntry } from '../engine/split-searchable-entry';
import { isAttributeCriterion } from '../engine/record-order';
import { LATIN_LANGUAGES, namesOf } from './values';

const CRITERIA: readonly string[] = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
];

const NAME = String.raw`[^()]+`;
const SEARCHABLE = new RegExp(`^(?:${NAME}|(?:un)?ordered\\(${NAME}\\))$`);
const FACET = new RegExp(
  `^(?:${NAME}|filterOnly\\(${NAME}\\)|(?:searchable|afterDistinct)\\(${NAME}\\)|` +
    `(?:searchable\\(afterDistinct|afterDistinct\\(searchable)\\(${NAME}\\)\\))$`,
);

function checkEach(
  settings: JsonObject,
  name: string,
  isValid: (entry: string) => boolean,
  what: string,
): void {
  const wrong = (namesOf(name, settings[name]) ?? []).find(entry => !isValid(entry));
  if (wrong === undefined) return;
  throw new SearchApiError(
    400,
    `Invalid value for "${name}" parameter: \`${wrong}\` is no ${what}`,
  );
}

/** Throws for a setting that names attributes, orders or languages in a way that searches do not read. */
export function checkDeclarations(settings: JsonObject): void {
  checkEach(
    settings,
    'searchableAttributes',
    entry => splitSearchableEntry(entry).every(part => SEARCHABLE.test(part)),
    'searchable attribute',
  );
  checkEach(settings, 'attributesForFaceting', entry => FACET.test(entry.trim()), 'facet');
  checkEach(settings, 'customRanking', isAttributeCriterion, 'ranking criterion');
  checkEach(
    settings,
    'ranking',
    entry => CRITERIA.includes(entry) || isAttributeCriterion(entry),
    'ranking criterion',
  );
  const replicas = namesOf('replicas', settings.replicas) ?? [];
  const virtual = replicas.find(replica => replica.startsWith('virtual('));
  if (virtual !== undefined) throw notModelled(`replicas=${virtual}`);
  const languages = namesOf('indexLanguages', settings.indexLanguages) ?? [];
  const other = languages.find(language => !LATIN_LANGUAGES.includes(language));
  if (other !== undefined) throw notModelled(`indexLanguages=${other}`);
}
