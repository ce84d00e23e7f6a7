import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { attribute, textOf } from './built-page';
import type { BuiltPage } from './built-page';
import type { Problem } from './problem';

/** Sizes of one page in bytes, gzip. */
export interface PageWeight {
  readonly page: string;
  readonly template: string;
  /**
   * The files that the HTML refers to and its template's chunks; the browser tests measure what
   * loads later.
   */
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

/** The default for templates not listed below. */
const DEFAULT_BUDGET: Budget = { scripts: 116 * KB, styles: 12 * KB, html: 28 * KB };

/** The maximum weight of a product page; e2e/budget.spec.ts measures it in a browser too. */
export const PRODUCT_BUDGET: Budget = { scripts: 110 * KB, styles: 12 * KB, html: 26 * KB };

/**
 * What the first screen of the account may load beyond the scripts of the storefront;
 * e2e/budget.spec.ts measures it.
 */
export const ACCOUNT_OWN_SCRIPTS = 90 * KB;

/** The maximum weight of a page, by template. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  product: PRODUCT_BUDGET,
  'lead-product': PRODUCT_BUDGET,
  collection: { scripts: 110 * KB, styles: 12 * KB, html: 24 * KB },
  search: { scripts: 110 * KB, styles: 12 * KB, html: 24 * KB },
  shop: { scripts: 110 * KB, styles: 12 * KB, html: 24 * KB },
  // The storefront's scripts and the frame of the account: its session, its routes and its sign-out, which has to
  // work without a connection.
  account: { ...DEFAULT_BUDGET, scripts: 118 * KB },
};

/** The files that the pages of each template need, as listed by webpack. */
export interface TemplateFiles {
  /** The template of a page, for example "product". */
  readonly templateOf: (path: string) => Promise<string>;
  /** Site paths of a template's chunks. */
  readonly chunksOf: (template: string) => readonly string[];
  /** Site paths of the application's scripts and those of every template. */
  readonly scripts: readonly string[];
  /** Site paths of the style sheets of every page, of templates, and of parts that load late. */
  readonly sheets: readonly string[];
}

const isScript = (path: string): boolean => path.endsWith('.js');

const CHUNK = /^component---src-templates-(.+)-\1-tsx$/;

/** Reads webpack's statistics and each page's data. Throws if the build wrote neither. */
export const readTemplateFiles = async (root: string): Promise<TemplateFiles> => {
  const stats = JSON.parse(await readFile(join(root, 'webpack.stats.json'), 'utf8')) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>;
  };
  const files = new Map(
    Object.entries(stats.namedChunkGroups).map(([name, group]) => [
      CHUNK.exec(name)?.[1] ?? name,
      group.assets.map(asset => `/${asset.name}`),
    ]),
  );
  const all = [...new Set([...files.values()].flat())];
  return {
    chunksOf: template => files.get(template)?.filter(isScript) ?? [],
    scripts: all.filter(isScript),
    sheets: all.filter(path => path.endsWith('.css')),
    templateOf: async path => {
      const folder = path === '/' ? 'index' : path === '/404' ? '404.html' : path;
      const file = join(root, 'page-data', folder, 'page-data.json');
      const { componentChunkName } = JSON.parse(await readFile(file, 'utf8')) as {
        componentChunkName: string;
      };
      return CHUNK.exec(componentChunkName)?.[1] ?? componentChunkName;
    },
  };
};

// All pages of a build have the same global styles.
const knownBytes = new Map<string, number>();
const gzipBytes = (text: string): number => {
  const bytes = knownBytes.get(text) ?? gzipSync(text).length;
  knownBytes.set(text, bytes);
  return bytes;
};

/** Weigh a page: its HTML, the styles inlined in it and the scripts it names. */
export const weighPage = async (
  page: BuiltPage,
  templates: TemplateFiles,
  scriptBytes: (path: string) => Promise<number>,
): Promise<PageWeight> => {
  const template = await templates.templateOf(page.path);
  const styles = page.elements
    .filter(element => element.tagName === 'style')
    .map(textOf)
    .join('\n');
  const sources = page.elements
    .flatMap(
      element =>
        (element.tagName === 'script' &&
          (attribute(element, 'src') ?? attribute(element, 'data-scripts')?.split(' '))) ||
        (element.tagName === 'link' && attribute(element, 'href')) ||
        [],
    )
    .filter(source => /^\/.+\.js$/.test(source));
  const needed = new Set([...sources, ...templates.chunksOf(template)]);
  const sizes = await Promise.all([...needed].map(scriptBytes));
  return {
    page: page.path,
    template,
    scripts: sizes.reduce((sum, size) => sum + size, 0),
    styles: gzipBytes(styles),
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

/** The largest figure of each kind, by template. */
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

/** Pages that exceed their template's budget. */
export const checkBudgets = (
  weights: readonly PageWeight[],
  budgets: Readonly<Record<string, Budget>> = BUDGETS,
): readonly Problem[] =>
  weights.flatMap(weight => {
    const budget = budgets[weight.template] ?? DEFAULT_BUDGET;
    return (['scripts', 'styles', 'html'] as const)
      .filter(kind => weight[kind] > budget[kind])
      .map(kind => ({
        page: weight.page,
        message: `${kind} weigh ${(weight[kind] / KB).toFixed(1)} KB, the budget is ${budget[kind] / KB} KB`,
      }));
  });
