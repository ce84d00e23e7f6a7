import { parseJson } from '../core/json';
import { SearchApiError } from './api-error';

const invalid = (name: string, expected: string): SearchApiError =>
  new SearchApiError(400, `Invalid value for "${name}" parameter, expected ${expected}`);

/** A text of at most so many bytes; empty when absent. */
export function textOf(name: string, value: unknown, mostBytes: number): string {
  if (value === undefined) return '';
  if (typeof value === 'string' && Buffer.byteLength(value) <= mostBytes) return value;
  throw invalid(name, `string shorter than ${mostBytes} bytes`);
}

/** One of some words; the first when absent. */
export function wordOf(name: string, value: unknown, words: readonly [string, ...string[]]) {
  if (value === undefined) return words[0];
  const word = words.find(each => each === value);
  if (word !== undefined) return word;
  throw invalid(name, `one of ${words.join(', ')}`);
}

/** A whole number, also as text. */
export function numberOf(name: string, value: unknown, fallback: number, most: number): number {
  if (value === undefined) return fallback;
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value !== '');
  const number = isNumeric ? Number(value) : NaN;
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw invalid(name, `integer between 0 and ${most}`);
}

/** A truth value, also as text; null when absent. */
export function flagOf(name: string, value: unknown): boolean | null {
  if (value === undefined) return null;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalid(name, 'boolean');
}

/** A list of texts, also as JSON or separated by commas; null when absent. */
export function namesOf(name: string, value: unknown): readonly string[] | null {
  if (value === undefined) return null;
  const list = typeof value === 'string' ? (parseJson(value) ?? value.split(',')) : value;
  if (Array.isArray(list) && list.every(each => typeof each === 'string')) return list;
  throw invalid(name, 'array of strings');
}
