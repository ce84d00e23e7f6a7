import { randomBytes } from 'node:crypto';
import type { StoredCart, StoredLine } from './model';

/** A new token and key in the platform's format. */
export const newCartSecret = (): { readonly token: string; readonly key: string } => ({
  token: `hWN${randomBytes(24).toString('base64url').replaceAll(/[-_]/g, 'x')}`,
  key: randomBytes(16).toString('hex'),
});

/** The cart's global id with its secret key: whoever has it may read and change the cart. */
export const cartId = (cart: StoredCart): string =>
  `gid://shopify/Cart/${cart.token}?key=${cart.key}`;

/** A line's global id, which also names its cart's token, but not the secret key. */
export const lineId = (cart: StoredCart, line: StoredLine): string =>
  `gid://shopify/CartLine/${line.id}?cart=${cart.token}`;

/** The bare id in a line's global id; the whole text if it is not one. */
export const lineUuid = (id: string): string =>
  /^gid:\/\/shopify\/CartLine\/([^?]+)/.exec(id)?.[1] ?? id;

/** Path and query of the hosted checkout page of a cart. @param language of its buyer, as `@inContext` names it */
export const checkoutPath = (cart: StoredCart, language: string | null | undefined): string => {
  const locale = language && language !== 'EN' ? `&locale=${language.toLowerCase()}` : '';
  return `/cart/c/${cart.token}?key=${cart.key}${locale}`;
};

type Carts = Readonly<Record<string, StoredCart>>;

const cartOfToken = (carts: Carts, token: string | undefined): StoredCart | null =>
  token !== undefined && Object.hasOwn(carts, token) ? (carts[token] ?? null) : null;

/** The cart of an id; null for an unknown token and for a wrong or missing key. */
export function findCart(carts: Carts, id: string): StoredCart | null {
  const match = /^gid:\/\/shopify\/Cart\/([^?]+)\?key=([0-9a-f]+)$/.exec(id);
  const cart = cartOfToken(carts, match?.[1]);
  return cart?.key === match?.[2] ? cart : null;
}

/** The cart of an id without a key: the platform returns it without the buyer. */
export const findCartWithoutKey = (carts: Carts, id: string): StoredCart | null =>
  cartOfToken(carts, /^gid:\/\/shopify\/Cart\/([^?]+)$/.exec(id)?.[1]);
