import { expect, it } from 'vitest';
import { documents } from '.';

interface Fields {
  readonly _type?: string;
  readonly [name: string]: unknown;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The pictures among the fields of a document or module, by the ids of their assets. */
const picturesOf = (fields: Fields): readonly unknown[] =>
  Object.values(fields).flatMap(value =>
    isFields(value) && value._type === 'image' && isFields(value.asset) ? [value.asset._ref] : [],
  );

const heroesOf = ({ modules }: Fields): readonly Fields[] =>
  Array.isArray(modules)
    ? modules.filter(isFields).filter(({ _type }) => _type === 'heroModule')
    : [];

it('shows no main picture of a page as the picture of a customer', () => {
  const reviews = documents.filter(({ _type }) => _type === 'reviewCard');
  const others = documents.filter(({ _type }) => _type !== 'reviewCard');
  const main = new Set(others.flatMap(each => [each, ...heroesOf(each)]).flatMap(picturesOf));
  expect(main.size).toBeGreaterThan(50);
  const shown = reviews.flatMap(picturesOf);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(picture => main.has(picture))).toEqual([]);
});
