import { randomBytes } from 'node:crypto';
import type { StoredCart, StoredLine } from './model';

/** A new token and key, shaped as the platform's. */
export const newCartSecret = (): { readonly token: string; readonly key: string } => ({
  token: `hWN${randomBytes(24).toString('base64url').replaceAll(/[-_]/g, 'x')}`,
  key: randomBytes(16).toString('hex'),
});

export const cartId = (cart: StoredCart): string =>
  `gid://shopify/Cart/${cart.token}?key=${cart.key}`;

export const lineId = (cart: StoredCart, line: StoredLine): string =>
  `gid://shopify/CartLine/${line.id}?cart=${cart.token}`;

/** The bare id in a line's global id; the whole text when it is none. */
export const lineUuid = (id: string): string =>
  /^gid:\/\/shopify\/CartLine\/([^?]+)/.exec(id)?.[1] ?? id;

/** Path and query of the hosted checkout page of a cart. */
export const checkoutPath = (cart: StoredCart): string => `/cart/c/${cart.token}?key=${cart.key}`;

/** The cart that an id names; null for an unknown token and for a wrong key. */
export function findCart(
  carts: Readonly<Record<string, StoredCart>>,
  id: string,
): StoredCart | null {
  const match = /^gid:\/\/shopify\/Cart\/([^?]+)\?key=([0-9a-f]+)$/.exec(id);
  const cart = match?.[1] ? carts[match[1]] : undefined;
  return cart && cart.key === match?.[2] ? cart : null;
}
