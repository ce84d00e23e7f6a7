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
 * Corrects heading levels, which must go down one at a time for screen readers: a heading that
 * skips a level is raised, and `report` is called.
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
