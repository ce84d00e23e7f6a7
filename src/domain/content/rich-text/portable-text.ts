import type { ImageAsset } from '../media/image';
import type { Question } from '~/src/domain/commerce/product';
import type { RichTextBlock } from './rich-text';

/** Styles of a text block that the site draws. */
export const TEXT_STYLES = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const;

/** Marks on a run of text that the site draws, links aside. */
export const DECORATORS = ['strong', 'em', 'underline', 'strike-through', 'code'] as const;

export const LIST_KINDS = ['bullet', 'number'] as const;

export type TextStyle = (typeof TEXT_STYLES)[number];

interface BlockOf<Type extends string> extends RichTextBlock {
  readonly _type: Type;
}

export interface TextSpan {
  readonly _type: 'span';
  readonly _key?: string;
  readonly text: string;
  readonly marks: readonly string[];
}

/** A paragraph, heading, quotation or list item. */
export interface TextBlock extends BlockOf<'block'> {
  readonly style: TextStyle;
  readonly listItem?: (typeof LIST_KINDS)[number];
  /** Depth of a list item, from 1. */
  readonly level?: number;
  readonly children: readonly TextSpan[];
}

export interface ImageBlock extends BlockOf<'image'> {
  readonly image: ImageAsset;
  readonly caption: string | null;
}

/**
 * An externally hosted video: shown as a still with a link, so that nothing loads without a click.
 */
export interface VideoBlock extends BlockOf<'videoEmbed'> {
  readonly url: string;
  readonly title: string;
  readonly image: ImageAsset | null;
  readonly minutes: number | null;
}

export const CALLOUT_TONES = ['note', 'care'] as const;

export interface CalloutBlock extends BlockOf<'callout'> {
  readonly tone: (typeof CALLOUT_TONES)[number];
  readonly title: string | null;
  readonly text: string;
}

export interface ProductBlock extends BlockOf<'productEmbed'> {
  readonly handle: string;
  /** Why it is named here. */
  readonly note: string | null;
}

/** The first row names the columns, the first cell of each further row names the row. */
export interface TableBlock extends BlockOf<'table'> {
  readonly caption: string | null;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type DividerBlock = BlockOf<'divider'>;

export interface QuestionsBlock extends BlockOf<'questions'> {
  readonly items: readonly Question[];
}

/** A block that the site draws. */
export type PortableBlock =
  | TextBlock
  | ImageBlock
  | VideoBlock
  | CalloutBlock
  | ProductBlock
  | TableBlock
  | DividerBlock
  | QuestionsBlock;

/** What a page's body is made of, in reading order. */
export type PortableText = readonly PortableBlock[];

/** The words of a block without its marks. */
export const blockText = ({ children }: Pick<TextBlock, 'children'>): string =>
  children.map(({ text }) => text).join('');
