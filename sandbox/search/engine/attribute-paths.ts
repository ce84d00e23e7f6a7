import { isJsonObject } from '~/sandbox/core/json';
import type { SearchRecord } from '../record';

/** The part of a record under some paths, `*` for all of it. */
export function partOf(record: SearchRecord, paths: readonly string[]): Record<string, unknown> {
  if (paths.includes('*')) return { ...record };
  const kept: Record<string, unknown> = {};
  for (const path of paths) {
    const [head = '', ...rest] = path.split('.');
    if (!Object.hasOwn(record, head)) continue;
    kept[head] = rest.length === 0 ? record[head] : withinOf(record[head], rest, kept[head]);
  }
  return kept;
}

function withinOf(
  value: unknown,
  [head = '', ...rest]: readonly string[],
  known: unknown,
): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => withinOf(item, [head, ...rest], {}));
  if (typeof value !== 'object' || value === null) return known;
  const own = Object.entries(value).find(([name]) => name === head);
  if (!own) return known;
  const before = typeof known === 'object' && known !== null ? known : {};
  const inner: unknown = rest.length === 0 ? own[1] : withinOf(own[1], rest, {});
  return { ...before, [head]: inner };
}

/** A part of a record without what is under some paths. */
export function withoutPaths(
  part: Readonly<Record<string, unknown>>,
  paths: readonly string[],
): Record<string, unknown> {
  const kept = Object.entries(part).filter(([name]) => !paths.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]): readonly [string, unknown] => {
      const inner = paths.flatMap(path =>
        path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : [],
      );
      return [name, inner.length === 0 ? value : withoutInner(value, inner)];
    }),
  );
}

function withoutInner(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutInner(item, paths));
  return isJsonObject(value) ? withoutPaths(value, paths) : value;
}
