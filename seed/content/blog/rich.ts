import { block, type Block } from '../blocks';
import { imageField } from '../images';

/** A block that is no text. */
interface EmbedBlock {
  readonly _type: string;
  readonly [field: string]: unknown;
}

export type BodyBlock = Block | EmbedBlock;

/** The blocks of a body, in reading order. */
export const body = (...parts: readonly (readonly BodyBlock[])[]): readonly BodyBlock[] =>
  parts.flat();

export const quote = (text: string): readonly BodyBlock[] => [block(text, { style: 'blockquote' })];

export const smallHeading = (text: string): readonly BodyBlock[] => [block(text, { style: 'h4' })];

/** Items one step further in than the list they follow. */
export const under = (
  listItem: 'bullet' | 'number',
  ...items: readonly string[]
): readonly BodyBlock[] => items.map(item => block(item, { listItem, level: 2 }));

export const picture = (file: string, alt: string, caption?: string): readonly BodyBlock[] => [
  { ...imageField(file, alt), ...(caption ? { caption } : {}) },
];

export const callout = (
  title: string,
  text: string,
  tone: 'note' | 'care' = 'note',
): readonly BodyBlock[] => [{ _type: 'callout', tone, title, text }];

/** A card of a product, with the reason why it stands here. */
export const productCard = (handle: string, note?: string): readonly BodyBlock[] => [
  { _type: 'productEmbed', handle, ...(note ? { note } : {}) },
];

/** The first row names the columns. */
export const table = (
  caption: string,
  ...rows: readonly (readonly string[])[]
): readonly BodyBlock[] => [
  { _type: 'table', caption, rows: rows.map(cells => ({ _type: 'tableRow', cells })) },
];

export const divider = (): readonly BodyBlock[] => [{ _type: 'divider' }];

export const faq = (
  ...rows: readonly (readonly [question: string, answer: string])[]
): readonly BodyBlock[] => [
  { _type: 'questions', items: rows.map(([question, answer]) => ({ question, answer })) },
];

export const video = (
  title: string,
  url: string,
  minutes: number,
  file: string,
  alt: string,
): readonly BodyBlock[] => [
  { _type: 'videoEmbed', title, url, minutes, image: imageField(file, alt) },
];
