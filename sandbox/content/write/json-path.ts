/** One step of a path into a document: a field, an index in a list, or the item with a key. */
export type Step =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'key'; readonly key: string };

/** A path that cannot be read; the message says what is wrong with it. */
export class PathError extends Error {}

const MOST_STEPS = 64;
const FIELD = /^([A-Za-z_$][\w$-]*)/;
const INDEX = /^\[(-?\d+)\]/;
const KEY = /^\[_key\s*==\s*(?:"([^"]*)"|'([^']*)')\]/;
const NAMED = /^\[(?:"([^"]*)"|'([^']*)')\]/;

/**
 * Reads a path such as `modules[_key=="a"].items[-1].title`. Ranges, filters other than by key and
 * `..` are not modelled.
 * @throws {PathError} for those, for an empty path and for one of more than 64 steps
 */
export function parsePath(path: string): readonly Step[] {
  const steps: Step[] = [];
  let rest = path;
  while (rest !== '') {
    const [step, length] = nextStep(rest, steps.length === 0);
    if (!step) throw new PathError(`The path "${path}" is not modelled, from "${rest}" on.`);
    if (steps.length >= MOST_STEPS) {
      throw new PathError(`A path may have ${MOST_STEPS} steps at most.`);
    }
    steps.push(step);
    rest = rest.slice(length);
  }
  if (steps.length === 0) throw new PathError('A path may not be empty.');
  return steps;
}

function nextStep(rest: string, isFirst: boolean): [Step | null, number] {
  const dot = !isFirst && rest.startsWith('.') ? 1 : 0;
  const field = FIELD.exec(rest.slice(dot));
  if (field && (isFirst || dot === 1)) {
    return [{ kind: 'field', name: field[1] ?? '' }, dot + field[0].length];
  }
  const index = INDEX.exec(rest);
  if (index) return [{ kind: 'index', index: Number(index[1]) }, index[0].length];
  const key = KEY.exec(rest);
  if (key) return [{ kind: 'key', key: key[1] ?? key[2] ?? '' }, key[0].length];
  const named = NAMED.exec(rest);
  if (named) return [{ kind: 'field', name: named[1] ?? named[2] ?? '' }, named[0].length];
  return [null, 0];
}

/** The index in a list that a step refers to; -1 if there is none. */
export function indexOfStep(list: readonly unknown[], step: Step): number {
  switch (step.kind) {
    case 'field':
      return -1;
    case 'index':
      return step.index < 0 ? list.length + step.index : step.index;
    case 'key':
      return list.findIndex(item => isRecord(item) && item._key === step.key);
  }
}

/** The value at a path; undefined if there is none. */
export function valueAt(root: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (step.kind === 'field') return isRecord(value) ? value[step.name] : undefined;
    return Array.isArray(value) ? (value as unknown[])[indexOfStep(value, step)] : undefined;
  }, root);
}

/**
 * `root` with `change` applied to the value at the path. Missing fields on the way are created,
 * list items are not. A change to undefined removes the value.
 */
export function changedAt(
  root: unknown,
  [step, ...rest]: readonly Step[],
  change: (value: unknown) => unknown,
): unknown {
  if (!step) return change(root);
  if (step.kind === 'field') {
    const record = isRecord(root) ? root : {};
    const { [step.name]: old, ...others } = record;
    const value = changedAt(old, rest, change);
    if (value === undefined) return isRecord(root) ? others : root;
    return step.name in record
      ? { ...record, [step.name]: value }
      : { ...others, [step.name]: value };
  }
  if (!Array.isArray(root)) return root;
  const list: readonly unknown[] = root;
  const at = indexOfStep(list, step);
  if (at < 0 || at >= list.length) return list;
  const value = changedAt(list[at], rest, change);
  return withItemsReplaced(list, at, 1, value === undefined ? [] : [value]);
}

/** The list with `count` items from an index on replaced by others. */
export function withItemsReplaced(
  list: readonly unknown[],
  at: number,
  count: number,
  items: readonly unknown[],
): readonly unknown[] {
  return [...list.slice(0, at), ...items, ...list.slice(at + count)];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
