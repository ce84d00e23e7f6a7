import { documents } from '.';
import type { SeedDocument } from './document';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object inside a value, itself included. */
export function objectsIn(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isFields(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** Every text inside a value. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The documents of a type. */
export const ofType = (type: string) => documents.filter(document => document._type === type);

/** The slug of a document, or that of the product or collection it is about. */
export function slugOf(document: SeedDocument): string {
  const store = isFields(document.store) ? document.store : document;
  return isFields(store.slug) ? String(store.slug.current) : '';
}

/** A list as it is, anything else as an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text in a list, or none. */
export const textOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : [];

/** Every value that was there before. */
export const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** The heroes of a page. */
export const heroesOf = ({ modules }: Fields): readonly Fields[] =>
  listOf(modules)
    .filter(isFields)
    .filter(({ _type }) => _type === 'heroModule');
