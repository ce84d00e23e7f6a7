import { array, boolean, object, string } from 'valibot';
import { moneySchema } from '../commerce/money-decoder';
import { availabilitySchema } from '../commerce/product-decoder';
import { imageSchema } from '../content/media/image-decoder';
import { finiteNumber, nullable } from '../data/decode';

/** A `TileCard` in a file of the build. */
export const tileCardSchema = object({
  id: string(),
  handle: string(),
  title: string(),
  tagline: nullable(string()),
  image: nullable(imageSchema),
  hoverImage: nullable(imageSchema),
  priceMin: moneySchema,
  priceMax: moneySchema,
  compareAtPrice: nullable(moneySchema),
  availability: availabilitySchema,
  swatches: array(string()),
  autoshipPercent: finiteNumber,
  rating: nullable(object({ average: finiteNumber, count: finiteNumber })),
  isLeadGeneration: boolean(),
  isSimple: boolean(),
});
