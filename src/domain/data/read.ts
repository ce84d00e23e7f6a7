/**
 * Readers that never fail: an unexpected value counts as absent. For documents and replies in which
 * one invalid field must not lose the rest, and for stored values that a page reads at start-up,
 * for which the schemas of `decode.ts` would be too large.
 */

export type Json = Readonly<Record<string, unknown>>;

/** Whether it is an object: neither null nor an array. Nothing is known of its fields. */
export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object, or an empty one for anything else. */
export const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});

/** The text, or null for anything else and for an empty one. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The text, or an empty one for anything else. */
export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The number, or null for anything else. */
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The number, which may be negative, or null for anything else and for a fraction. */
export const wholeNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null;

/** The array, or an empty one for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The objects of a list; other entries are left out. */
export const recordsOf = (value: unknown): readonly Json[] => listOf(value).filter(isRecord);

/** The texts of a list; other entries are left out. */
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((entry): entry is string => typeof entry === 'string' && entry !== '');
