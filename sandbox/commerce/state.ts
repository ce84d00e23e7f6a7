import { isJsonObject } from '../core/json';
import type { StoredCart } from './cart/model';
import type { RefusedForm } from './checkout/form';
import type { OrderRecord, SubscriptionRecord } from './checkout/order-model';
import type { Customer, StoredToken } from './customer/model';

/** The state of a store that survives restarts. */
export interface StoreData {
  /** By the token in the cart's id. */
  readonly carts: Readonly<Record<string, StoredCart>>;
  /** The latest of each cart, by the token in its id; absent until the first. */
  readonly refusedForms?: Readonly<Record<string, RefusedForm>>;
  /** Oldest first. */
  readonly orders: readonly OrderRecord[];
  readonly subscriptions: readonly SubscriptionRecord[];
  /** Units sold by variant number; stock is the seed's less these. */
  readonly sold: Readonly<Record<string, number>>;
  readonly nextOrderNumber: number;
  /** By number. */
  readonly customers: Readonly<Record<string, Customer>>;
  /** Customer access tokens; absent until the first sign-in. */
  readonly customerTokens?: Readonly<Record<string, StoredToken>>;
  /** Hashes of multipass tokens, with the ISO 8601 instant of their use. */
  readonly usedMultipass?: Readonly<Record<string, string>>;
}

/** The state of a store without any sales. */
export const emptyStore = (): StoreData => ({
  carts: {},
  orders: [],
  subscriptions: [],
  sold: {},
  nextOrderNumber: 1001,
  customers: {},
});

const isStore = (value: unknown): value is StoreData =>
  isJsonObject(value) &&
  isJsonObject(value.customers) &&
  Array.isArray(value.orders) &&
  value.orders.every(order => isJsonObject(order) && 'financialStatus' in order);

/** Reads a stored store; throws for one from before it had customers. */
export function parseStore(stored: unknown): StoreData {
  if (!isStore(stored)) throw new Error('It is from an older sandbox');
  return stored;
}
