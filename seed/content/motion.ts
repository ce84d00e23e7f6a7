import * as v from 'valibot';
import manifest from '../art/manifest.json';
import { handle, words } from '../load/fields';
import { hasFile } from '../load/files';
import { readJson } from '../load/json';
import type { Site } from './document';
import { image } from './fields';
import { fileField } from './files';
import { imageField, imageReference } from './images';

/** `motion.json`: what moves in the gallery of a product, by its handle. */
const motion = v.record(
  handle,
  v.strictObject({
    film: v.strictObject({ file: words, still: image }),
    /** The folder in the art pack with the pictures of a turn, named by their order. */
    turn: words,
  }),
);

/** The pictures of a turn as a list field. */
const turnField = (folder: string) =>
  manifest
    .map(({ file }) => file)
    .filter(file => file.startsWith(`${folder}/`))
    .sort()
    .map(file => ({
      _type: 'image',
      asset: { _type: 'reference', _ref: imageReference(file) },
    }));

/** What moves in the galleries of a site's products, as fields of their documents. */
export function motionOf(site: Site): Readonly<Record<string, object>> {
  const file = `content/${site}/motion.json`;
  if (!hasFile(file)) return {};
  return Object.fromEntries(
    Object.entries(readJson(file, motion)).map(([product, { film, turn }]) => [
      product,
      {
        film: {
          file: fileField(film.file),
          still: imageField(film.still.file, film.still.alt),
        },
        turn: turnField(turn),
      },
    ]),
  );
}
