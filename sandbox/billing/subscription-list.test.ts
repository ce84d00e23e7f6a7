import { cancelSubscription, listSubscriptions } from '@rechargeapps/storefront-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBilling, type RunningBilling } from './testing/start-billing';

let running: RunningBilling;
beforeAll(async () => {
  running = await startBilling();
});
beforeEach(() => running.control('POST', '/reset'));
afterAll(() => running.stop());

describe('the list of subscriptions', () => {
  it('refuses by name what it does not know', async () => {
    await running.buy({ handle: 'chews' });
    const session = await running.login();
    await expect(listSubscriptions(session, { include: ['metafields'] })).rejects.toMatchObject({
      message: expect.stringContaining('include "metafields"') as string,
    });
    await expect(listSubscriptions(session, { bundles_only: true })).rejects.toMatchObject({
      message: expect.stringContaining('"bundles_only"') as string,
    });
    await expect(listSubscriptions(session, { limit: 251 })).rejects.toMatchObject({
      message: '{"limit":["Must be an integer from 1 to 250."]}',
    });
  });

  it('keeps those of a status', async () => {
    await running.buy({ handle: 'chews' });
    const session = await running.login();
    const [chews] = (await listSubscriptions(session)).subscriptions;
    await running.buy({ handle: 'plan' });
    await cancelSubscription(session, chews?.id ?? 0, { cancellation_reason: 'Other' });
    const ids = async (status: 'active' | 'cancelled') =>
      (await listSubscriptions(session, { status })).subscriptions.map(({ sku }) => sku);
    expect(await ids('active')).toEqual(['PLAN']);
    expect(await ids('cancelled')).toEqual(['CHEW']);
  });
});
