import { array, boolean, fallback, object, picklist, string } from 'valibot';
import { imageSchema } from '../content/media/image-decoder';
import { finiteNumber, nullable } from '../data/decode';
import { BEST_FIRST } from './availability';
import { moneySchema } from './money-decoder';
import type { IntervalUnit } from './product';

const UNITS: readonly IntervalUnit[] = ['day', 'week', 'month', 'year'];

// Missing in files and carts of earlier builds.
const flag = fallback(boolean(), false);

export const availabilitySchema = picklist(BEST_FIRST);

export const selectedOptionsSchema = array(object({ name: string(), value: string() }));

export const variantSchema = object({
  id: string(),
  sku: string(),
  title: string(),
  selectedOptions: selectedOptionsSchema,
  price: moneySchema,
  compareAtPrice: nullable(moneySchema),
  availability: availabilitySchema,
  quantityAvailable: nullable(finiteNumber),
  isBackorder: flag,
  image: nullable(imageSchema),
  subscriptionFrequency: nullable(string()),
  isLeadGeneration: flag,
  requiresShipping: fallback(boolean(), true),
});

const sellingPlanSchema = object({
  id: string(),
  name: string(),
  discountPercent: finiteNumber,
  interval: nullable(object({ count: finiteNumber, unit: picklist(UNITS) })),
});

/** What of a product is needed to add it to the cart. */
export const productSchema = object({
  id: string(),
  handle: string(),
  title: string(),
  vendor: string(),
  productType: string(),
  tags: array(string()),
  images: array(imageSchema),
  variants: array(variantSchema),
  requiresSellingPlan: boolean(),
  sellingPlanGroups: array(object({ name: string(), plans: array(sellingPlanSchema) })),
});
