import { isJsonObject, parseJson, type JsonObject } from '~/sandbox/core/json';
import { notModelled, SearchApiError } from '../api-error';

const invalid = (name: string, expected: string): SearchApiError =>
  new SearchApiError(400, `Invalid value for "${name}" parameter, expected ${expected}`);

/**
 * Text of at most `mostBytes` bytes in UTF-8; `absent` if there is none.
 * @throws {SearchApiError} 400 for anything else
 */
export function textOf(name: string, value: unknown, mostBytes: number, absent = ''): string {
  if (value === undefined || value === null) return absent;
  if (typeof value === 'string' && Buffer.byteLength(value) <= mostBytes) return value;
  throw invalid(name, `string shorter than ${mostBytes} bytes`);
}

/**
 * One of several words; the first if absent.
 * @throws {SearchApiError} 400 for any other word
 */
export function wordOf<Word extends string>(
  name: string,
  value: unknown,
  words: readonly [Word, ...Word[]],
): Word {
  if (value === undefined || value === null) return words[0];
  const word = words.find(each => each === value);
  if (word !== undefined) return word;
  throw invalid(name, `one of ${words.join(', ')}`);
}

/**
 * A whole number from 0 to `most`, which may be given as text.
 * @throws {SearchApiError} 400 for anything else
 */
export function numberOf(name: string, value: unknown, fallback: number, most: number): number {
  if (value === undefined || value === null) return fallback;
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value !== '');
  const number = isNumeric ? Number(value) : Number.NaN;
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw invalid(name, `integer between 0 and ${most}`);
}

/**
 * A boolean, which may be given as text.
 * @throws {SearchApiError} 400 for anything else
 */
export function flagOf(name: string, value: unknown, fallback: boolean): boolean {
  if (value === undefined || value === null) return fallback;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalid(name, 'boolean');
}

/**
 * A list of texts, which may be given as JSON or separated by commas; null if absent.
 * @throws {SearchApiError} 400 for anything else
 */
export function namesOf(name: string, value: unknown): readonly string[] | null {
  if (value === undefined || value === null) return null;
  const list = typeof value === 'string' ? listIn(value) : value;
  if (Array.isArray(list) && list.every(each => typeof each === 'string')) return list;
  throw invalid(name, 'array of strings');
}

function listIn(value: string): unknown {
  const parsed = parseJson(value);
  if (Array.isArray(parsed)) return parsed;
  return value === '' ? [] : value.split(',').map(each => each.trim());
}

/** Languages of the shops; the sandbox finds words as they are written, but for English plurals. */
export const LATIN_LANGUAGES: readonly string[] = ['en', 'fr', 'de', 'it', 'es', 'nl'];

/**
 * A boolean or a list of languages, of which the sandbox knows only the plurals of English: whether it
 * is on. `true` means the languages of `queryLanguages`. Throws for a list without English, and for a
 * language that no shop has.
 */
export function isForEnglish(name: string, value: unknown, queryLanguages: unknown): boolean {
  const spoken = namesOf('queryLanguages', queryLanguages) ?? [];
  if (typeof value === 'boolean' || value === 'true' || value === 'false') {
    return flagOf(name, value, false) && (spoken.length === 0 || hasEnglish(name, spoken));
  }
  return hasEnglish(name, namesOf(name, value) ?? []);
}

function hasEnglish(name: string, languages: readonly string[]): boolean {
  const accepted = languages.includes('en') ? LATIN_LANGUAGES : [];
  const other = languages.find(language => !accepted.includes(language));
  if (other !== undefined) throw notModelled(`${name}=${other}`);
  return languages.length > 0;
}

const SNIPPET = /^[^:]+(?::[1-9]\d{0,2})?$/;

/**
 * `attributesToSnippet`: `path` or `path:words`, with 1 to 999 words.
 * @throws {SearchApiError} 400 for anything else
 */
export function snippetsOf(entries: readonly string[]): readonly string[] {
  if (entries.every(entry => SNIPPET.test(entry))) return entries;
  throw invalid('attributesToSnippet', '"attribute:number" with 1 to 999 words');
}

const USER_TOKEN = /^[a-zA-Z0-9_=/+-]{1,129}$/;

/**
 * `userToken`; empty if absent.
 * @throws {SearchApiError} 400 for more than 129 bytes or other characters than letters, digits and
 *   `-_=/+`
 */
export function userTokenOf(value: unknown): string {
  const token = textOf('userToken', value, 129);
  if (token === '' || USER_TOKEN.test(token)) return token;
  throw invalid('userToken', 'letters, digits and -_=/+');
}

/**
 * An object, which may be given as JSON text; null if absent.
 * @throws {SearchApiError} 400 for anything else
 */
export function objectOf(name: string, value: unknown): JsonObject | null {
  if (value === undefined || value === null) return null;
  const object = typeof value === 'string' ? parseJson(value) : value;
  if (isJsonObject(object)) return object;
  throw invalid(name, 'object');
}

/** How typos are taken: allowed, none, or only among the hits with fewest. */
export type TypoTolerance = 'true' | 'false' | 'min' | 'strict';

/** `typoTolerance`, which is a boolean or a word. */
export const typoToleranceOf = (value: unknown): TypoTolerance =>
  wordOf('typoTolerance', typeof value === 'boolean' ? String(value) : value, [
    'true',
    'false',
    'min',
    'strict',
  ]);

/** `distinct`: the number of hits shown per group; 0 for all. */
export function distinctOf(value: unknown): number {
  if (value === undefined || value === null || value === false || value === 'false') return 0;
  if (value === true || value === 'true') return 1;
  return numberOf('distinct', value, 0, 4);
}

/** A geographic position. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/**
 * `aroundLatLng`: latitude and longitude in degrees, separated by a comma; null if absent.
 * @throws {SearchApiError} 400 for anything else
 */
export function placeOf(value: unknown): Place | null {
  if (value === undefined || value === null || value === '') return null;
  const [lat, lng, ...others] = typeof value === 'string' ? value.split(',').map(Number) : [];
  const isPlace =
    lat !== undefined &&
    lng !== undefined &&
    others.length === 0 &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180;
  if (isPlace) return { lat, lng };
  throw invalid('aroundLatLng', 'comma separated latitude and longitude');
}

/** `aroundRadius` in meters; null for any distance. */
export function radiusOf(value: unknown): number | null {
  if (value === undefined || value === null || value === 'all') return null;
  return numberOf('aroundRadius', value, 0, 40_000_000);
}
