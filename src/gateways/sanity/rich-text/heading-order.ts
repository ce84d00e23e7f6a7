import {
  blockText,
  type PortableBlock,
  type PortableText,
  type TextStyle,
} from '~/src/domain/content/rich-text/portable-text';

const LEVELS = ['h2', 'h3', 'h4'] as const satisfies readonly TextStyle[];

const levelOf = (block: PortableBlock): number =>
  block._type === 'block' ? LEVELS.findIndex(level => level === block.style) : -1;

/**
 * A text whose headings go down one level at a time, as screen readers count on: one that skips a
 * level is shown a level higher, and `report` hears of it.
 */
export const withHeadingsInOrder = (
  text: PortableText,
  report: (message: string) => void,
): PortableText => {
  let before: number | null = null;
  return text.map(block => {
    const level = levelOf(block);
    if (level < 0 || block._type !== 'block') return block;
    const allowed: number = before === null ? level : Math.min(level, before + 1);
    before = allowed;
    const style = LEVELS[allowed];
    if (allowed === level || style === undefined) return block;
    report(`the heading "${blockText(block)}" skips a level. Choose ${style}, as it is shown.`);
    return { ...block, style };
  });
};
