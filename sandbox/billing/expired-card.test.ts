import {
  cancelSubscription,
  listPaymentMethods,
  listSubscriptions,
  sendCustomerNotification,
  updateSubscriptionChargeDate,
  type Charge,
} from '@rechargeapps/storefront-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dateIn } from '../core/calendar';
import { readCharges, readOrders } from './testing/history';
import { startBilling, type RunningBilling } from './testing/start-billing';

let running: RunningBilling;
beforeAll(async () => {
  running = await startBilling();
});
beforeEach(async () => {
  await running.control('POST', '/reset');
  running.mail.reset();
});
afterAll(() => running.stop());

const today = () => dateIn(running.billing.now(), 'America/New_York');
const orders = () => readOrders(running);
const charges = (status?: Charge['status']) => readCharges(running, status);

describe('a card that has expired', () => {
  const YEARS = 4;

  async function expired() {
    await running.buy({ handle: 'plan' });
    const session = await running.login();
    const [subscription] = (await listSubscriptions(session)).subscriptions;
    const date = `${Number(today().slice(0, 4)) + YEARS}-02-10`;
    await updateSubscriptionChargeDate(session, subscription?.id ?? 0, date);
    await running.moveTo(date);
    return { date, id: subscription?.id ?? 0 };
  }

  it('fails, is tried again every three days, and eight times in all', async () => {
    const { date } = await expired();
    expect(await charges('error')).toMatchObject([
      {
        scheduled_at: date,
        charge_attempts: 1,
        retry_date: addDays(date, 3),
        error_type: 'CUSTOMER_NEEDS_TO_UPDATE_CARD',
      },
    ]);
    expect(await charges('queued')).toEqual([]);
    expect(running.mail.list().some(({ kind }) => kind === 'payment-failed')).toBe(true);
    await running.moveTo(addDays(date, 60));
    expect(await charges('error')).toMatchObject([{ charge_attempts: 8, retry_date: null }]);
    const { subscriptions } = await listSubscriptions(await running.login());
    expect(subscriptions).toMatchObject([{ status: 'active', max_retries_reached: true }]);
    expect(await orders()).toHaveLength(1);
  });

  it('is tried no more for a subscription that is cancelled or moved', async () => {
    const { date, id } = await expired();
    await updateSubscriptionChargeDate(await running.login(), id, addDays(date, 30));
    expect(await charges('error')).toEqual([]);
    expect((await charges('queued'))[0]?.scheduled_at).toBe(addDays(date, 30));
    await running.moveTo(addDays(date, 30));
    expect(await charges('error')).toHaveLength(1);
    await cancelSubscription(await running.login(), id, { cancellation_reason: 'Other' });
    expect(await charges('error')).toEqual([]);
    await running.moveTo(addDays(date, 90));
    expect((await charges()).map(({ type }) => type)).toEqual(['checkout']);
  });

  it('is updated by a mailed link, and charged at once for what failed', async () => {
    const { date } = await expired();
    const session = await running.login();
    const { payment_methods } = await listPaymentMethods(session, { include: ['addresses'] });
    const [card] = payment_methods;
    expect(card).toMatchObject({ status: 'invalid', payment_details: { last4: '4242' } });
    await sendCustomerNotification(session, 'SHOPIFY_UPDATE_PAYMENT_INFO', {
      payment_method_id: card?.id,
      address_id: card?.include?.addresses?.[0]?.id,
    });
    const link = running.mail.list().find(({ kind }) => kind === 'payment-update')?.link ?? '';
    expect(await (await fetch(link)).text()).toContain('ending in 4242');
    const send = (number: string, expiry: string) =>
      fetch(link, { method: 'POST', body: new URLSearchParams({ number, expiry }) });
    expect((await send('4111', '01/40')).status).toBe(422);
    const past = await send('4111 1111 1111 1111', `02/${String(Number(date.slice(2, 4)) - 1)}`);
    expect(await past.text()).toContain('This card has expired');
    const year = Number(date.slice(2, 4)) + 2;
    expect((await send('5555 5555 5555 4444', `12/${year}`)).status).toBe(200);
    expect((await listPaymentMethods(session)).payment_methods).toMatchObject([
      { status: 'valid', payment_details: { last4: '4444', brand: 'mastercard' } },
    ]);
    expect(await charges('error')).toEqual([]);
    expect(await orders()).toHaveLength(2);
    expect((await charges('queued'))[0]?.scheduled_at).toBe(`${date.slice(0, 5)}03-10`);
    await running.control('POST', '/clock', { seconds: 25 * 3600 });
    expect((await fetch(link)).status).toBe(410);
  });
});
