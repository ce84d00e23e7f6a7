import {
  activateSubscription,
  cancelSubscription,
  getSubscription,
  listAddresses,
  listCharges,
  listSubscriptions,
  skipCharge,
  updateSubscription,
  updateSubscriptionAddress,
  updateSubscriptionChargeDate,
  type Session,
  type Subscription,
} from '@rechargeapps/storefront-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addInterval, dateIn, dayOfMonth } from '../core/calendar';
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

async function bought(): Promise<{ session: Session; subscription: Subscription }> {
  await running.buy({ handle: 'chews', quantity: 2, petName: 'Juniper' });
  const session = await running.login();
  const [subscription] = (await listSubscriptions(session)).subscriptions;
  if (!subscription) throw new Error('There is no subscription.');
  return { session, subscription };
}

const queued = async (session: Session) =>
  (await listCharges(session, { status: ['queued'] })).charges;

describe('a purchase on a plan', () => {
  it('becomes a subscription with everything that is shown', async () => {
    const { subscription } = await bought();
    expect(subscription).toMatchObject({
      status: 'active',
      quantity: 2,
      sku: 'CHEW',
      price: '17.99',
      order_interval_unit: 'week',
      order_interval_frequency: 2,
      charge_interval_frequency: 2,
      next_charge_scheduled_at: addDays(today(), 14),
      properties: [{ name: 'Pet name', value: 'Juniper' }],
      presentment_currency: 'USD',
    });
  });

  it('has the charge of the checkout and one that is queued', async () => {
    const { session, subscription } = await bought();
    const { charges } = await listCharges(session, { sort_by: 'scheduled_at-asc' });
    expect(charges).toMatchObject([
      { type: 'checkout', status: 'success', scheduled_at: today(), orders_count: 1 },
      {
        type: 'recurring',
        status: 'queued',
        scheduled_at: addDays(today(), 14),
        // 35.98 of chews, 6.95 of shipping, 7% tax on both.
        subtotal_price: '35.98',
        total_tax: '3.01',
        total_price: '45.94',
        line_items: [{ purchase_item_id: subscription.id, quantity: 2, unit_price: '17.99' }],
      },
    ]);
  });

  it('of one address on one day is charged together', async () => {
    const { session } = await bought();
    await running.buy({ handle: 'chews', petName: 'Moss' });
    const [charge, ...others] = await queued(session);
    expect(others).toEqual([]);
    expect(charge?.line_items.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
  });

  it('of a service plan comes with a license, whose code is mailed', async () => {
    await running.buy({ handle: 'plan' });
    const session = await running.login();
    const [subscription] = (await listSubscriptions(session)).subscriptions;
    const [license, ...more] = running.licenses.of(subscription?.id ?? 0);
    expect(more).toEqual([]);
    expect(license).toMatchObject({ status: 'allocated', device: null });
    const mail = running.mail
      .list('avery@example.com')
      .find(({ kind }) => kind === 'subscription-activation');
    expect(mail?.code).toBe(license?.activationCode);
    expect(mail?.link).toContain(
      `/account/subscriptions/activate?code=${license?.activationCode}&`,
    );
  });
});

describe('an update', () => {
  it('changes quantity, frequency and price, and the queued charge with them', async () => {
    const { session, subscription } = await bought();
    const changed = await updateSubscription(session, subscription.id, {
      quantity: 3,
      order_interval_unit: 'month',
      order_interval_frequency: 1,
      charge_interval_frequency: 1,
    });
    expect(changed).toMatchObject({ quantity: 3, order_interval_unit: 'month' });
    const [charge] = await queued(session);
    expect(charge?.line_items).toMatchObject([{ quantity: 3, unit_price: changed.price }]);
  });

  it.each([
    [{ quantity: 0 }, 'quantity', 'Must be an integer from 1'],
    [{ order_interval_frequency: 2 }, 'order_interval_unit', 'Missing data'],
    [{ expire_after_specific_number_of_charges: 3 }, 'expire_after', 'Not modelled'],
    [{ next_charge_scheduled_at: '2020-01-01' }, 'next_charge_scheduled_at', 'in the future'],
    [{ next_charge_scheduled_at: '2027-02-30' }, 'next_charge_scheduled_at', 'Not a valid date'],
    [{ external_variant_id: { ecommerce: '1' } }, 'external_variant_id', 'not available'],
  ])('of %j is refused by name', async (change, field, message) => {
    const { session, subscription } = await bought();
    const attempt = updateSubscription(session, subscription.id, change);
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(field) as string,
    });
    await expect(attempt).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
    });
    expect(await getSubscription(session, subscription.id)).toEqual(subscription);
  });

  it('that makes it monthly continues from the next date, whose day it then keeps', async () => {
    const { session, subscription } = await bought();
    const month = { order_interval_frequency: 1, charge_interval_frequency: 1 };
    const date = subscription.next_charge_scheduled_at ?? '';
    expect(subscription.order_day_of_month).toBeNull();
    const changed = { ...month, order_interval_unit: 'month' as const };
    expect(await updateSubscription(session, subscription.id, changed)).toMatchObject({
      next_charge_scheduled_at: date,
      order_day_of_month: dayOfMonth(date),
    });
    const [charge] = await queued(session);
    await skipCharge(session, charge?.id ?? 0, [subscription.id]);
    expect(await getSubscription(session, subscription.id)).toMatchObject({
      next_charge_scheduled_at: addInterval(date, { unit: 'MONTH', count: 1 }),
    });
  });

  it('moves the next charge, and the schedule continues from that date', async () => {
    const { session, subscription } = await bought();
    const date = addDays(today(), 40);
    await updateSubscriptionChargeDate(session, subscription.id, date, { pause: true });
    expect((await queued(session)).map(charge => charge.scheduled_at)).toEqual([date]);
    await running.moveTo(date);
    const again = await running.login();
    expect(await getSubscription(again, subscription.id)).toMatchObject({
      next_charge_scheduled_at: addDays(date, 14),
    });
  });

  it('sends it to another address of the customer', async () => {
    const { session, subscription } = await bought();
    await running.buy({ handle: 'chews', buyer: { address1: '7 Lake Road', city: 'McCall' } });
    const { addresses } = await listAddresses(session);
    const other = addresses.find(({ address1 }) => address1 === '7 Lake Road');
    await updateSubscriptionAddress(session, subscription.id, other?.id ?? 0);
    const shown = await getSubscription(session, subscription.id, { include: ['address'] });
    expect(shown.include?.address).toMatchObject({ city: 'McCall' });
    await expect(updateSubscriptionAddress(session, subscription.id, 1)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a cancelled subscription', () => {
  const reason = { cancellation_reason: 'Other', cancellation_reason_comments: 'Moved away' };

  it('is billed no more, says why, and is confirmed by mail', async () => {
    const { session, subscription } = await bought();
    const cancelled = await cancelSubscription(session, subscription.id, reason);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      next_charge_scheduled_at: null,
      ...reason,
    });
    expect(await queued(session)).toEqual([]);
    const kinds = running.mail.list('avery@example.com').map(({ kind }) => kind);
    expect(kinds).toContain('subscription-cancelled');
    await running.moveTo(addDays(today(), 60));
    const again = await running.login();
    expect((await listCharges(again)).charges).toHaveLength(1);
  });

  it('takes a comment of the length that the provider documents', async () => {
    const { session, subscription } = await bought();
    const saying = (length: number) =>
      cancelSubscription(session, subscription.id, {
        ...reason,
        cancellation_reason_comments: 'x'.repeat(length),
      });
    await expect(saying(1025)).rejects.toMatchObject({ status: 422 });
    expect(await saying(1024)).toMatchObject({ status: 'cancelled' });
  });

  it('is mailed about only where that is wanted', async () => {
    const { session, subscription } = await bought();
    await cancelSubscription(session, subscription.id, { ...reason, send_email: false });
    const kinds = running.mail.list('avery@example.com').map(({ kind }) => kind);
    expect(kinds).not.toContain('subscription-cancelled');
  });

  it('keeps comments of up to 1024 characters', async () => {
    const { session, subscription } = await bought();
    const withComments = (length: number) => ({
      cancellation_reason: 'Other',
      cancellation_reason_comments: 'x'.repeat(length),
    });
    await expect(
      cancelSubscription(session, subscription.id, withComments(1025)),
    ).rejects.toMatchObject({
      message: '{"cancellation_reason_comments":["Must have 0 to 1024 characters."]}',
    });
    const cancelled = await cancelSubscription(session, subscription.id, withComments(1024));
    expect(cancelled).toMatchObject({ status: 'cancelled', ...withComments(1024) });
  });

  it('cannot be cancelled or changed, but activated again on its schedule', async () => {
    const { session, subscription } = await bought();
    await cancelSubscription(session, subscription.id, reason);
    await expect(cancelSubscription(session, subscription.id, reason)).rejects.toMatchObject({
      message: '{"status":["Subscription is already cancelled."]}',
    });
    await expect(
      updateSubscription(session, subscription.id, { quantity: 5 }),
    ).rejects.toMatchObject({ status: 422 });
    await running.moveTo(addDays(today(), 20));
    const again = await running.login();
    expect(await activateSubscription(again, subscription.id)).toMatchObject({
      status: 'active',
      cancellation_reason: null,
      next_charge_scheduled_at: addInterval(subscription.next_charge_scheduled_at ?? '', {
        unit: 'WEEK',
        count: 2,
      }),
    });
  });
});
