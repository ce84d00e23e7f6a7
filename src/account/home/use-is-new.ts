import { useOrders } from '../orders/use-orders';

/** Whether the customer has not ordered yet. */
export const useIsNew = (): boolean => {
  const { data } = useOrders({ from: 'newest' });
  return data !== undefined && data.orders.length === 0 && data.unreadable === 0;
};
