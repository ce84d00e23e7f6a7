import { parseLinkKind, type Link } from '~/src/domain/content/links';
import type { TextBlock, TextSpan } from '~/src/domain/content/rich-text/portable-text';
import { blockText } from '~/src/domain/content/rich-text/portable-text';
import type { RichText, RichTextBlock } from '~/src/domain/content/rich-text/rich-text';

/** A text, and the link that it ended with if its last paragraph was nothing else. */
export interface ClosedText {
  readonly text: RichText;
  readonly action: { readonly label: string; readonly link: Link } | null;
}

/** A text with numbered chapters of one paragraph each. */
export interface NumberedText {
  readonly before: ClosedText;
  /** The heading of each without its number, and its paragraph. */
  readonly parts: readonly RichText[];
  readonly after: ClosedText;
}

/** Fewer are no list. */
const FEWEST_PARTS = 3;
const NUMBER = /^\d+\.\s+/;

const isText = (block: RichTextBlock): block is TextBlock => block._type === 'block';

const isParagraph = (block: RichTextBlock): block is TextBlock =>
  isText(block) && block.style === 'normal' && !block.listItem;

const isNumbered = (block: RichTextBlock): block is TextBlock =>
  isText(block) && block.style === 'h2' && NUMBER.test(blockText(block));

const withoutNumber = (block: TextBlock): TextBlock => ({
  ...block,
  children: block.children.map(
    (span, index): TextSpan =>
      index === 0 ? { ...span, text: span.text.replace(NUMBER, '') } : span,
  ),
});

interface LinkMark {
  readonly _key: string;
  readonly kind?: unknown;
  readonly href?: unknown;
}

const actionOf = (last: RichTextBlock | undefined): ClosedText['action'] => {
  if (!last || !isParagraph(last)) return null;
  const [only, ...more] = last.children;
  if (!only || more.length > 0 || !Array.isArray(last.markDefs)) return null;
  const marks: readonly LinkMark[] = last.markDefs;
  const mark = marks.find(({ _key }) => only.marks.includes(_key));
  if (typeof mark?.href !== 'string') return null;
  return { label: only.text, link: { kind: parseLinkKind(mark.kind), href: mark.href } };
};

const closed = (text: RichText): ClosedText => {
  const action = actionOf(text.at(-1));
  return { text: action ? text.slice(0, -1) : text, action };
};

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
  return { before: closed(text.slice(0, start)), parts, after: closed(text.slice(end)) };
}

/** The last chapter of a text, apart, if it ends with a link. */
export function closingChapter(text: RichText): {
  readonly before: RichText;
  readonly end: ClosedText | null;
} {
  const heading = text.filter(block => isText(block) && block.style === 'h2').at(-1);
  const start = heading ? text.indexOf(heading) : 0;
  const end = closed(text.slice(start));
  return start > 0 && end.action
    ? { before: text.slice(0, start), end }
    : { before: text, end: null };
}
