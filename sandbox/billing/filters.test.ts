import {
  getSubscription,
  listCharges,
  listSubscriptions,
  updateSubscription,
} from '@rechargeapps/storefront-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBilling, type RunningBilling } from './testing/start-billing';

let running: RunningBilling;
beforeAll(async () => {
  running = await startBilling();
  await running.buy({ handle: 'chews' });
});
afterAll(() => running.stop());

async function known() {
  const session = await running.login();
  const [subscription] = (await listSubscriptions(session)).subscriptions;
  if (!subscription) throw new Error('There is no subscription.');
  return { session, subscription };
}

it('honors both filters by address, and both by item', async () => {
  const { session, subscription } = await known();
  const { id, address_id: address } = subscription;
  const subscriptions = async (one: number, list: number) => {
    const query = { address_id: one, address_ids: [list] };
    return (await listSubscriptions(session, query)).subscriptions.length;
  };
  expect([await subscriptions(address, address), await subscriptions(1, address)]).toEqual([1, 0]);
  const charges = async (one: number, list: number) => {
    const query = { purchase_item_id: one, purchase_item_ids: [list] };
    return (await listCharges(session, query)).charges.length;
  };
  expect([await charges(id, id), await charges(1, id), await charges(id, 1)]).toEqual([2, 0, 0]);
});

it('refuses a malformed force_update of an active subscription too', async () => {
  const { session, subscription } = await known();
  const query = JSON.parse('{"force_update": "maybe"}') as { force_update: boolean };
  await expect(
    updateSubscription(session, subscription.id, { quantity: 3 }, query),
  ).rejects.toMatchObject({ message: '{"force_update":["Not a valid boolean."]}' });
  expect(await getSubscription(session, subscription.id)).toMatchObject({ quantity: 1 });
});
