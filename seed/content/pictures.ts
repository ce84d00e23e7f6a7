import * as v from 'valibot';
import { readJson } from '../load/json';
import { image } from './fields';
import { imageField, type SeedImage } from './images';
import entries from './pictures.json';

type PictureName = keyof typeof entries;

readJson('content/pictures.json', v.record(v.string(), image));

/** A photograph of `pictures.json` as an image field. */
export const picture = (name: PictureName): SeedImage =>
  imageField(entries[name].file, entries[name].alt);

/** The name of a photograph of `pictures.json`. */
export const pictureName = v.custom<PictureName>(
  name => typeof name === 'string' && Object.hasOwn(entries, name),
  'takes the name of a picture in pictures.json.',
);
