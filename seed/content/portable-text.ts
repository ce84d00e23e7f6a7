import type { PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { linkTo, type SeedLink } from './links';

interface Span {
  readonly _type: 'span';
  readonly _key: string;
  readonly text: string;
  readonly marks: readonly string[];
}

/** A block of portable text. */
export interface Block {
  readonly _type: 'block';
  readonly style: 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote';
  readonly listItem?: 'bullet' | 'number';
  readonly level?: 1 | 2;
  readonly markDefs: readonly (SeedLink & { readonly _key: string })[];
  readonly children: readonly Span[];
}

const MARKS = {
  strong: 'strong',
  emphasis: 'em',
  delete: 'strike-through',
} as const;

/** A Markdown node that portable text has no place for. */
export class UnknownNode extends Error {
  constructor(readonly node: Root['children'][number] | PhrasingContent) {
    super(`"${node.type}" has no place in this text.`);
  }
}

/** The words of a line of Markdown as spans, and the links among them. Keys count from 1 in each block. */
export function spansOf(nodes: readonly PhrasingContent[]): Pick<Block, 'markDefs' | 'children'> {
  const markDefs: (SeedLink & { readonly _key: string })[] = [];
  const children: Span[] = [];
  const add = (text: string, marks: readonly string[]): void => {
    children.push({ _type: 'span', _key: `span${children.length + 1}`, text, marks });
  };
  const walk = (node: PhrasingContent, marks: readonly string[]): void => {
    switch (node.type) {
      case 'text':
        return add(node.value.replaceAll('\n', ' '), marks);
      case 'inlineCode':
        return add(node.value, [...marks, 'code']);
      case 'strong':
      case 'emphasis':
      case 'delete':
        return node.children.forEach(each => walk(each, [...marks, MARKS[node.type]]));
      case 'link': {
        const key = `link${markDefs.length + 1}`;
        markDefs.push({ _key: key, ...linkTo(node.url) });
        return node.children.forEach(each => walk(each, [...marks, key]));
      }
      default:
        throw new UnknownNode(node);
    }
  };
  nodes.forEach(node => walk(node, []));
  return { markDefs, children };
}

/** A block of the words of a line; lists and headings are shapes of it. */
export const blockOf = (nodes: readonly PhrasingContent[], shape: Partial<Block> = {}): Block => ({
  _type: 'block',
  style: 'normal',
  ...shape,
  ...spansOf(nodes),
});

/** Only the text, for a place that shows no markup. */
export const plainText = (node: unknown): string => toString(node).replaceAll('\n', ' ');
