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

/** Later texts win, key by key. */
export const mergeNamespaces = (...layers: readonly Namespaces[]): Namespaces =>
  layers.reduce<Namespaces>((merged, layer) => {
    const next: Record<string, StringTree> = { ...merged };
    for (const [name, tree] of Object.entries(layer))
      next[name] = mergeTrees(next[name] ?? {}, tree);
    return next;
  }, {});

/** What keeps a text from its key: a group of texts there, or a text above it. */
const obstacle = (tree: StringTree, { namespace, key }: LocalizationString): string | null => {
  let node: string | StringTree | undefined = tree;
  const path: string[] = [];
  for (const part of key.split('.')) {
    if (typeof node === 'string') return `"${namespace}:${path.join('.')}" is a text, not a group`;
    node = node && Object.hasOwn(node, part) ? node[part] : undefined;
    path.push(part);
  }
  return typeof node === 'object' ? `"${namespace}:${key}" is a group of texts` : null;
};

const withText = (
  tree: StringTree,
  [head = '', ...rest]: readonly string[],
  value: string,
): StringTree => {
  const below = Object.hasOwn(tree, head) ? tree[head] : undefined;
  const inner = typeof below === 'object' ? below : {};
  return { ...tree, [head]: rest.length === 0 ? value : withText(inner, rest, value) };
};

const hasText = (tree: StringTree | undefined, key: string): boolean => {
  let node: string | StringTree | undefined = tree;
  for (const part of key.split('.')) {
    node = typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined;
  }
  return typeof node === 'string';
};

/**
 * All texts of a locale. In rising precedence: placeholders of the site settings, the files of its
 * fallbacks, its own files, and editors' texts. A text of an editor that is in no group of the files, that would
 * replace a group of texts, or that is below another text, is reported and left out.
 * @param fallbacks locales whose files fill what its own lack, the nearest first
 */
export const stringsOf = (
  root: string,
  locale: string,
  fallbacks: readonly string[],
  fromContent: readonly LocalizationString[],
  report: (problem: string) => void = () => undefined,
): Namespaces => {
  const files = mergeNamespaces(
    ...[locale, ...fallbacks].reverse().map(each => readStringFiles(root, each)),
  );
  const inOrder = [
    ...fromContent.filter(({ isPlaceholder }) => !isPlaceholder),
    ...fromContent.filter(({ isPlaceholder }) => isPlaceholder),
  ];
  return inOrder.reduce<Namespaces>((all, wording) => {
    const { namespace, key, value, isPlaceholder } = wording;
    const tree = Object.hasOwn(all, namespace) ? all[namespace] : undefined;
    if (isPlaceholder && hasText(tree, key)) return all;
    const leaveOut = (reason: string): Namespaces => {
      report(
        `In ${locale} the wording with the group "${namespace}" and the key "${key}" is left out: ${reason}.`,
      );
      return all;
    };
    if (tree === undefined) return leaveOut('the shop has no such group. Choose one of its groups');
    const reason = obstacle(tree, wording);
    return reason === null
      ? { ...all, [namespace]: withText(tree, key.split('.'), value) }
      : leaveOut(`${reason}. Change its key`);
  }, files);
};
