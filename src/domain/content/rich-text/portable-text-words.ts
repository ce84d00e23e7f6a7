import { blockText, type PortableBlock, type PortableText } from './portable-text';

const WORDS_A_MINUTE = 220;

const wordsOf = (block: PortableBlock): string => {
  switch (block._type) {
    case 'block':
      return blockText(block);
    case 'callout':
      return [block.title, block.text].filter(Boolean).join(' ');
    case 'image':
      return block.caption ?? '';
    case 'table':
      return [block.columns, ...block.rows].flat().join(' ');
    case 'questions':
      return block.items.map(({ question, answer }) => `${question} ${answer}`).join(' ');
    case 'productEmbed':
      return block.note ?? '';
    case 'videoEmbed':
      return block.title;
    case 'divider':
      return '';
  }
};

/** The plain text, for feeds and descriptions; one space between blocks. */
export const plainText = (text: PortableText): string =>
  text.map(wordsOf).filter(Boolean).join(' ');

/** Whole minutes that a calm reader needs, at least one. */
export const readingMinutes = (text: PortableText): number =>
  Math.max(1, Math.round(plainText(text).split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE));

/** Handles of the products that a text embeds, once each. */
export const embeddedHandles = (text: PortableText): readonly string[] => [
  ...new Set(text.flatMap(block => (block._type === 'productEmbed' ? [block.handle] : []))),
];

const DESCRIPTION_LENGTH = 160;

/** The beginning of the plain text, for its description in search results; null if it is empty. */
export const descriptionOf = (text: PortableText): string | null => {
  const words = plainText(text);
  if (words.length <= DESCRIPTION_LENGTH) return words || null;
  const cut = words.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
};
