import { array, object, pipe, rawTransform, string } from 'valibot';
import { BEST_FIRST } from '../commerce/availability';
import { finiteNumber, nullable } from '../data/decode';
import type { IndexedProduct, IndexedVariant } from './collection-index';

const facetValue = object({ id: string(), name: string(), swatch: nullable(string()) });

/** Numbers before the variants: type, title rank, newest rank, values a variant. */
const HEAD = 4;

const readVariants = (numbers: readonly number[], width: number): IndexedVariant[] | null => {
  const variants: IndexedVariant[] = [];
  for (let at = HEAD; at < numbers.length; at += 2 + width) {
    const [price, state, ...values] = numbers.slice(at, at + 2 + width);
    if (price === undefined || state === undefined || !(state in BEST_FIRST)) return null;
    if (values.length !== width) return null;
    variants.push({ price, state, values });
  }
  return variants;
};

const product = pipe(
  array(finiteNumber),
  rawTransform(({ dataset, addIssue, NEVER }): IndexedProduct => {
    const [type = 0, titleRank = 0, newestRank = 0, width = 0] = dataset.value;
    const variants = readVariants(dataset.value, width);
    if (variants === null) {
      addIssue({ message: 'holds a variant that is none of a collection index' });
      return NEVER;
    }
    const priceMin = variants.reduce((least, { price }) => Math.min(least, price), Infinity);
    return { type, titleRank, newestRank, priceMin, variants };
  }),
);

/** The index file of a collection: `WireIndex` in, `CollectionIndex` out. */
export const collectionIndexSchema = object({
  types: array(facetValue),
  options: array(object({ id: string(), name: string(), values: array(facetValue) })),
  products: array(product),
  cardFiles: array(string()),
  cardsPerFile: finiteNumber,
});
