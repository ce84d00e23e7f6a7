import type { Order } from '~/src/domain/commerce/order';
import { useOrderCharges } from '../subscriptions/data/use-charges';
import { useSubscriptions } from '../subscriptions/data/use-subscriptions';
import { ActivationNotice } from './activation-notice';

/** The notice for an order: about the plans that it began or renewed. */
export function OrderActivation({ order }: { readonly order: Pick<Order, 'id'> }) {
  const { data: charges = [] } = useOrderCharges(order.id);
  const { data: subscriptions = [] } = useSubscriptions();
  const ids = new Set(
    charges.flatMap(({ items }) => items.map(({ subscriptionId }) => subscriptionId)),
  );
  return <ActivationNotice subscriptions={subscriptions.filter(({ id }) => ids.has(id))} />;
}
