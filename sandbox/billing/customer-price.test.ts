import {
  listCharges,
  listSubscriptions,
  updateSubscription,
  type Session,
} from '@rechargeapps/storefront-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixture } from '~/sandbox/commerce/testing/fixture';
import { startBilling, type RunningBilling } from './testing/start-billing';

const PRO_STAFF = {
  title: 'ProStaff 40%',
  code: null,
  kind: 'percentage' as const,
  value: 40,
  products: [],
  isForAllGoods: true,
  customerTag: 'pro program',
};
const FOR_ALL = {
  title: 'Chew week',
  code: null,
  kind: 'percentage' as const,
  value: 50,
  products: ['chews'],
};

let running: RunningBilling;
beforeAll(async () => {
  const discounts = [...fixture.discounts, PRO_STAFF, FOR_ALL];
  running = await startBilling('memory', { discounts });
});
beforeEach(() => running.control('POST', '/reset'));
afterAll(() => running.stop());

const only = async (session: Session) => {
  const [subscription] = (await listSubscriptions(session)).subscriptions;
  if (!subscription) throw new Error('There is no subscription.');
  return subscription;
};

describe("a customer's own price", () => {
  it('stays on every delivery, as the shop says where it is bought', async () => {
    await running.buy({ handle: 'chews', quantity: 2 });
    const session = await running.login();
    // 17.99 on autoship less 40%; the current sale does not apply to later deliveries.
    expect(await only(session)).toMatchObject({ price: '10.79' });
    const { charges } = await listCharges(session, { status: ['queued'] });
    expect(charges).toMatchObject([{ subtotal_price: '21.58' }]);
  });

  it('stays when the frequency changes', async () => {
    await running.buy({ handle: 'chews' });
    const session = await running.login();
    const { id } = await only(session);
    await updateSubscription(session, id, {
      order_interval_unit: 'month',
      order_interval_frequency: 1,
      charge_interval_frequency: 1,
    });
    expect((await only(session)).price).toBe('10.79');
  });

  it('does not apply to service plans', async () => {
    await running.buy({ handle: 'plan' });
    expect(await only(await running.login())).toMatchObject({ price: '12.95' });
  });
});
