import { isItem } from '../shape';

type Span = Readonly<Record<string, unknown>>;

const textOf = (span: Span): string => (typeof span.text === 'string' ? span.text : '');

/** The text of a block's spans. */
export function blockText(children: unknown): string {
  return Array.isArray(children) ? children.filter(isItem).map(textOf).join('') : '';
}

/**
 * The spans of a text block after its text was changed to `text`: unchanged parts keep their marks,
 * and new text takes the marks of the span it was typed in.
 */
export function withText(children: unknown, text: string): readonly Span[] {
  const spans = Array.isArray(children) ? children.filter(isItem) : [];
  const before = blockText(spans);
  const least = Math.min(before.length, text.length);
  let head = 0;
  while (head < least && before[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  const [from, to] = [head, before.length - tail];
  const typed = text.slice(head, text.length - tail);

  let at = 0;
  let isPlaced = false;
  const changed = spans.map((span, index) => {
    const own = textOf(span);
    const [start, end] = [at, at + own.length];
    at = end;
    const left = own.slice(0, Math.max(0, from - start));
    const right = own.slice(Math.max(0, Math.min(own.length, to - start)));
    const isHere = !isPlaced && (from <= end || index === spans.length - 1);
    if (isHere) isPlaced = true;
    if (!isHere && end <= from) return span;
    return { ...span, text: left + (isHere ? typed : '') + right };
  });
  const kept = changed.filter(span => textOf(span) !== '');
  return kept.length > 0 ? kept : changed.slice(0, 1);
}
