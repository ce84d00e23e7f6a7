import { globalId, numericId } from '../catalogue/ids';
import { currentTotals, discountedCents } from '../checkout/current-totals';
import type { OrderFulfillment, OrderLine, OrderRecord } from '../checkout/order-model';
import { moneyView } from '../money';
import { addressView } from './address-view';
import { connection, listSize, type PageArguments } from './connection';
import { allocationViews, discountView } from './discount-view';
import type { Scope } from './scope';

const attributesView = (attributes: OrderRecord['attributes']) =>
  attributes.map(({ key, value }) => ({ key, value }));

/** `OrderLineItem`. A variant that the store no longer sells is null. */
export function orderLineView(line: OrderLine, order: OrderRecord, scope: Scope) {
  const { currency } = order;
  const { variantsById, productsByHandle } = scope.store.catalogue;
  const variant = variantsById.get(line.variantId);
  const product = variant && productsByHandle.get(variant.productHandle);
  return {
    __typename: 'OrderLineItem',
    title: line.title,
    quantity: line.quantity,
    currentQuantity: line.quantity - line.removedQuantity,
    customAttributes: attributesView(line.attributes),
    originalTotalPrice: moneyView(line.unitCents * line.quantity, currency),
    discountedTotalPrice: moneyView(discountedCents(line), currency),
    discountAllocations: allocationViews(line, order),
    variant: () => (variant && product ? scope.views.variant(product, variant) : null),
  };
}

/** `Fulfillment`. */
export function fulfillmentView(fulfillment: OrderFulfillment, order: OrderRecord, scope: Scope) {
  return {
    __typename: 'Fulfillment',
    trackingCompany: fulfillment.trackingCompany,
    trackingInfo: ({ first }: { first?: number | null }) =>
      fulfillment.tracking.slice(0, listSize(first)),
    fulfillmentLineItems: (args: PageArguments) =>
      connection(
        fulfillment.lines,
        args,
        ({ line }) => String(line),
        ({ line, quantity }) => {
          const sent = order.lines[line];
          return { lineItem: sent && orderLineView(sent, order, scope), quantity };
        },
      ),
  };
}

/** The amounts of an order: as it was placed, and without what was taken out of it since. */
function amounts(order: OrderRecord, taxPercent: number) {
  const { totals } = order;
  const money = (cents: number) => moneyView(cents, order.currency);
  const now = currentTotals(order, taxPercent);
  const isPaidBack = ['REFUNDED', 'PARTIALLY_REFUNDED'].includes(order.financialStatus);
  const refunded = money(isPaidBack ? totals.totalCents - now.totalCents : 0);
  const subtotal = money(
    totals.totalCents -
      totals.shippingCents -
      (order.includedTaxPercent === undefined ? totals.taxCents : 0),
  );
  const [total, shipping, tax] = [totals.totalCents, totals.shippingCents, totals.taxCents].map(
    money,
  );
  return {
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    totalPrice: total,
    totalPriceV2: total,
    originalTotalPrice: total,
    totalShippingPrice: shipping,
    totalShippingPriceV2: shipping,
    totalTax: tax,
    totalTaxV2: tax,
    totalRefunded: refunded,
    totalRefundedV2: refunded,
    currentSubtotalPrice: money(now.subtotalCents),
    currentTotalPrice: money(now.totalCents),
    currentTotalShippingPrice: money(now.shippingCents),
    currentTotalTax: money(now.taxCents),
    currentTotalDuties: null,
    originalTotalDuties: null,
  };
}

/** `Order`. */
export function orderView(order: OrderRecord, scope: Scope) {
  const { store, origin } = scope;
  const id = numericId('order address', order.token);
  const address = addressView({ ...order.shippingAddress, id, company: '' }, 'Address');
  return {
    __typename: 'Order',
    id: `${globalId('Order', order.id)}?key=${order.token}`,
    name: order.name,
    orderNumber: Number(order.name.slice(1)),
    processedAt: `${order.createdAt.slice(0, 19)}Z`,
    currencyCode: order.currency,
    customerLocale: store.settings.country === 'CA' ? 'en-CA' : 'en-US',
    customerUrl: null,
    statusUrl: `${origin}/orders/${order.token}`,
    edited: false,
    email: order.email,
    phone: order.shippingAddress.phone || null,
    financialStatus: order.financialStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    cancelReason: order.cancellation?.reason ?? null,
    canceledAt: order.cancellation?.at ?? null,
    customAttributes: attributesView(order.attributes),
    ...amounts(order, store.settings.taxPercent),
    billingAddress: address,
    shippingAddress: address,
    shippingDiscountAllocations: [],
    discountApplications: (args: PageArguments) =>
      connection(
        order.discounts,
        args,
        ({ title }) => title,
        discount => discountView(discount, order.currency),
      ),
    lineItems: (args: PageArguments) =>
      connection(
        [...order.lines.entries()],
        args,
        ([index]) => String(index),
        ([, line]) => orderLineView(line, order, scope),
      ),
    successfulFulfillments: ({ first }: { first?: number | null }) =>
      order.fulfillments
        .slice(0, listSize(first))
        .map(fulfillment => fulfillmentView(fulfillment, order, scope)),
  };
}
