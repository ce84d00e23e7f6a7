import type { TextBlock, TextSpan } from '~/src/domain/content/rich-text/portable-text';
import { blockText } from '~/src/domain/content/rich-text/portable-text';
import type { RichText, RichTextBlock } from '~/src/domain/content/rich-text/rich-text';
import { isHeading, isParagraph, withAction, type TextWithAction } from './text-action';

/** A text with numbered chapters of one paragraph each. */
export interface NumberedText {
  readonly before: TextWithAction;
  /** The heading of each without its number, and its paragraph. */
  readonly parts: readonly RichText[];
  readonly after: TextWithAction;
}

/** Fewer are no list. */
const FEWEST_PARTS = 3;
const NUMBER = /^\d+\.\s+/;

const isNumbered = (block: RichTextBlock): block is TextBlock =>
  isHeading(block) && NUMBER.test(blockText(block));

const withoutNumber = (block: TextBlock): TextBlock => ({
  ...block,
  children: block.children.map(
    (span, index): TextSpan =>
      index === 0 ? { ...span, text: span.text.replace(NUMBER, '') } : span,
  ),
});

/** The chapters "1. …", "2. …" of a text, and what is around them; null without any. */
export function numberedText(text: RichText): NumberedText | null {
  const start = text.findIndex(isNumbered);
  if (start < 0) return null;
  const parts: RichTextBlock[][] = [];
  let end = start;
  for (const block of text.slice(start)) {
    const last = parts.at(-1);
    if (isNumbered(block)) parts.push([withoutNumber(block)]);
    else if (isParagraph(block) && last?.length === 1) last.push(block);
    else break;
    end += 1;
  }
  if (parts.length < FEWEST_PARTS) return null;
  return { before: withAction(text.slice(0, start)), parts, after: withAction(text.slice(end)) };
}
