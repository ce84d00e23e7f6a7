import { expect, it } from 'vitest';
import { validateSchema, groupProblems } from '@sanity/schema/_internal';
import { documents } from '~/seed/content';
import { toImport } from '~/seed/export/documents';
import { schemaTypes } from '../schemas';
import { editedFields, isRequired, kindOf, typeOf, type Compiled } from './compiled';
import { isSample } from './sample';

type TypesWithProblems = Parameters<typeof groupProblems>[0];

/** JSON of every kind that the vendor compiles a type to. */
const HAS_KIND: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: value => typeof value === 'string',
  number: value => typeof value === 'number',
  boolean: value => typeof value === 'boolean',
  array: Array.isArray,
  object: isSample,
};

const isOfVendor = (name: string): boolean => name.startsWith('_') || name === 'hotspot';

/** Where a value does not fit its type: an unknown field, a wrong kind, nothing where it is required. */
const misfits = (value: unknown, type: Compiled, path: string): readonly string[] => {
  if (!HAS_KIND[type.jsonType]?.(value)) return [`${path}: no ${type.jsonType}`];
  const { list } = type.options ?? {};
  if (typeof value === 'string') return !list || list.includes(value) ? [] : [`${path}: ${value}`];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const members = type.of ?? [];
      const name = isSample(item) ? item._type : undefined;
      const kind = typeof item;
      const member =
        members.find(each => each.name === name) ??
        members.find(each => name === undefined && each.jsonType === kind);
      return member
        ? misfits(item, member, `${path}[]`)
        : [`${path}[]: ${typeof name === 'string' ? name : kind}`];
    });
  }
  if (!isSample(value) || ['reference', 'block'].includes(kindOf(type))) return [];
  const fields = editedFields(type);
  return [
    ...Object.keys(value).flatMap(name =>
      isOfVendor(name) || fields.some(field => field.name === name)
        ? []
        : [`${path}.${name}: unknown`],
    ),
    ...fields.flatMap(({ name, type: of }) => {
      if (value[name] !== undefined) return misfits(value[name], of, `${path}.${name}`);
      return isRequired(of) ? [`${path}.${name}: missing`] : [];
    }),
  ];
};

it("the vendor's compiler finds nothing wrong with the schemas", () => {
  const groups = groupProblems(validateSchema([...schemaTypes]).getTypes() as TypesWithProblems);
  const ours = groups.flatMap(({ problems }) => problems.map(({ message }) => message));
  // Types of the vendor that only the studio brings along.
  expect(
    ours.filter(message => !/"(slug|sanity\.\w+Asset)"|Unknown type: slug/.test(message)),
  ).toEqual([]);
});

it('every document that `npm run seed:export` writes fits the studio', () => {
  const found = documents.flatMap(document =>
    misfits(toImport(document), typeOf(document._type), document._type),
  );
  expect([...new Set(found)]).toEqual([]);
  expect(documents.length).toBeGreaterThan(500);
});

it('a document that does not fit is found', () => {
  const page = {
    _type: 'page',
    slug: { current: 'a' },
    modules: [{ _type: 'x' }],
    colour: 1,
    seo: 2,
  };
  expect(misfits(page, typeOf('page'), 'page').map(each => each.split(':')[0])).toEqual([
    'page.colour',
    'page.title',
    'page.modules[]',
    'page.seo',
  ]);
});
