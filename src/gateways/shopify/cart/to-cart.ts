import type { ResultOf } from 'gql.tada';
import { isLineQuantity, type Cart } from '~/src/domain/commerce/cart';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { cartFragment } from '../documents/cart-fragments';
import { toAttributes, toCartLine, toDiscounts, type WireLine } from './to-cart-line';
import { toMoney } from '../to-money';
import { textOrEmpty } from '~/src/domain/data/read';
import { presentEntries, type Untrusted } from '../untrusted';

export type WireCart = NonNullable<Untrusted<ResultOf<typeof cartFragment>>>;

const unreadable = (what: string): Result<never> =>
  failure('protocol', `The cart cannot be read: ${what}.`);

/** A cart of the platform with the given lines; a `protocol` failure when a needed field is missing. */
export const toCart = (wire: WireCart, wireLines: readonly WireLine[]): Result<Cart> => {
  const id = textOrEmpty(wire.id);
  const checkoutUrl = textOrEmpty(wire.checkoutUrl);
  const subtotal = toMoney(wire.cost?.subtotalAmount);
  if (id === '') return unreadable('it has no id');
  if (checkoutUrl === '') return unreadable('it has no checkout address');
  if (!subtotal) return unreadable('it has no subtotal');
  const lines = wireLines.flatMap(line => toCartLine(line) ?? []);
  if (lines.length < wireLines.length)
    return unreadable('a line lacks its variant or price, or counts too many');
  return ok({
    id,
    note: textOrEmpty(wire.note) || null,
    checkoutUrl,
    totalQuantity: isLineQuantity(wire.totalQuantity)
      ? wire.totalQuantity
      : lines.reduce((sum, line) => sum + line.quantity, 0),
    createdAt: textOrEmpty(wire.createdAt),
    updatedAt: textOrEmpty(wire.updatedAt),
    subtotal,
    countryCode: textOrEmpty(wire.buyerIdentity?.countryCode),
    email: textOrEmpty(wire.buyerIdentity?.email) || null,
    phone: textOrEmpty(wire.buyerIdentity?.phone) || null,
    attributes: toAttributes(wire.attributes),
    discountCodes: presentEntries(wire.discountCodes).map(({ code, applicable }) => ({
      code: textOrEmpty(code),
      isApplicable: applicable === true,
    })),
    orderDiscounts: toDiscounts(wire.discountAllocations),
    wallets: presentEntries(wire.buyerIdentity?.preferences?.wallet).map(textOrEmpty),
    lines,
  });
};
