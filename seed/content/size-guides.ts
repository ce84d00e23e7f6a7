import * as v from 'valibot';
import { handle, words } from '../load/fields';
import { hasFile } from '../load/files';
import { readJson } from '../load/json';
import type { Site } from './document';
import { image } from './fields';
import { imageField } from './images';

const range = { from: v.number(), to: v.number() };

/** `size-guides.json`: how to choose the size of a product, by its handle; lengths in inches. */
const guides = v.record(
  handle,
  v.strictObject({
    kind: v.picklist(['collar', 'door']),
    option: words,
    article: handle,
    image,
    line: v.tuple([v.number(), v.number(), v.number(), v.number()]),
    sizes: v.array(v.strictObject({ value: words, ...range })),
    thickness: v.optional(v.strictObject(range)),
  }),
);

/** The size guides of a site's products, as fields of their documents. */
export function sizeGuidesOf(site: Site): Readonly<Record<string, object>> {
  const file = `content/${site}/size-guides.json`;
  if (!hasFile(file)) return {};
  return Object.fromEntries(
    Object.entries(readJson(file, guides)).map(([product, { image: picture, ...guide }]) => [
      product,
      { ...guide, image: imageField(picture.file, picture.alt) },
    ]),
  );
}
