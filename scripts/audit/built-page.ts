import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** One HTML file of the production build, parsed once for every check. */
export interface BuiltPage {
  /** The path that the host serves it under, for example "/en-ca/products/gps-collar". */
  readonly path: string;
  readonly html: string;
  /** Gzip size in bytes. */
  readonly gzipBytes: number;
  readonly elements: readonly Element[];
}

const isElement = (node: Node): node is Element => 'tagName' in node;

const childrenOf = (node: Node): readonly Node[] => {
  if (isElement(node) && node.tagName === 'template') return [];
  return 'childNodes' in node ? node.childNodes : [];
};

/** The elements below a node, in their order. */
export const elementsBelow = (node: Node): readonly Element[] =>
  childrenOf(node).flatMap(child => [
    ...(isElement(child) ? [child] : []),
    ...elementsBelow(child),
  ]);

/** The value of an attribute, or null where the element lacks it. */
export const attribute = (element: Pick<Element, 'attrs'>, name: string): string | null =>
  element.attrs.find(each => each.name === name)?.value ?? null;

/** The elements of a page with a tag name, in order. */
export const elementsNamed = (page: BuiltPage, tag: string): readonly Element[] =>
  page.elements.filter(element => element.tagName === tag);

/** The text content of an element, unchanged. */
export const rawTextOf = (node: Node): string =>
  'value' in node ? node.value : childrenOf(node).map(rawTextOf).join('');

/** The text content of an element, with white space collapsed. */
export const textOf = (node: Node): string => rawTextOf(node).replace(/\s+/g, ' ').trim();

/** Parse one built file. */
export const parsePage = (path: string, html: string): BuiltPage => ({
  path,
  html,
  gzipBytes: gzipSync(html).length,
  elements: elementsBelow(parse(html)),
});

const pathOfFile = (root: string, file: string): string => {
  const name = relative(root, file).split(sep).join('/');
  return `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
};

/** Read every HTML page below the build's folder. */
export const readBuiltPages = async (root: string): Promise<readonly BuiltPage[]> => {
  const files = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && entry.name.endsWith('.html'))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !relative(root, file).startsWith('_gatsby'));
  return Promise.all(
    files.map(async file => parsePage(pathOfFile(root, file), await readFile(file, 'utf8'))),
  );
};
