import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { unitsLeft, type StoreRuntime } from '../runtime';
import { noSuchCart, type CartError } from './errors';
import { findCart } from './ids';
import type { LineRules } from './lines';
import type { StoredCart } from './model';
import type { StockWarning } from './warnings';

/** The result of a cart mutation; without a cart there is none to return. */
export interface CartOutcome {
  readonly cart: StoredCart | null;
  readonly errors: readonly CartError[];
  readonly warnings: readonly StockWarning[];
}

/** The parts of the cart that a change replaces, or the user errors. */
export type CartChange =
  | { readonly patch: Partial<StoredCart>; readonly warnings?: readonly StockWarning[] }
  | { readonly errors: readonly CartError[]; readonly hidesCart?: boolean };

const INPUT_LIMIT = 250;

/** Throws the platform's top-level error for a list that is too long. */
export function limitInput(items: readonly unknown[] | null | undefined): void {
  if (!items || items.length <= INPUT_LIMIT) return;
  throw new GraphQLError(
    `The input array size of ${items.length} is greater than the maximum allowed of ${INPUT_LIMIT}.`,
    { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
  );
}

/** The store's rules for lines. */
export function lineRules(store: StoreRuntime): LineRules {
  return {
    unitsLeft: variant => unitsLeft(store, variant),
    title: variant => {
      const product = store.catalogue.productsByHandle.get(variant.productHandle);
      const single = variant.title === 'Default Title';
      return single ? (product?.title ?? '') : `${product?.title ?? ''} - ${variant.title}`;
    },
    newId: () => randomUUID(),
  };
}

/** Keep a cart. */
export function saveCart(store: StoreRuntime, cart: StoredCart): void {
  store.state.update(data => ({ ...data, carts: { ...data.carts, [cart.token]: cart } }));
}

/** Changes the cart with an id and stores it; an unknown cart is the platform's userError. */
export function changeCart(
  store: StoreRuntime,
  id: string,
  change: (cart: StoredCart) => CartChange,
): CartOutcome {
  const cart = findCart(store.state.value.carts, id);
  if (!cart) return { cart: null, errors: [noSuchCart()], warnings: [] };
  const result = change(cart);
  if ('errors' in result) {
    return { cart: result.hidesCart ? null : cart, errors: result.errors, warnings: [] };
  }
  const changed = { ...cart, ...result.patch, updatedAt: store.now().toISOString() };
  saveCart(store, changed);
  return { cart: changed, errors: [], warnings: result.warnings ?? [] };
}
