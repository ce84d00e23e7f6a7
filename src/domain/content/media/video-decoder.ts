import { array, boolean, object, string, type GenericSchema } from 'valibot';
import { finiteNumber, nullable } from '~/src/domain/data/decode';
import { imageSchema } from './image-decoder';
import type { Video } from './video';

const file = object({ url: string(), extension: string() });

/** A video as we write it to files of the build. */
export const videoSchema: GenericSchema<unknown, Video> = object({
  slug: string(),
  title: string(),
  description: nullable(string()),
  poster: nullable(imageSchema),
  file,
  width: finiteNumber,
  height: finiteNumber,
  seconds: finiteNumber,
  hasSound: boolean(),
  publishedAt: string(),
  captions: array(object({ label: string(), srclang: string(), file })),
  chapters: array(object({ title: string(), start: finiteNumber })),
  transcript: array(object({ start: finiteNumber, text: string() })),
});
