import { isCurrencyCode, type CurrencyCode } from '~/src/config/currency';
import {
  boolean,
  decodeOr,
  nullable,
  number,
  object,
  string,
  where,
  type Decode,
} from '~/src/domain/data/decode';
import { SEEN_LIMIT, type SeenProduct } from './seen-list';

const isHandle = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]+$/.test(value);

const isCents = (value: unknown): value is number => Number.isSafeInteger(value);

const isCurrency = (value: unknown): value is CurrencyCode =>
  typeof value === 'string' && isCurrencyCode(value);

const isWebAddress = (value: unknown): value is string => {
  try {
    return typeof value === 'string' && /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};

const decodeSeen: Decode<SeenProduct> = object({
  handle: where(isHandle, 'handle'),
  title: string,
  image: nullable(
    object({ url: where(isWebAddress, 'web address'), width: number, height: number }),
  ),
  price: object({ cents: where(isCents, 'amount'), currency: where(isCurrency, 'currency') }),
  isFrom: boolean,
});

/** Reads a kept list; what cannot be read of it is left out, and a product counts once. */
export const parseSeen = (kept: unknown): readonly SeenProduct[] => {
  const seen = new Map<string, SeenProduct>();
  for (const each of Array.isArray(kept) ? kept : []) {
    const product = decodeOr(decodeSeen, each);
    if (product && !seen.has(product.handle)) seen.set(product.handle, product);
  }
  return [...seen.values()].slice(0, SEEN_LIMIT);
};
