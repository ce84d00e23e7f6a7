import { isJsonObject } from '~/sandbox/core/json';
import type { JsonObject } from '~/sandbox/core/json';
import type { ContentDocument } from '../dataset';
import { changedAt, parsePath, indexOfStep, withItemsReplaced, valueAt } from './json-path';
import type { Step } from './json-path';

/** A patch that cannot be applied; the caller gets the message. */
export class PatchError extends Error {}

type Operation = (document: unknown, value: unknown) => unknown;

const UNCHANGEABLE = new Set(['_id', '_type', '_createdAt', '_rev']);

const eachPath =
  (apply: (old: unknown, value: unknown) => unknown): Operation =>
  (document, value) => {
    if (!isJsonObject(value)) throw new PatchError('A patch operation must be an object of paths.');
    return Object.entries(value).reduce(
      (before, [path, operand]) => changedAt(before, changeable(path), old => apply(old, operand)),
      document,
    );
  };

const number = (value: unknown, path: string): number => {
  if (typeof value === 'number') return value;
  throw new PatchError(`Cannot ${path} a value that is no number.`);
};

/** In the order in which the vendor applies them. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  set: eachPath((_, value) => value),
  setIfMissing: eachPath((old, value) => old ?? value),
  unset: (document, paths) => {
    if (!Array.isArray(paths)) throw new PatchError('"unset" must be a list of paths.');
    return paths.reduce<unknown>(
      (before, path) => removed(before, changeable(String(path))),
      document,
    );
  },
  inc: eachPath((old, by) => number(old, 'inc') + number(by, 'inc')),
  dec: eachPath((old, by) => number(old, 'dec') - number(by, 'dec')),
  insert: (document, value) => inserted(document, value),
};

const KNOWN = new Set([...Object.keys(OPERATIONS), 'id', 'query', 'params', 'ifRevisionID']);

/** A document with the operations of a patch applied. Throws `PatchError` and `PathError`. */
export function patched(document: ContentDocument, patch: JsonObject): ContentDocument {
  const foreign = Object.keys(patch).find(name => !KNOWN.has(name));
  if (foreign) throw new PatchError(`The patch operation "${foreign}" is not modelled yet.`);
  const result = Object.entries(OPERATIONS).reduce<unknown>(
    (before, [name, apply]) => (patch[name] === undefined ? before : apply(before, patch[name])),
    document,
  );
  return result as ContentDocument;
}

function changeable(path: string): readonly Step[] {
  const steps = parsePath(path);
  const [first] = steps;
  if (first?.kind === 'field' && steps.length === 1 && UNCHANGEABLE.has(first.name)) {
    throw new PatchError(`Cannot modify immutable attribute "${first.name}"`);
  }
  return steps;
}

/** Removing a value creates no parents. */
function removed(document: unknown, steps: readonly Step[]): unknown {
  if (valueAt(document, steps) === undefined) return document;
  return changedAt(document, steps, () => undefined);
}

function inserted(document: unknown, value: unknown): unknown {
  if (!isJsonObject(value) || !Array.isArray(value.items)) {
    throw new PatchError('"insert" needs a list of items.');
  }
  const items: readonly unknown[] = value.items;
  const side = (['before', 'after', 'replace'] as const).find(
    name => typeof value[name] === 'string',
  );
  if (!side) throw new PatchError('"insert" needs one of "before", "after" and "replace".');
  const steps = parsePath(String(value[side]));
  const last = steps.at(-1);
  const found = valueAt(document, steps.slice(0, -1));
  if (!last || last.kind === 'field' || !Array.isArray(found)) return document;
  const list: readonly unknown[] = found;
  const at = indexOfStep(list, last);
  return changedAt(document, steps.slice(0, -1), () => {
    if (list.length === 0) return [...items];
    if (at < 0 || at >= list.length) return list;
    const start = side === 'after' ? at + 1 : at;
    return withItemsReplaced(list, start, side === 'replace' ? 1 : 0, items);
  });
}
