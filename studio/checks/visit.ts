import { editedFields, isNamed, kindOf, type Compiled } from './compiled';
import { isSample, type Sample } from './sample';

/** A field of the studio, named by the type that it belongs to: `link.path`, `page.seo.title`. */
export interface Field {
  readonly name: string;
  readonly type: Compiled;
}

const memberOf = (array: Compiled, item: unknown): Compiled | undefined => {
  const members = array.of ?? [];
  const named = isSample(item) ? members.find(({ name }) => name === item._type) : undefined;
  return named ?? (members.length === 1 ? members[0] : undefined);
};

/** The name under which the fields of a type are listed; `path` where it has none of its own. */
const prefixOf = (type: Compiled, path: string): string => (isNamed(type) ? type.name : path);

/** Every field of a type and of what it is made of. */
export const fieldsWithin = (type: Compiled, path: string, seen: ReadonlySet<string>): Field[] => {
  const prefix = prefixOf(type, path);
  if (isNamed(type) && seen.has(type.name)) return [];
  const known = new Set([...seen, type.name]);
  if (type.name === 'slug' || kindOf(type) === 'reference' || kindOf(type) === 'block') return [];
  return [
    ...(type.of ?? []).flatMap(member => fieldsWithin(member, prefix, known)),
    ...editedFields(type).flatMap(field => {
      const name = `${prefix}.${field.name}`;
      return [{ name, type: field.type }, ...fieldsWithin(field.type, name, known)];
    }),
  ];
};

/** A copy of a sample that notes the name of every field that is read from it. */
export const recording = (
  value: unknown,
  type: Compiled | undefined,
  path: string,
  note: (name: string) => void,
): unknown => {
  if (type === undefined || type.name === 'slug' || kindOf(type) === 'reference') return value;
  const prefix = prefixOf(type, path);
  if (Array.isArray(value)) {
    return value.map((item: unknown) => recording(item, memberOf(type, item), prefix, note));
  }
  if (!isSample(value) || kindOf(type) === 'block') return value;
  return new Proxy<Sample>(value, {
    get: (target, name) => {
      if (typeof name !== 'string') return undefined;
      const field = type.fields?.find(each => each.name === name);
      note(`${prefix}.${name}`);
      return recording(target[name], field?.type, `${prefix}.${name}`, note);
    },
  });
};

/** Every place of a sample: its path, and the field that it is a value of. */
export const placesIn = (
  value: unknown,
  type: Compiled | undefined,
  prefix: string,
  path: readonly (string | number)[] = [],
): readonly { readonly path: readonly (string | number)[]; readonly field: Field }[] => {
  if (type === undefined || type.name === 'slug' || kindOf(type) === 'reference') return [];
  const own = prefixOf(type, prefix);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      placesIn(item, memberOf(type, item), own, [...path, index]),
    );
  }
  if (!isSample(value) || kindOf(type) === 'block') return [];
  return editedFields(type).flatMap(({ name, type: of }) => [
    { path: [...path, name], field: { name: `${own}.${name}`, type: of } },
    ...placesIn(value[name], of, `${own}.${name}`, [...path, name]),
  ]);
};

/** A copy of a value with another one, or none, at a path. */
export const withAt = (
  value: unknown,
  [head, ...rest]: readonly (string | number)[],
  next: unknown,
): unknown => {
  if (head === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === head ? withAt(item, rest, next) : item));
  }
  if (!isSample(value)) return value;
  const { [String(head)]: old, ...others } = value;
  const changed = withAt(old, rest, next);
  return changed === undefined ? others : { ...others, [String(head)]: changed };
};
