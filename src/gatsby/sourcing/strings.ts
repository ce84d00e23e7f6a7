import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalizationString } from '~/src/domain/content/content';
import { BuildStop } from '../build-stop';

/** Wordings of one namespace, nested by key. */
export interface StringTree {
  readonly [key: string]: string | StringTree;
}

export type Namespaces = Readonly<Record<string, StringTree>>;

const isTree = (value: unknown): value is StringTree =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(each => typeof each === 'string' || isTree(each));

/** The wordings kept as files for a language, `locales/<language>/<namespace>.json`. */
export const readStringFiles = (root: string, language: string): Namespaces => {
  const folder = join(root, language);
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort();
  return Object.fromEntries(
    names.map(name => {
      const file = join(folder, name);
      const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isTree(parsed)) throw new BuildStop(`${file} may hold texts and groups of texts only.`);
      return [name.replace(/\.json$/, ''), parsed];
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

/** Later wordings win, key by key. */
export const mergeNamespaces = (...layers: readonly Namespaces[]): Namespaces =>
  layers.reduce<Namespaces>((merged, layer) => {
    const next: Record<string, StringTree> = { ...merged };
    for (const [name, tree] of Object.entries(layer))
      next[name] = mergeTrees(next[name] ?? {}, tree);
    return next;
  }, {});

/**
 * Every wording of a language: the placeholders of editors, over them the default language's files,
 * over them its own files, over them what editors set (design "Locales": content-system values win).
 */
export const stringsOf = (
  root: string,
  language: string,
  fallback: string,
  fromContent: readonly LocalizationString[],
): Namespaces =>
  mergeNamespaces(
    treeOf(fromContent.filter(({ isPlaceholder }) => isPlaceholder)),
    readStringFiles(root, fallback),
    language === fallback ? {} : readStringFiles(root, language),
    treeOf(fromContent.filter(({ isPlaceholder }) => !isPlaceholder)),
  );
