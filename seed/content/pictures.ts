import * as v from 'valibot';
import { readJson } from '../load/json';
import { image } from './fields';
import { imageField, isArtFile, type SeedImage } from './images';
import entries from './pictures.json';

type PictureName = keyof typeof entries;

readJson('content/pictures.json', v.record(v.string(), image));

/** A photograph of `pictures.json` as an image field. */
export const picture = (name: PictureName): SeedImage =>
  imageField(entries[name].file, entries[name].alt);

const isPictureName = (name: unknown): name is PictureName =>
  typeof name === 'string' && Object.hasOwn(entries, name);

/** The name of a photograph of `pictures.json`. */
export const pictureName = v.custom<PictureName>(
  isPictureName,
  'takes the name of a picture in pictures.json.',
);

/** A photograph of `pictures.json` by its name, or a file of the art pack, with its own alternative text. */
export const anyPicture = v.pipe(
  v.string(),
  v.check(
    name => isPictureName(name) || isArtFile(name),
    ({ input }) => `neither pictures.json nor the art pack has "${input}".`,
  ),
  v.transform(name => (isPictureName(name) ? picture(name) : imageField(name))),
);
