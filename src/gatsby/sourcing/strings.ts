import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { custom, lazy, pipe, record, string, union, type GenericSchema } from 'valibot';
import { decodeJson } from '~/src/domain/data/decode';
import { isRecord } from '~/src/domain/data/read';
import type { LocalizationString } from '~/src/domain/content/content';
import { BuildError } from '../build-error';

/** Texts of one namespace, nested by key. */
export interface StringTree {
  readonly [key: string]: string | StringTree;
}

export type Namespaces = Readonly<Record<string, StringTree>>;

const treeSchema: GenericSchema<unknown, StringTree> = pipe(
  custom<object>(isRecord),
  record(string(), union([string(), lazy(() => treeSchema)])),
);

/** The texts of a language in files, `locales/<language>/<namespace>.json`. */
export const readStringFiles = (root: string, language: string): Namespaces => {
  const folder = join(root, language);
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort();
  return Object.fromEntries(
    names.map(name => {
      const file = join(folder, name);
      const tree = decodeJson(treeSchema, readFileSync(file, 'utf8'));
      if (tree === null) {
        throw new BuildError(`${file} may hold texts and groups of texts only, as JSON.`);
      }
      return [name.replace(/\.json$/, ''), tree];
    }),
  );
};

const mergeTrees = (base: StringTree, over: StringTree): StringTree => {
  const merged: Record<string, string | StringTree> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = merged[key];
    merged[key] =
      typeof value === 'object' && typeof before === 'object' ? mergeTrees(before, value) : value;
  }
  return merged;
};

const nest = (path: readonly string[], value: string): string | StringTree => {
  const [head, ...rest] = path;
  return head === undefined ? value : { [head]: nest(rest, value) };
};

const treeOf = (strings: readonly LocalizationString[]): Namespaces =>
  strings.reduce<Namespaces>((all, { namespace, key, value }) => {
    const leaf = nest(key.split('.'), value);
    const before = all[namespace] ?? {};
    return typeof leaf === 'string' ? all : { ...all, [namespace]: mergeTrees(before, leaf) };
  }, {});

/** Later texts win, key by key. */
export const mergeNamespaces = (...layers: readonly Namespaces[]): Namespaces =>
  layers.reduce<Namespaces>((merged, layer) => {
    const next: Record<string, StringTree> = { ...merged };
    for (const [name, tree] of Object.entries(layer))
      next[name] = mergeTrees(next[name] ?? {}, tree);
    return next;
  }, {});

/**
 * All texts of a locale. In rising precedence: placeholders of the site settings, the files of its
 * fallbacks, its own files, and editors' texts.
 * @param fallbacks locales whose files fill what its own lack, the nearest first
 */
export const stringsOf = (
  root: string,
  locale: string,
  fallbacks: readonly string[],
  fromContent: readonly LocalizationString[],
): Namespaces =>
  mergeNamespaces(
    treeOf(fromContent.filter(({ isPlaceholder }) => isPlaceholder)),
    ...[locale, ...fallbacks].reverse().map(each => readStringFiles(root, each)),
    treeOf(fromContent.filter(({ isPlaceholder }) => !isPlaceholder)),
  );
