import type { StoredCart } from './cart/model';
import type { StoredToken } from './customer/model';
import type { OrderRecord, SubscriptionRecord } from './checkout/order-model';

/** The state of a store that survives restarts. */
export interface StoreData {
  /** By the token in the cart's id. */
  readonly carts: Readonly<Record<string, StoredCart>>;
  readonly orders: readonly OrderRecord[];
  readonly subscriptions: readonly SubscriptionRecord[];
  /** Units sold by variant number; stock is the seed's less these. */
  readonly sold: Readonly<Record<string, number>>;
  readonly nextOrderNumber: number;
  /** Customer access tokens; absent until somebody signs in. */
  readonly customerTokens?: Readonly<Record<string, StoredToken>>;
}

/** The state of a store without any sales. */
export const emptyStore = (): StoreData => ({
  carts: {},
  orders: [],
  subscriptions: [],
  sold: {},
  nextOrderNumber: 1001,
});
