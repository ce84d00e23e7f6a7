import type { ResultOf } from 'gql.tada';
import type { Cart } from '~/src/domain/commerce/cart';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { CartWrite } from './cart-contract';
import { toCartUserError } from './cart-user-error';
import type { CommerceClient } from '../client';
import type { cartCreate } from '../documents/cart-mutations';
import { cartLinesPage } from '../documents/cart-queries';
import { toCart, type WireCart } from './to-cart';
import { textOrEmpty } from '~/src/domain/data/read';
import { presentEntries, type Untrusted } from '../untrusted';

type WireWrite = NonNullable<Untrusted<ResultOf<typeof cartCreate>>>['result'];

/** The cart with every line; further pages are read in turn (spec storefront §9: 20 a page). */
export const completeCart = async (
  client: CommerceClient,
  wire: WireCart,
  signal: AbortSignal | undefined,
): Promise<Result<Cart>> => {
  const lines = [...presentEntries(wire.lines?.nodes)];
  let page = wire.lines?.pageInfo;
  while (page?.hasNextPage === true) {
    const after = textOrEmpty(page.endCursor);
    if (after === '') return failure('protocol', 'A page of cart lines has no end cursor.');
    const reply = await client(cartLinesPage, { cartId: textOrEmpty(wire.id), after }, signal);
    if (!reply.ok) return reply;
    const next = reply.value.cart?.lines;
    if (!next || textOrEmpty(next.pageInfo?.endCursor) === after) {
      return failure('protocol', 'A further page of cart lines is missing.');
    }
    lines.push(...presentEntries(next.nodes));
    page = next.pageInfo;
  }
  return toCart(wire, lines);
};

/** The reply to a change. */
export const toCartWrite = async (
  client: CommerceClient,
  wire: WireWrite,
  signal: AbortSignal | undefined,
): Promise<Result<CartWrite>> => {
  if (!wire) return failure('protocol', 'The reply to a cart change is empty.');
  const cart = wire.cart ? await completeCart(client, wire.cart, signal) : ok(null);
  if (!cart.ok) return cart;
  const userErrors = presentEntries(wire.userErrors).map(({ field, message, code }) =>
    toCartUserError({
      field: presentEntries(field).map(textOrEmpty),
      message: textOrEmpty(message),
      code: textOrEmpty(code) || null,
    }),
  );
  if (cart.value === null && userErrors.length === 0) {
    return failure('protocol', 'The reply to a cart change has neither a cart nor an error.');
  }
  const warnings = presentEntries(wire.warnings).map(({ code, message, target }) => ({
    code: textOrEmpty(code),
    message: textOrEmpty(message),
    target: textOrEmpty(target),
  }));
  return ok({ cart: cart.value, userErrors, warnings });
};
