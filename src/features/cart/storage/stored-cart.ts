import { parseJson } from '~/src/domain/data/json';
import { numberOf, recordOf } from '~/src/domain/data/read';
import type { CookieJar, KeyValueStore } from '~/src/features/storage';
import type { CartKeys } from './cart-keys';

/** What is known of a stored cart without the engine. */
export interface StoredCart {
  /** Whether there is anything for the engine to do. */
  readonly isKnown: boolean;
  readonly totalQuantity: number;
}

export function readStoredCart(
  keys: CartKeys,
  store: Pick<KeyValueStore, 'get' | 'keys'>,
  jar: Pick<CookieJar, 'get'>,
): StoredCart {
  const { cart } = recordOf(parseJson(store.get(keys.snapshot)));
  const count = numberOf(recordOf(cart).totalQuantity);
  const isKnown =
    (store.get(keys.id) ?? jar.get(keys.id) ?? store.get(keys.batch)) !== null ||
    store.keys(keys.intent).length > 0;
  return {
    isKnown,
    totalQuantity: isKnown && count !== null && count <= 1e6 ? Math.max(0, Math.trunc(count)) : 0,
  };
}
