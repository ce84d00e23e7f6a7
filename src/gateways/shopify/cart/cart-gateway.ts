import type { DocumentDecoration, ResultOf } from 'gql.tada';
import type { LanguageCode } from '~/src/config/locales';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { CartGateway } from './cart-contract';
import {
  toWireAttributes,
  toWireCart,
  toWireIdentity,
  toWireLines,
  toWireUpdates,
} from './cart-input';
import { completeCart, toCartWrite } from './cart-reply';
import { userErrorsOf } from './cart-user-error';
import { createCommerceClient, type CommerceClient, type CommerceConfig } from '../client';
import * as change from '../documents/cart-mutations';
import { cartRead } from '../documents/cart-queries';

export type {
  CartBuyerIdentity,
  CartCreateInput,
  CartGateway,
  CartLineUpdate,
  CartWarning,
  CartWrite,
} from './cart-contract';

type WriteReply = ResultOf<typeof change.cartCreate>;

interface CartConfig extends CommerceConfig {
  /** The language in which the cart names its products; the store's own when absent. */
  readonly language?: () => LanguageCode;
}

/**
 * The carts of one store, read and changed straight from the browser (spec storefront §7). The
 * country is not part of the requests: it is the buyer's, and the cart keeps it.
 */
export const createCartGateway = (config: CartConfig): CartGateway => {
  const send = createCommerceClient(config);
  const client: CommerceClient = (document, variables, signal) =>
    send(document, { ...variables, language: config.language?.() }, signal);

  const write = async <Variables>(
    document: DocumentDecoration<WriteReply, Variables>,
    variables: Variables,
    signal: AbortSignal | undefined,
  ): ReturnType<CartGateway['create']> => {
    const reply = await client(document, variables, signal);
    const answer = reply.ok ? await toCartWrite(client, reply.value.result, signal) : reply;
    if (answer.ok || answer.error.kind !== 'user') return answer;
    return ok({ cart: null, userErrors: userErrorsOf(answer.error), warnings: [] });
  };

  return {
    create: (input, signal) => write(change.cartCreate, { input: toWireCart(input) }, signal),

    read: async (cartId, signal) => {
      const reply = await client(cartRead, { cartId }, signal);
      // An id that the platform cannot parse refers to no cart, whatever was in storage.
      if (!reply.ok) return reply.error.kind === 'user' ? ok(null) : reply;
      if (reply.value.cart) return completeCart(client, reply.value.cart, signal);
      return reply.value.cart === null ? ok(null) : failure('protocol', 'The reply has no cart.');
    },

    addLines: (cartId, lines, signal) =>
      write(change.cartLinesAdd, { cartId, lines: toWireLines(lines) }, signal),

    updateLines: (cartId, lines, signal) =>
      write(change.cartLinesUpdate, { cartId, lines: toWireUpdates(lines) }, signal),

    removeLines: (cartId, lineIds, signal) =>
      write(change.cartLinesRemove, { cartId, lineIds: [...lineIds] }, signal),

    updateAttributes: (cartId, attributes, signal) =>
      write(
        change.cartAttributesUpdate,
        { cartId, attributes: toWireAttributes(attributes) },
        signal,
      ),

    updateNote: (cartId, note, signal) => write(change.cartNoteUpdate, { cartId, note }, signal),

    updateDiscountCodes: (cartId, codes, signal) =>
      write(change.cartDiscountCodesUpdate, { cartId, discountCodes: [...codes] }, signal),

    updateBuyerIdentity: (cartId, identity, signal) =>
      write(
        change.cartBuyerIdentityUpdate,
        { cartId, buyerIdentity: toWireIdentity(identity) },
        signal,
      ),
  };
};
