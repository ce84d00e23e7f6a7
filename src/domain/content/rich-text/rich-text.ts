/** A block of portable text as the content system keeps it, its links resolved to paths. */
export interface RichTextBlock {
  readonly _type: string;
  readonly _key?: string;
  readonly [field: string]: unknown;
}

export type RichText = readonly RichTextBlock[];
