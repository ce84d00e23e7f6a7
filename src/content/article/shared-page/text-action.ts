import { parseLinkKind, type Link } from '~/src/domain/content/links';
import type { TextBlock } from '~/src/domain/content/rich-text/portable-text';
import type { RichText, RichTextBlock } from '~/src/domain/content/rich-text/rich-text';

/** A text, and the link that it ended with if its last paragraph was nothing else. */
export interface TextWithAction {
  readonly text: RichText;
  readonly action: { readonly label: string; readonly link: Link } | null;
}

const isText = (block: RichTextBlock): block is TextBlock => block._type === 'block';

export const isHeading = (block: RichTextBlock): block is TextBlock =>
  isText(block) && block.style === 'h2';

export const isParagraph = (block: RichTextBlock): block is TextBlock =>
  isText(block) && block.style === 'normal' && !block.listItem;

interface LinkMark {
  readonly _key: string;
  readonly kind?: unknown;
  readonly href?: unknown;
}

const actionOf = (last: RichTextBlock | undefined): TextWithAction['action'] => {
  if (!last || !isParagraph(last)) return null;
  const [only, ...more] = last.children;
  if (!only || more.length > 0 || !Array.isArray(last.markDefs)) return null;
  const marks: readonly LinkMark[] = last.markDefs;
  const mark = marks.find(({ _key }) => only.marks.includes(_key));
  if (typeof mark?.href !== 'string') return null;
  return { label: only.text, link: { kind: parseLinkKind(mark.kind), href: mark.href } };
};

/** Takes the link that a text ends with out of it. */
export const withAction = (text: RichText): TextWithAction => {
  const action = actionOf(text.at(-1));
  return { text: action ? text.slice(0, -1) : text, action };
};

/** The last chapter of a text, apart, if it ends with a link. */
export function closingChapter(text: RichText): {
  readonly before: RichText;
  readonly end: TextWithAction | null;
} {
  const start = text.map(isHeading).lastIndexOf(true);
  const end = withAction(text.slice(start));
  return start > 0 && end.action
    ? { before: text.slice(0, start), end }
    : { before: text, end: null };
}
