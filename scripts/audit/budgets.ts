import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { attribute, textOf } from './built-page';
import type { BuiltPage } from './built-page';
import type { Problem } from './checks';

/** Sizes of one page in bytes, gzip. */
export interface PageWeight {
  readonly page: string;
  readonly template: string;
  /** Scripts that the HTML names; what loads after hydration is measured in the browser tests. */
  readonly scripts: number;
  readonly styles: number;
  readonly html: number;
}

export interface Budget {
  readonly scripts: number;
  readonly styles: number;
  readonly html: number;
}

const KB = 1024;

/** The most that any page of a template may weigh. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { scripts: 112 * KB, styles: 14 * KB, html: 30 * KB },
  product: { scripts: 110 * KB, styles: 14 * KB, html: 26 * KB },
  collection: { scripts: 110 * KB, styles: 14 * KB, html: 30 * KB },
  other: { scripts: 112 * KB, styles: 14 * KB, html: 30 * KB },
};

const templateOf = (path: string): string => {
  if (/\/products\/[^/]+$/.test(path)) return 'product';
  if (/\/collections\/[^/]+/.test(path)) return 'collection';
  return /^\/([a-z]{2}(-[a-z]{2})?)?$/.test(path) ? 'home' : 'other';
};

/** Weigh a page: its HTML, the styles inlined in it and the scripts it names. */
export const weighPage = async (
  page: BuiltPage,
  scriptBytes: (path: string) => Promise<number>,
): Promise<PageWeight> => {
  const styles = page.elements
    .filter(element => element.tagName === 'style')
    .map(textOf)
    .join('\n');
  const sources = page.elements
    .filter(element => element.tagName === 'script')
    .flatMap(element => attribute(element, 'src') ?? [])
    .filter(source => source.startsWith('/'));
  const sizes = await Promise.all([...new Set(sources)].map(scriptBytes));
  return {
    page: page.path,
    template: templateOf(page.path),
    scripts: sizes.reduce((sum, size) => sum + size, 0),
    styles: gzipSync(styles).length,
    html: page.gzipBytes,
  };
};

/** Gzip sizes of the build's files, each read once. */
export const scriptSizes = (root: string): ((path: string) => Promise<number>) => {
  const known = new Map<string, Promise<number>>();
  return path => {
    const size =
      known.get(path) ?? readFile(join(root, path)).then(bytes => gzipSync(bytes).length);
    known.set(path, size);
    return size;
  };
};

/** The heaviest figure of each kind, template by template. */
export const heaviest = (weights: readonly PageWeight[]): readonly PageWeight[] => {
  return [...groupByTemplate(weights)].map(([template, group]) => ({
    page: `${group.length} pages`,
    template,
    scripts: Math.max(...group.map(weight => weight.scripts)),
    styles: Math.max(...group.map(weight => weight.styles)),
    html: Math.max(...group.map(weight => weight.html)),
  }));
};

const groupByTemplate = (weights: readonly PageWeight[]): Map<string, PageWeight[]> => {
  const groups = new Map<string, PageWeight[]>();
  for (const weight of weights) {
    groups.set(weight.template, [...(groups.get(weight.template) ?? []), weight]);
  }
  return groups;
};

/** Pages that weigh more than their template's budget. */
export const checkBudgets = (
  weights: readonly PageWeight[],
  budgets: Readonly<Record<string, Budget>> = BUDGETS,
): readonly Problem[] =>
  weights.flatMap(weight => {
    const budget = budgets[weight.template];
    if (budget === undefined) return [];
    return (['scripts', 'styles', 'html'] as const)
      .filter(kind => weight[kind] > budget[kind])
      .map(kind => ({
        page: weight.page,
        message: `${kind} weigh ${(weight[kind] / KB).toFixed(1)} KB, the budget is ${budget[kind] / KB} KB`,
      }));
  });
