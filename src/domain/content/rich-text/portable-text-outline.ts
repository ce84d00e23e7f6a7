import { blockText, type TextBlock } from './portable-text';
import type { RichText, RichTextBlock } from './rich-text';
import { slugOf } from '../slug';

/** A heading of a text, and where it can be jumped to. */
export interface OutlineEntry {
  /** Unique in its text; also the heading's id in the page. */
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3 | 4;
  readonly block: TextBlock;
}

const LEVELS = new Map<string, 2 | 3 | 4>([
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
]);

const isText = (block: RichTextBlock): block is TextBlock => block._type === 'block';

/** The headings of a text in reading order; repeated ones get distinct ids. */
export const outlineOf = (text: RichText): readonly OutlineEntry[] => {
  const taken = new Set<string>();
  return text.filter(isText).flatMap(block => {
    const level = LEVELS.get(block.style);
    if (level === undefined) return [];
    const words = blockText(block);
    const base = slugOf(words) || 'section';
    let id = base;
    for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
    taken.add(id);
    return [{ id, text: words, level, block }];
  });
};

/** Long texts have a table of contents: this many headings of the first level or more. */
const HEADINGS_OF_A_LONG_TEXT = 3;

/** The entries of a table of contents; none for a short text. */
export const contentsOf = (outline: readonly OutlineEntry[]): readonly OutlineEntry[] => {
  const chapters = outline.filter(({ level }) => level === 2);
  return chapters.length < HEADINGS_OF_A_LONG_TEXT ? [] : chapters;
};
