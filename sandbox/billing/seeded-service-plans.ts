import type { SeedOrder, SeedSubscription } from '~/seed/types';
import { numericId } from '../commerce/catalogue/ids';
import { seededOrderToken } from '../commerce/order-token';
import { storeSettings } from '../commerce/stores';
import type { ServicePlan } from '../licenses/licenses';
import { subscriptionsUrl } from './subscriptions-url';

/** The id of a seeded subscription: the same after every reset. */
export const seededSubscriptionId = ({ store, order, sku }: SeedSubscription): number =>
  numericId('subscription', seededOrderToken(store, order), sku);

/** The service plans of the seed, for their licenses. */
export const seededServicePlans = ({
  subscriptions,
  orders,
}: {
  readonly subscriptions: readonly SeedSubscription[];
  readonly orders: readonly SeedOrder[];
}): readonly ServicePlan[] =>
  subscriptions.flatMap(subscription => {
    const { store, order: number, sku, email, license } = subscription;
    if (license === undefined) return [];
    const order = orders.find(each => each.store === store && each.number === number);
    const quantity = order?.lines.find(line => line.sku === sku)?.quantity ?? 1;
    const settings = storeSettings(store);
    const { shopName } = settings;
    const link = subscriptionsUrl(settings);
    const subscriptionId = seededSubscriptionId(subscription);
    return [{ subscriptionId, email, quantity, status: license, shopName, link }];
  });
