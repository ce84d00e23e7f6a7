import type { OrderPageRequest } from '~/src/gateways/shopify/account/orders';

const ORDERS = '/account/orders';

/** The path of an order, without the locale prefix. */
export const orderPath = (id: string): string => `${ORDERS}/${id}`;

/** The path of a page of orders by its cursor; without one, of the newest orders. */
export const ordersPath = (from?: 'after' | 'before', cursor = ''): string =>
  from ? `${ORDERS}?${new URLSearchParams({ [from]: cursor }).toString()}` : ORDERS;

/** The page of orders that a query string names. */
export const pageRequestOf = (search: string): OrderPageRequest => {
  const query = new URLSearchParams(search);
  for (const from of ['after', 'before'] as const) {
    const cursor = query.get(from);
    if (cursor) return { from, cursor };
  }
  return { from: 'newest' };
};
