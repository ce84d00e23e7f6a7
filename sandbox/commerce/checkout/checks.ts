import { wordsOf } from '~/sandbox/words/languages';
import type { PricedCart } from '../cart/model';
import { lineRules } from '../cart/change';
import { unitsLeft, type StoreRuntime } from '../runtime';

/** Why a cart cannot be bought as it is, as messages for the shopper. */
export function stockProblems(store: StoreRuntime, cart: PricedCart): readonly string[] {
  const { title } = lineRules(store);
  const { soldOut, onlyLeft } = wordsOf(store.settings.language).checkout;
  return cart.lines.flatMap(({ line, variant }) => {
    const left = unitsLeft(store, variant);
    if (left === null || line.quantity <= left) return [];
    return [left === 0 ? soldOut(title(variant)) : onlyLeft(left, title(variant))];
  });
}

/** The codes of the cart that each customer may use once and that this email address has used. */
export function usedCodes(store: StoreRuntime, cart: PricedCart, email: string): readonly string[] {
  const buyer = email.toLowerCase();
  const used = store.state.value.orders
    .filter(order => order.email.toLowerCase() === buyer)
    .flatMap(order => order.discountCodes)
    .map(code => code.toLowerCase());
  const limited = store.catalogue.discounts
    .filter(discount => discount.oncePerCustomer)
    .map(discount => discount.code?.toLowerCase());
  return cart.codes
    .filter(({ code, applicable }) => {
      const typed = code.toLowerCase();
      return applicable && limited.includes(typed) && used.includes(typed);
    })
    .map(({ code }) => code);
}
