import type { OrderRecord } from '../checkout/order-model';
import type { Customer } from '../customer/model';
import { addressView } from './address-view';
import { connection, type PageArguments } from './connection';
import { notModelled } from '../request/not-modelled';
import { orderView } from './order-view';
import type { Scope } from './scope';

type OrderPage = PageArguments & { readonly sortKey?: string | null };

const ORDERS: ReadonlyMap<string, (one: OrderRecord, other: OrderRecord) => number> = new Map([
  // Numbers of the platform grow from order to order; those of the sandbox do not.
  ['ID', (one, other) => Number(one.name.slice(1)) - Number(other.name.slice(1))],
  ['PROCESSED_AT', (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)],
  ['TOTAL_PRICE', (one, other) => one.totals.totalCents - other.totals.totalCents],
]);

function sortedOrders(orders: readonly OrderRecord[], sortKey: string): readonly OrderRecord[] {
  const compare = ORDERS.get(sortKey);
  if (!compare) throw notModelled(`Customer.orders by ${sortKey}`);
  return [...orders].sort(compare);
}

/** `Customer` as the account and the cart read it. */
export function customerView(customer: Customer, scope: Scope) {
  const { firstName, lastName, addresses } = customer;
  scope.store.renewals.bringUpToDate(customer.id);
  const defaultAddress = addresses.find(({ id }) => id === customer.defaultAddressId);
  const own = scope.store.state.value.orders.filter(({ customerId }) => customerId === customer.id);
  return {
    __typename: 'Customer',
    id: `gid://shopify/Customer/${customer.id}`,
    email: customer.email,
    firstName,
    lastName,
    displayName: [firstName, lastName].filter(Boolean).join(' ') || customer.email,
    phone: customer.phone,
    tags: customer.tags,
    acceptsMarketing: customer.acceptsMarketing,
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
    numberOfOrders: String(own.length),
    defaultAddress: defaultAddress ? addressView(defaultAddress, 'CustomerAddress') : null,
    addresses: (args: PageArguments) =>
      connection(
        addresses,
        args,
        ({ id }) => String(id),
        address => addressView(address, 'CustomerAddress'),
      ),
    orders: (args: OrderPage) => {
      const sortKey = args.sortKey ?? 'ID';
      return connection(
        sortedOrders(own, sortKey),
        args,
        ({ id }) => String(id),
        order => orderView(order, scope),
        { sortKey },
      );
    },
  };
}
