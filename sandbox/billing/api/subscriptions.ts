import type { Subscription } from '../model';
import { isActive } from '../life/upcoming';
import { ownRecords } from '../runtime';
import { addressView } from '../views/address-view';
import { customerView } from '../views/customer-view';
import { subscriptionView } from '../views/subscription-view';
import type { Call, Handler } from './call';
import { page, readList, type Sorts } from './paging';
import type { Query } from './query';
import { ownSubscription } from './records';
import { instantFilters, matchesInstants } from './instant-filters';

const INCLUDES = ['address', 'customer'] as const;
const FILTERS = [
  'address_id',
  'address_ids',
  'external_variant_id',
  'ids',
  'status',
  ...instantFilters('created_at', 'updated_at'),
];
const STATUSES = ['active', 'cancelled', 'expired', 'onetime'] as const;

const SORTS: Sorts<Subscription> = {
  id: ({ id }) => id,
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
};

function filtered(subscriptions: readonly Subscription[], query: Query): readonly Subscription[] {
  const status = query.word('status', STATUSES);
  const ids = query.ids('ids');
  const addresses = [query.ids('address_ids'), query.ids('address_id')];
  const variants = query.ids('external_variant_id');
  const isKept = matchesInstants<Subscription>(query, {
    created_at: ({ createdAt }) => createdAt,
    updated_at: ({ updatedAt }) => updatedAt,
  });
  return subscriptions.filter(
    each =>
      (status === null || status === (isActive(each) ? 'active' : 'cancelled')) &&
      (ids === null || ids.includes(each.id)) &&
      addresses.every(list => list === null || list.includes(each.addressId)) &&
      (variants === null || variants.includes(each.variantId)) &&
      isKept(each),
  );
}

/** A subscription with the data requested by `include`. */
export function shownSubscription({ billing, account, query }: Call, subscription: Subscription) {
  const asked = query.include(INCLUDES);
  const address = billing.state.value.addresses[String(subscription.addressId)];
  const view = subscriptionView(account, subscription);
  if (asked.size === 0) return view;
  return {
    ...view,
    include: {
      ...(asked.has('address') && address ? { address: addressView(address) } : {}),
      ...(asked.has('customer') ? { customer: customerView(billing, account) } : {}),
    },
  };
}

/** `GET /subscriptions`. */
export const listSubscriptions: Handler = call => {
  const request = readList(call.query, FILTERS);
  const own = ownRecords(call.billing, 'subscriptions', call.account.customer.id);
  const { records, ...cursors } = page(filtered(own, request.query), request, {
    sorts: SORTS,
    standard: 'id-desc',
  });
  return { ...cursors, subscriptions: records.map(each => shownSubscription(call, each)) };
};

/** `GET /subscriptions/{id}`. */
export const getSubscription: Handler = (call, id) => {
  call.query.allow(['include']);
  return { subscription: shownSubscription(call, ownSubscription(call, id)) };
};
