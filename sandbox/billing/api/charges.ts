import { chargesOf, type Charge } from '../life/charges';
import { customerView } from '../views/customer-view';
import { chargeView } from '../views/charge-view';
import { paymentMethodView } from '../views/payment-method-view';
import { subscriptionView } from '../views/subscription-view';
import type { Call, Handler } from './call';
import { instantFilters, matchesInstants } from './instant-filters';
import { page, readList, type Sorts } from './paging';
import type { Query } from './query';
import { ownCharge } from './records';
import { invalid } from './reply';

const INCLUDES = ['customer', 'payment_methods', 'subscriptions'] as const;
const STATUSES = [
  ...(['success', 'error', 'queued', 'skipped', 'refunded', 'partially_refunded'] as const),
  ...(['pending_manual_payment', 'pending'] as const),
];
const FILTERS = [
  'address_id',
  'external_order_id',
  'ids',
  'purchase_item_id',
  'purchase_item_ids',
  'scheduled_at',
  'status',
  ...instantFilters('scheduled_at', 'updated_at', 'processed_at', 'created_at'),
];

const SORTS: Sorts<Charge> = {
  id: ({ id }) => id,
  updated_at: ({ updatedAt }) => updatedAt,
  scheduled_at: ({ scheduledOn }) => scheduledOn,
};

function statusesOf(query: Query): readonly string[] | null {
  const given = query.list('status');
  const wrong = given?.find(status => !STATUSES.some(known => known === status));
  if (wrong !== undefined) throw invalid({ status: [`Must be one of: ${STATUSES.join(', ')}.`] });
  return given;
}

function filtered(charges: readonly Charge[], query: Query): readonly Charge[] {
  const statuses = statusesOf(query);
  const ids = query.ids('ids');
  const addresses = query.ids('address_id');
  const orders = query.ids('external_order_id');
  const items = [query.ids('purchase_item_ids'), query.ids('purchase_item_id')];
  const date = query.moment('scheduled_at')?.slice(0, 10) ?? null;
  const isKept = matchesInstants<Charge>(query, {
    scheduled_at: ({ scheduledOn }) => scheduledOn,
    updated_at: ({ updatedAt }) => updatedAt,
    processed_at: ({ processedAt }) => processedAt,
    created_at: ({ createdAt }) => createdAt,
  });
  return charges.filter(
    charge =>
      (statuses === null || statuses.includes(charge.status)) &&
      (ids === null || ids.includes(charge.id)) &&
      (addresses === null || addresses.includes(charge.addressId)) &&
      (orders === null || (charge.orderId !== null && orders.includes(charge.orderId))) &&
      items.every(
        list =>
          list === null || charge.items.some(({ subscriptionId }) => list.includes(subscriptionId)),
      ) &&
      (date === null || charge.scheduledOn === date) &&
      isKept(charge),
  );
}

/** A charge with the data requested by `include`. */
export function shownCharge({ billing, account, query }: Call, charge: Charge) {
  const asked = query.include(INCLUDES);
  const view = chargeView(billing, account, charge);
  if (asked.size === 0) return view;
  const { addresses, paymentMethods, subscriptions } = billing.state.value;
  const card = paymentMethods[String(addresses[String(charge.addressId)]?.paymentMethodId)];
  const cards = card ? [paymentMethodView(billing, account, card)] : [];
  const items = charge.items.flatMap(item => subscriptions[String(item.subscriptionId)] ?? []);
  return {
    ...view,
    include: {
      ...(asked.has('customer') ? { customer: customerView(billing, account) } : {}),
      ...(asked.has('payment_methods') ? { payment_methods: cards } : {}),
      ...(asked.has('subscriptions')
        ? { subscriptions: items.map(each => subscriptionView(account, each)) }
        : {}),
    },
  };
}

/** `GET /charges`. */
export const listCharges: Handler = call => {
  const request = readList(call.query, FILTERS);
  const own = chargesOf(call.billing, call.account.customer.id);
  const { records, ...cursors } = page(filtered(own, request.query), request, {
    sorts: SORTS,
    standard: 'id-desc',
  });
  return { ...cursors, charges: records.map(each => shownCharge(call, each)) };
};

/** `GET /charges/{id}`. */
export const getCharge: Handler = (call, id) => {
  call.query.allow(['include']);
  return { charge: shownCharge(call, ownCharge(call, id)) };
};
