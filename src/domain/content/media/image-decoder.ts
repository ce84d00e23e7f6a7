import { nullish, object, string } from 'valibot';
import { finiteNumber } from '~/src/domain/data/decode';

/** A picture as we write it: to files of the build and to storage. */
export const imageSchema = object({
  url: string(),
  alt: string(),
  width: finiteNumber,
  height: finiteNumber,
  hotspot: nullish(object({ x: finiteNumber, y: finiteNumber })),
});
