import type { List, Nodes, Paragraph, RootContent, Table } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { seedError } from '../load/check';
import { parseMarkdown, refusedNode, type Prose } from '../load/markdown';
import { imageField } from './images';
import { blockOf, plainText, UnknownNode, type Block } from './portable-text';
import type { Wording } from './wording';
import { inWords, WordingError } from './wording-syntax';

/** A block other than text. */
interface EmbedBlock {
  readonly _type: string;
  readonly [field: string]: unknown;
}

export type BodyBlock = Block | EmbedBlock;

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const isLabel = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' && node.data?.directiveLabel === true;

/** The label in square brackets after a directive's name, and its content. */
const partsOf = ({ children }: ContainerDirective) => ({
  label: plainText(children.find(isLabel)),
  inside: children.filter(child => !isLabel(child)),
});

/** A required attribute of a directive. */
function attribute(node: ContainerDirective | LeafDirective, name: string): string {
  const value = node.attributes?.[name];
  if (value) return value;
  throw new Error(`"${node.name}" needs ${name}="…".`);
}

const rowsOf = ({ children }: Table) =>
  children.map(row => ({ _type: 'tableRow', cells: row.children.map(plainText) }));

function tableOf(node: ContainerDirective): EmbedBlock {
  const { label: caption, inside } = partsOf(node);
  const [table] = inside;
  if (table?.type !== 'table') throw new Error(`"table" holds a table and nothing else.`);
  return { _type: 'table', caption, rows: rowsOf(table) };
}

/** Each heading is a question; the paragraph below it answers. */
function questionsOf(node: ContainerDirective): EmbedBlock {
  const { inside } = partsOf(node);
  const items = inside.flatMap((child, index) => {
    if (child.type !== 'heading') return [];
    return [{ question: plainText(child), answer: plainText(inside[index + 1]) }];
  });
  return { _type: 'questions', items };
}

const CONTAINERS: Readonly<Record<string, (node: ContainerDirective) => EmbedBlock>> = {
  note: calloutOf,
  care: calloutOf,
  table: tableOf,
  questions: questionsOf,
};

function calloutOf(node: ContainerDirective): EmbedBlock {
  const { label: title, inside } = partsOf(node);
  return { _type: 'callout', tone: node.name, title, text: inside.map(plainText).join(' ') };
}

const LEAVES: Readonly<Record<string, (node: LeafDirective) => EmbedBlock>> = {
  product: node => {
    const note = plainText(node);
    return { _type: 'productEmbed', handle: attribute(node, 'handle'), ...(note ? { note } : {}) };
  },
  video: node => ({
    _type: 'videoEmbed',
    title: plainText(node),
    url: attribute(node, 'url'),
    minutes: Number(attribute(node, 'minutes')),
    image: imageField(attribute(node, 'image'), attribute(node, 'alt')),
  }),
};

function listBlocks(list: List, level: 1 | 2): readonly Block[] {
  const listItem = list.ordered ? 'number' : 'bullet';
  return list.children.flatMap(({ children }) =>
    children.flatMap(child => {
      if (child.type === 'paragraph') return [blockOf(child.children, { listItem, level })];
      if (child.type === 'list' && level === 1) return listBlocks(child, 2);
      throw new UnknownNode(child);
    }),
  );
}

function paragraphBlock(node: Paragraph): BodyBlock {
  const [only, ...more] = node.children;
  if (only?.type !== 'image' || more.length > 0) return blockOf(node.children);
  const { url, alt, title } = only;
  return { ...imageField(url, alt ?? ''), ...(title ? { caption: title } : {}) };
}

function blocksOfNode(node: RootContent): readonly BodyBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraphBlock(node)];
    case 'heading': {
      const { depth } = node;
      if (depth !== 2 && depth !== 3 && depth !== 4) throw new UnknownNode(node);
      return [blockOf(node.children, { style: HEADINGS[depth] })];
    }
    case 'blockquote':
      return node.children.map(child => {
        if (child.type !== 'paragraph') throw new UnknownNode(child);
        return blockOf(child.children, { style: 'blockquote' });
      });
    case 'list':
      return listBlocks(node, 1);
    case 'thematicBreak':
      return [{ _type: 'divider' }];
    case 'containerDirective':
    case 'leafDirective': {
      const make =
        node.type === 'containerDirective'
          ? CONTAINERS[node.name]?.(node)
          : LEAVES[node.name]?.(node);
      if (make) return [make];
      throw new Error(`"${node.name}" is not known.`);
    }
    default:
      throw new UnknownNode(node);
  }
}

/**
 * A Markdown text as portable text, in the words of one country.
 * @throws an error with the file and the line of what cannot be read
 */
export function bodyOf(prose: Prose, w: Wording): readonly BodyBlock[] {
  const refuse = (node: Nodes, error: unknown): Error =>
    refusedNode(
      error instanceof UnknownNode ? error.node : node,
      prose,
      error instanceof Error ? error.message : String(error),
    );
  const root = parseMarkdown(inProse(prose, w));
  return root.children.flatMap(node => {
    try {
      return blocksOfNode(node);
    } catch (error) {
      throw refuse(node, error);
    }
  });
}

function inProse({ file, line, text }: Prose, w: Wording): string {
  try {
    return inWords(text, w);
  } catch (error) {
    if (!(error instanceof WordingError)) throw error;
    const above = text.slice(0, error.offset).split('\n').length - 1;
    throw seedError(file, line + above, error.message);
  }
}
