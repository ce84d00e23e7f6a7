import { parseMarkdown } from '../load/markdown';
import { blockOf, type Block } from './portable-text';

/** One block of a line of Markdown; lists are shapes of it. */
function block(line: string, shape: Partial<Block> = {}): Block {
  // Parsed as a heading, where "1. " begins no list.
  const [parsed, ...more] = parseMarkdown(`# ${line}`).children;
  if (parsed?.type === 'heading' && more.length === 0) return blockOf(parsed.children, shape);
  throw new Error(`"${line}" is more than a line of text.`);
}

export const paragraphs = (...texts: readonly string[]): readonly Block[] =>
  texts.map(text => block(text));

export const bullets = (...items: readonly string[]): readonly Block[] =>
  items.map(item => block(item, { listItem: 'bullet', level: 1 }));

export const numbered = (...items: readonly string[]): readonly Block[] =>
  items.map(item => block(item, { listItem: 'number', level: 1 }));

/** Blocks of a whole text, in reading order. */
export const text = (...parts: readonly (readonly Block[])[]): readonly Block[] => parts.flat();
