import type { SeedLink } from './links';
import { linkTo } from './links';

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

const INLINE =
  /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|__([^_]+)__|_([^_]+)_|~~([^~]+)~~|`([^`]+)`/;

const MARKS = ['strong', 'underline', 'em', 'strike-through', 'code'] as const;

/**
 * Text with `[label](target)`, `**strong**`, `__underline__`, `_em_`, `~~strike~~` and code in it, as
 * spans and mark definitions.
 */
function inline(text: string): Pick<Block, 'markDefs' | 'children'> {
  const markDefs: (SeedLink & { _key: string })[] = [];
  const children: Span[] = [];
  const add = (part: string, marks: readonly string[]) => {
    if (part)
      children.push({ _type: 'span', _key: `span${children.length + 1}`, text: part, marks });
  };
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    const [whole, label, target, ...marked] = match;
    add(rest.slice(0, match.index), []);
    MARKS.forEach((mark, index) => add(marked[index] ?? '', [mark]));
    if (label && target) {
      const key = `link${markDefs.length + 1}`;
      markDefs.push({ _key: key, ...linkTo(target) });
      add(label, [key]);
    }
    rest = rest.slice(match.index + whole.length);
  }
  add(rest, []);
  return { markDefs, children };
}

/** One block of a text; lists and headings are shapes of it. */
export const block = (text: string, shape: Partial<Block> = {}): Block => ({
  _type: 'block',
  style: 'normal',
  ...shape,
  ...inline(text),
});

export const paragraphs = (...texts: readonly string[]): readonly Block[] =>
  texts.map(text => block(text));

export const heading = (text: string): readonly Block[] => [block(text, { style: 'h2' })];

export const subheading = (text: string): readonly Block[] => [block(text, { style: 'h3' })];

export const bullets = (...items: readonly string[]): readonly Block[] =>
  items.map(item => block(item, { listItem: 'bullet', level: 1 }));

export const numbered = (...items: readonly string[]): readonly Block[] =>
  items.map(item => block(item, { listItem: 'number', level: 1 }));

/** Blocks of a whole text, in reading order. */
export const text = (...parts: readonly (readonly Block[])[]): readonly Block[] => parts.flat();
