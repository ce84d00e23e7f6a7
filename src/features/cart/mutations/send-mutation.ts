import type { Result } from '~/src/domain/data/result';
import type { CartGateway, CartWrite } from '~/src/gateways/shopify/cart/cart-contract';
import { mergeAttributes, type Mutation } from '../queue/next-mutation';
import type { Cart } from '~/src/domain/commerce/cart';
import type { CartFields } from '../queue/intents';

/** The target cart fields, and the cart that they apply to. */
interface MutationFields {
  readonly base: Cart | null;
  readonly fields: CartFields;
  readonly countryCode: string;
}

/** Sends one mutation to the store. */
export function sendMutation(
  gateway: CartGateway,
  mutation: Mutation,
  { base, fields, countryCode }: MutationFields,
): Promise<Result<CartWrite>> {
  if (mutation.kind === 'create' || !base) {
    const { attributes, note, discountCodes, buyerIdentity } = fields;
    return gateway.create({
      lines: mutation.kind === 'create' ? mutation.lines : [],
      attributes: mergeAttributes([], attributes ?? []),
      countryCode,
      ...(buyerIdentity ? { buyerIdentity } : {}),
      ...(note === undefined ? {} : { note }),
      ...(discountCodes ? { discountCodes } : {}),
    });
  }
  switch (mutation.kind) {
    case 'add':
      return gateway.addLines(base.id, mutation.lines);
    case 'update':
      return gateway.updateLines(base.id, mutation.updates);
    case 'remove':
      return gateway.removeLines(base.id, mutation.ids);
    case 'field':
      switch (mutation.field) {
        case 'note':
          return gateway.updateNote(base.id, fields.note ?? '');
        case 'attributes':
          // The platform replaces the whole list.
          return gateway.updateAttributes(
            base.id,
            mergeAttributes(base.attributes, fields.attributes ?? []),
          );
        case 'discountCodes':
          return gateway.updateDiscountCodes(base.id, fields.discountCodes ?? []);
        case 'buyerIdentity':
          return gateway.updateBuyerIdentity(base.id, {
            countryCode,
            ...fields.buyerIdentity,
          });
      }
  }
}
