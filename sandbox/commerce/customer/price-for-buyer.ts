import type { PricedCart, StoredCart } from '../cart/model';
import { priceCart } from '../cart/pricing';
import { resolveLines } from '../cart/line-lookup';
import type { StoreRuntime } from '../runtime';
import { customerById } from './customers';

/** The cart at current prices for its buyer, both for the cart and the checkout. */
export function priceForBuyer(store: StoreRuntime, cart: StoredCart): PricedCart {
  const { catalogue } = store;
  const customer = customerById(store, cart.buyerIdentity.customerId);
  const buyer = { codes: cart.discountCodes, tags: customer?.tags ?? [] };
  return priceCart(resolveLines(catalogue, cart), buyer, catalogue.discounts);
}
