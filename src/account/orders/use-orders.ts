import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Order } from '~/src/domain/commerce/order';
import {
  findOrder,
  listOrders,
  type OrderPage,
  type OrderPageRequest,
} from '~/src/gateways/shopify/account/orders';
import { unwrap } from '../data/unwrap';
import { useCustomerKey, useStoreCall } from '../data/use-store-call';

/** A page of the customer's orders. */
export const useOrders = (request: OrderPageRequest): UseQueryResult<OrderPage> => {
  const call = useStoreCall();
  return useQuery({
    queryKey: [...useCustomerKey(), 'orders', 'page', request],
    queryFn: ({ signal }) =>
      unwrap(call((config, token) => listOrders(config, token, request, signal))),
  });
};

/**
 * One of the customer's orders; null if it does not exist. Shown at once if a loaded page of orders
 * contains it.
 */
export const useOrder = (orderId: string): UseQueryResult<Order | null> => {
  const call = useStoreCall();
  const client = useQueryClient();
  const key = useCustomerKey();
  const known = (): { readonly order: Order; readonly readAt: number } | null => {
    for (const query of client.getQueryCache().findAll({ queryKey: [...key, 'orders', 'page'] })) {
      const page = client.getQueryData<OrderPage>(query.queryKey);
      const order = page?.orders.find(({ id }) => id === orderId);
      if (order) return { order, readAt: query.state.dataUpdatedAt };
    }
    return null;
  };
  return useQuery({
    queryKey: [...key, 'orders', 'one', orderId],
    queryFn: ({ signal }) =>
      unwrap(call((config, token) => findOrder(config, token, orderId, signal))),
    initialData: () => known()?.order,
    initialDataUpdatedAt: () => known()?.readAt,
  });
};
