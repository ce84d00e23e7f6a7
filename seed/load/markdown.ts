import type { Nodes, Root, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import type * as v from 'valibot';
import { seedError } from './check';
import { nameOf, readText } from './files';
import { parseChecked } from './json';

const FENCE = '---\n';

/** A Markdown text and its place in a file. */
export interface Prose {
  readonly file: string;
  /** The line on which the text begins. */
  readonly line: number;
  readonly text: string;
}

/** A Markdown file: its front matter and the text below. */
export interface MarkdownFile<Fields> {
  /** The file's name without its ending. */
  readonly name: string;
  readonly fields: Fields;
  readonly prose: Prose;
}

/**
 * A Markdown file whose front matter fits the schema.
 * @throws an error with the file, the line and the field that is wrong
 */
export function readMarkdown<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): MarkdownFile<v.InferOutput<Schema>> {
  const whole = readText(file);
  const end = whole.indexOf(`\n${FENCE}`, FENCE.length - 1);
  if (!whole.startsWith(FENCE) || end === -1) {
    throw seedError(file, 1, 'the file does not begin with front matter between lines of "---".');
  }
  const front = whole.slice(FENCE.length, end + 1);
  const line = whole.slice(0, end + 1).split('\n').length + 1;
  return {
    name: nameOf(file),
    fields: parseChecked(front, schema, file, 2),
    prose: { file, line, text: whole.slice(end + 1 + FENCE.length) },
  };
}

// Text directives (`:name`) are left out: a colon in a sentence is a colon.
const SYNTAX = {
  extensions: [
    gfmTable(),
    gfmStrikethrough({ singleTilde: false }),
    { flow: directive().flow ?? {} },
  ],
  mdastExtensions: [
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    directiveFromMarkdown(),
  ],
};

/** The syntax tree of a Markdown text. */
export const parseMarkdown = (text: string): Root => fromMarkdown(text, SYNTAX);

/** The error for a node that the seed does not support. */
export const refusedNode = (node: Nodes | RootContent, { file, line }: Prose, why: string): Error =>
  seedError(file, line + (node.position?.start.line ?? 1) - 1, why);
