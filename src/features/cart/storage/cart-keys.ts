import type { Brand } from '~/src/config/brands/brand';
import type { StoreKey } from '~/src/config/locales';
import { storageKeysOf } from '~/src/config/storage-keys';

/** Where one store's cart is kept in local storage; the id is in a cookie of that name too (spec §7). */
export interface CartKeys {
  readonly id: string;
  readonly snapshot: string;
  readonly batch: string;
  /** Followed by the intent's id. */
  readonly intent: string;
  /** Holds the id of the cart whose checkout was opened. */
  readonly checkout: string;
  /** Holds the cart id and the customer session that was sent to it. */
  readonly buyer: string;
}

export function cartKeysOf(brand: Pick<Brand, 'id'>, store: StoreKey): CartKeys {
  const id = storageKeysOf(brand, store).cartId;
  return {
    id,
    snapshot: `${id}_snapshot`,
    batch: `${id}_batch`,
    intent: `${id}_intent_`,
    checkout: `${id}_checkout`,
    buyer: `${id}_buyer`,
  };
}
