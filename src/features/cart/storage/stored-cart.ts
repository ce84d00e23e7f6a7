import { parseJson, type CookieJar, type KeyValueStore } from '~/src/features/storage';
import type { CartKeys } from './cart-keys';

/** What is known of a stored cart without the engine. */
export interface StoredCart {
  /** Whether there is anything for the engine to do. */
  readonly isKnown: boolean;
  readonly totalQuantity: number;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

export function readStoredCart(
  keys: CartKeys,
  store: Pick<KeyValueStore, 'get' | 'keys'>,
  jar: Pick<CookieJar, 'get'>,
): StoredCart {
  const cart = field(parseJson(store.get(keys.snapshot)), 'cart');
  const count = field(cart, 'totalQuantity');
  const isKnown =
    (store.get(keys.id) ?? jar.get(keys.id) ?? store.get(keys.batch)) !== null ||
    store.keys(keys.intent).length > 0;
  return {
    isKnown,
    totalQuantity:
      isKnown && typeof count === 'number' && count <= 1e6 ? Math.max(0, Math.trunc(count)) : 0,
  };
}
