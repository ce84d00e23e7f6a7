import { changeCart, lineRules, limitInput, type CartOutcome } from '../cart/change';
import {
  buyerErrors,
  buyerIdentity,
  createCart,
  distinctCodes,
  type BuyerIdentityInput,
  type CartInput,
} from '../cart/create';
import { NOTE_LIMIT, noSuchLine, noteTooLong } from '../cart/errors';
import { lineUuid } from '../cart/ids';
import {
  readAll,
  readLineChange,
  readWantedLine,
  type CartLineInput,
  type CartLineUpdateInput,
} from '../cart/line-input';
import { addLines, changeLines } from '../cart/lines';
import type { StoredAttribute, StoredCart } from '../cart/model';
import { linesInCountry } from './cart-country';
import { cartView } from './cart-view';
import { countryInContext } from './in-context';
import type { Scope } from './scope';
import type { GraphQLResolveInfo } from 'graphql';

type Of<Rest> = { readonly cartId: string } & Rest;

function payload({ cart, errors, warnings }: CartOutcome, scope: Scope) {
  return {
    cart: cart ? cartView(cart, scope) : null,
    userErrors: errors.map(error => ({ __typename: 'CartUserError', ...error })),
    warnings: warnings.map(({ code, message, lineId }) => ({
      code,
      message,
      target: `gid://shopify/CartLine/${lineId}?cart=${cart?.token ?? ''}`,
    })),
  };
}

/** The fields of `Mutation` that create a cart and change its attributes, note, buyer and codes. */
export function cartMutations(scope: Scope) {
  const { store } = scope;
  return {
    cartCreate: (
      { input }: { input?: CartInput | null },
      _context: unknown,
      info: GraphQLResolveInfo,
    ) => {
      limitInput(input?.lines);
      limitInput(input?.attributes);
      const country = countryInContext(info) ?? store.settings.country;
      const named = input?.buyerIdentity?.countryCode ?? country;
      return payload(createCart(scope.inCountry(named).store, input ?? {}, country), scope);
    },
    cartAttributesUpdate: (args: Of<{ attributes: readonly StoredAttribute[] }>) => {
      limitInput(args.attributes);
      const attributes = args.attributes.map(({ key, value }) => ({ key, value }));
      return payload(
        changeCart(store, args.cartId, () => ({ patch: { attributes } })),
        scope,
      );
    },
    cartNoteUpdate: ({ cartId: id, note }: Of<{ note: string }>) =>
      payload(
        changeCart(store, id, () =>
          note.length > NOTE_LIMIT ? { errors: [noteTooLong(['note'])] } : { patch: { note } },
        ),
        scope,
      ),
    cartBuyerIdentityUpdate: (args: Of<{ buyerIdentity: BuyerIdentityInput }>) =>
      payload(
        changeCart(store, args.cartId, cart => {
          const errors = buyerErrors(scope.base, args.buyerIdentity, ['buyerIdentity']);
          if (errors.length > 0) return { errors };
          const buyer = buyerIdentity(store, cart.buyerIdentity, args.buyerIdentity);
          const { lines, warnings } = linesInCountry(scope, cart, buyer.countryCode);
          return { patch: { buyerIdentity: buyer, lines }, warnings };
        }),
        scope,
      ),
    cartDiscountCodesUpdate: (args: Of<{ discountCodes?: readonly string[] | null }>) => {
      limitInput(args.discountCodes);
      const patch = { discountCodes: distinctCodes(args.discountCodes) };
      return payload(
        changeCart(store, args.cartId, () => ({ patch })),
        scope,
      );
    },
  };
}

/** The fields of `Mutation` that add, change and remove lines. */
export function cartLineMutations(scope: Scope) {
  const { store } = scope;
  const storeOf = ({ buyerIdentity: { countryCode } }: StoredCart) =>
    scope.inCountry(countryCode).store;
  return {
    cartLinesAdd: (args: Of<{ lines: readonly CartLineInput[] }>) => {
      limitInput(args.lines);
      return payload(
        changeCart(store, args.cartId, cart => {
          const own = storeOf(cart);
          const { values, errors } = readAll(args.lines, (line, index) =>
            readWantedLine(own.catalogue, line, ['lines', index]),
          );
          if (errors.length > 0) return { errors, hidesCart: true };
          const { lines, warnings } = addLines(cart.lines, values, lineRules(own));
          return { patch: { lines }, warnings };
        }),
        scope,
      );
    },
    cartLinesUpdate: (args: Of<{ lines: readonly CartLineUpdateInput[] }>) => {
      limitInput(args.lines);
      return payload(
        changeCart(store, args.cartId, cart => {
          const own = storeOf(cart);
          const { values, errors } = readAll(args.lines, (line, index) =>
            readLineChange(own.catalogue, cart, line, ['lines', index]),
          );
          if (errors.length > 0) return { errors };
          const { lines, warnings } = changeLines(cart.lines, values, lineRules(own));
          return { patch: { lines }, warnings };
        }),
        scope,
      );
    },
    cartLinesRemove: (args: Of<{ lineIds: readonly string[] }>) => {
      limitInput(args.lineIds);
      const uuids = args.lineIds.map(lineUuid);
      return payload(
        changeCart(store, args.cartId, cart => {
          const known = new Set(cart.lines.map(line => line.id));
          const errors = uuids.flatMap((uuid, index) =>
            known.has(uuid) ? [] : [noSuchLine(['lineIds', index], uuid)],
          );
          if (errors.length > 0) return { errors };
          return { patch: { lines: cart.lines.filter(line => !uuids.includes(line.id)) } };
        }),
        scope,
      );
    },
  };
}
