import { array, boolean, check, object, pipe, regex, string, unknown } from 'valibot';
import { moneySchema } from '~/src/domain/commerce/money-decoder';
import { decodeOr, finiteNumber, nullable } from '~/src/domain/data/decode';
import { VIEWED_LIMIT, type ViewedProduct } from './viewed-products';

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const seenSchema = object({
  handle: pipe(string(), regex(/^[\w-]+$/)),
  title: string(),
  image: nullable(
    object({
      url: pipe(string(), check(isWebAddress, 'is no web address')),
      width: finiteNumber,
      height: finiteNumber,
    }),
  ),
  price: moneySchema,
  isFrom: boolean(),
});

/** Reads a stored list; leaves out invalid entries and duplicates. */
export const parseViewedProducts = (kept: unknown): readonly ViewedProduct[] => {
  const seen = new Map<string, ViewedProduct>();
  for (const each of decodeOr(array(unknown()), kept) ?? []) {
    const product = decodeOr(seenSchema, each);
    if (product && !seen.has(product.handle)) seen.set(product.handle, product);
  }
  return [...seen.values()].slice(0, VIEWED_LIMIT);
};
