import * as v from 'valibot';
import { handle, words } from '~/seed/load/fields';
import { readJson } from '~/seed/load/json';

/** `manuals.json`: product manuals, page by page. */
const manual = v.strictObject({
  product: handle,
  title: words,
  model: words,
  sections: v.array(v.strictObject({ heading: words, lines: v.array(words) })),
});

export type Manual = v.InferOutput<typeof manual>;

export const manualFile = (product: string): string => `manuals/${product}.pdf`;

/** Every manual, by the path of its file. */
export const MANUALS: ReadonlyMap<string, Manual> = new Map(
  readJson('content/larkfield/manuals.json', v.array(manual)).map(
    entry => [manualFile(entry.product), entry] as const,
  ),
);
