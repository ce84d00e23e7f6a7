import type { OrderPageRequest } from '~/src/gateways/shopify/account/orders';

const ORDERS = '/account/orders';

/** The path of an order, without the locale's prefix. */
export const orderPath = (id: string): string => `${ORDERS}/${id}`;

/** The path of the page of orders next to a cursor; of the newest ones without. */
export const ordersPath = (from?: 'after' | 'before', cursor = ''): string =>
  from ? `${ORDERS}?${new URLSearchParams({ [from]: cursor }).toString()}` : ORDERS;

/** The page of orders that the query of an address asks for. */
export const pageRequestOf = (search: string): OrderPageRequest => {
  const query = new URLSearchParams(search);
  for (const from of ['after', 'before'] as const) {
    const cursor = query.get(from);
    if (cursor) return { from, cursor };
  }
  return { from: 'newest' };
};
