import type { Snapshot } from '../queue/snapshot';
import { parseBatch, parseQueuedIntent, parseSnapshot } from './parse-stored';
import { parseJson } from '~/src/domain/data/json';
import type { CookieJar, KeyValueStore } from '~/src/features/storage';
import type { CartKeys } from './cart-keys';
import type { Persistence } from '../ports';

// The platform forgets a cart sooner than this; the cookie need not end before it does.
const CART_COOKIE_DAYS = 30;

// A customer's token is stored in one place only; no second copy may outlive it.
const withoutToken = (name: string, value: unknown): unknown =>
  name === 'customerAccessToken' ? undefined : value;

// Nor does a copy of the buyer's address and number outlive their session: the store sends them again.
const withoutContact = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  cart: snapshot.cart && { ...snapshot.cart, email: null, phone: null },
});

/** The cart's journal over local storage, its id in a cookie too (spec §7). */
export function createPersistence(
  keys: CartKeys,
  store: KeyValueStore,
  jar: CookieJar,
): Persistence {
  const write = (key: string, value: unknown): boolean =>
    store.set(key, JSON.stringify(value, withoutToken));

  return {
    readCartId: () => store.get(keys.id) ?? jar.get(keys.id),
    writeCartId: id => {
      if (id === null) {
        store.remove(keys.id);
        jar.remove(keys.id);
        return;
      }
      store.set(keys.id, id);
      jar.set(keys.id, id, CART_COOKIE_DAYS);
    },
    readSnapshot: () => parseSnapshot(parseJson(store.get(keys.snapshot))),
    writeSnapshot: snapshot => {
      const kept = withoutContact(snapshot);
      if (write(keys.snapshot, kept)) return true;
      // An old snapshot is not worth its space.
      store.remove(keys.snapshot);
      return write(keys.snapshot, kept);
    },
    readBatch: () => parseBatch(parseJson(store.get(keys.batch))),
    writeBatch: batch => {
      if (batch) return write(keys.batch, batch);
      store.remove(keys.batch);
      return true;
    },
    readIntents: () =>
      store.keys(keys.intent).flatMap(key => parseQueuedIntent(parseJson(store.get(key))) ?? []),
    writeIntent: item => write(keys.intent + item.id, item),
    removeIntent: id => store.remove(keys.intent + id),
    readCheckout: () => store.get(keys.checkout),
    writeCheckout: cartId => {
      if (cartId === null) store.remove(keys.checkout);
      else store.set(keys.checkout, cartId);
    },
    readBuyer: () => store.get(keys.buyer),
    writeBuyer: mark => {
      if (mark === null) store.remove(keys.buyer);
      else store.set(keys.buyer, mark);
    },
  };
}
