import { cartId, checkoutPath, lineId } from '../cart/ids';
import type { PricedLine, StoredAttribute, StoredCart } from '../cart/model';
import { priceForBuyer } from '../customer/price-for-buyer';
import { customerById } from '../customer/customers';
import { allocationView, cartCostFields, lineCostFields } from './cart-cost-view';
import { connection, type PageArguments } from './connection';
import { customerView } from './customer-view';
import { notModelled } from '../request/not-modelled';
import type { Scope } from './scope';
import { allocationView as planAllocationView } from './product/selling-plan-view';

const attributeFields = (attributes: readonly StoredAttribute[]) => ({
  attributes,
  attribute: (args: { key: string }) => attributes.find(({ key }) => key === args.key) ?? null,
});

function lineView(cart: StoredCart, priced: PricedLine, scope: Scope) {
  const { line, variant, plan } = priced;
  const { catalogue, settings } = scope.store;
  return {
    __typename: 'CartLine',
    id: lineId(cart, line),
    quantity: line.quantity,
    ...attributeFields(line.attributes),
    ...lineCostFields(priced, settings.currency),
    discountAllocations: priced.allocations.map(allocation =>
      allocationView(allocation, settings.currency),
    ),
    sellingPlanAllocation: plan ? planAllocationView(variant, plan, settings.currency) : null,
    merchandise: () => {
      const product = catalogue.productsByHandle.get(variant.productHandle);
      return product ? scope.views.variant(product, variant) : null;
    },
  };
}

/** `Cart`, at current prices of its buyer's country. */
export function cartView(cart: StoredCart, request: Scope) {
  const scope = request.inCountry(cart.buyerIdentity.countryCode);
  const { settings } = scope.store;
  const priced = priceForBuyer(scope.store, cart);
  const { countryCode, email, phone, wallet } = cart.buyerIdentity;
  const customer = customerById(scope.store, cart.buyerIdentity.customerId);
  return {
    __typename: 'Cart',
    id: cartId(cart),
    checkoutUrl: `${scope.origin}${checkoutPath(cart, scope.context.language)}`,
    note: cart.note,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    totalQuantity: priced.lines.reduce((sum, { line }) => sum + line.quantity, 0),
    ...attributeFields(cart.attributes),
    ...cartCostFields(priced, settings.currency),
    buyerIdentity: {
      countryCode,
      email,
      phone,
      customer: customer && customerView(customer, scope),
      purchasingCompany: null,
      deliveryAddressPreferences: [],
      preferences: wallet ? { wallet, delivery: null } : null,
    },
    discountCodes: priced.codes,
    discountAllocations: priced.orderAllocations.map(allocation =>
      allocationView(allocation, settings.currency),
    ),
    appliedGiftCards: [],
    lines: (args: PageArguments) =>
      connection(
        priced.lines,
        args,
        ({ line }) => line.id,
        line => lineView(cart, line, scope),
      ),
  };
}

/**
 * The cart as the platform shows it to an id without its key: without the buyer's private details
 * and customer prices. Reading `checkoutUrl` throws: it would be that of a copy of the cart, which
 * is not modelled.
 *
 * @see https://shopify.dev/changelog/storefront-api-changes-when-cart-id-is-missing-the-key-param
 */
export function privateCartView(cart: StoredCart, scope: Scope) {
  const { countryCode } = cart.buyerIdentity;
  const stranger = { countryCode, email: null, phone: null, wallet: null, customerId: null };
  return {
    ...cartView({ ...cart, buyerIdentity: stranger }, scope),
    id: `gid://shopify/Cart/${cart.token}`,
    checkoutUrl: () => {
      throw notModelled('Cart.checkoutUrl of a cart id without its key');
    },
  };
}
