import {
  getCharge,
  listSubscriptions,
  skipCharge,
  unskipCharge,
  updateAddress,
  type Charge,
  type Session,
} from '@rechargeapps/storefront-client';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dateIn, startOfDay } from '../core/calendar';
import { readCharges, readOrders } from './testing/history';
import { startBilling, type RunningBilling } from './testing/start-billing';

const ZONE = 'America/New_York';
let running: RunningBilling;
beforeAll(async () => {
  running = await startBilling();
});
beforeEach(async () => {
  await running.control('POST', '/reset');
  running.mail.reset();
});
afterAll(() => running.stop());

const today = () => dateIn(running.billing.now(), ZONE);

const orders = () => readOrders(running);
const charges = (status?: Charge['status']) => readCharges(running, status);

/**
 * Buys chews every two weeks.
 * @returns the date of the first charge
 */
async function autoship(): Promise<{ readonly session: Session; readonly first: string }> {
  await running.buy({ handle: 'chews' });
  return { session: await running.login(), first: addDays(today(), 14) };
}

describe('when time moves', () => {
  it('a charge happens as its day begins in the store, and becomes an order', async () => {
    const { first } = await autoship();
    const begins = startOfDay(first, ZONE).getTime();
    const now = () => running.billing.now().getTime();
    await running.control('POST', '/clock', { seconds: Math.floor((begins - now()) / 1000) - 60 });
    expect(await orders()).toHaveLength(1);
    expect((await charges('queued'))[0]?.scheduled_at).toBe(first);
    await running.control('POST', '/clock', { seconds: 120 });
    expect((await orders())[1]).toMatchObject({
      processedAt: startOfDay(first, ZONE).toISOString().replace('.000', ''),
      fulfillmentStatus: 'UNFULFILLED',
    });
    const [paid] = (await charges('success')).filter(({ type }) => type === 'recurring');
    expect(paid).toMatchObject({ scheduled_at: first, charge_attempts: 1, orders_count: 1 });
    expect((await charges('queued'))[0]?.scheduled_at).toBe(addDays(first, 14));
  });

  it('its order is sent a day later, with a tracking number', async () => {
    const { first } = await autoship();
    await running.moveTo(addDays(first, 2));
    expect((await orders())[1]).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      successfulFulfillments: [{ trackingCompany: 'USPS' }],
    });
  });

  it('nothing is left out, however far', async () => {
    const { first } = await autoship();
    await running.moveTo(addDays(first, 14 * 9));
    expect(await orders()).toHaveLength(11);
    const paid = (await charges('success')).filter(({ type }) => type === 'recurring');
    expect(paid.map(charge => charge.scheduled_at)).toEqual(
      Array.from({ length: 10 }, (_, place) => addDays(first, 14 * place)),
    );
  });

  it('orders are confirmed by mail even if nobody asks', async () => {
    const { first } = await autoship();
    await running.moveTo(first);
    const kinds = running.mail.list('avery@example.com').map(({ kind }) => kind);
    expect(kinds.filter(kind => kind === 'order-confirmation')).toHaveLength(2);
  });

  it.each([
    ['chews', 'Your next delivery is on'],
    ['plan', 'Your plan renews on'],
  ])('a mail tells of every charge of %s before it comes', async (handle, subject) => {
    await running.buy({ handle });
    await running.login();
    const [charge] = await charges('queued');
    const first = String(charge?.scheduled_at);
    const reminders = () =>
      running.mail.list('avery@example.com').filter(({ kind }) => kind === 'charge-reminder');
    await running.moveTo(addDays(first, -4));
    expect(reminders()).toEqual([]);
    await running.moveTo(addDays(first, -3));
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(reminders().map(mail => mail.subject)).toEqual([
      `${subject} ${day.format(new Date(first))}`,
    ]);
    await running.moveTo(addDays(first, -1));
    expect(reminders()).toHaveLength(1);
    const [next] = (await charges('queued')).map(each => each.scheduled_at);
    expect(next).toBe(first);
    // Past both dates in one move.
    await running.moveTo(addDays(first, handle === 'chews' ? 14 : 31));
    expect(reminders()).toHaveLength(2);
    const kinds = running.mail.list('avery@example.com').map(({ kind }) => kind);
    expect(kinds.lastIndexOf('charge-reminder')).toBeLessThan(
      kinds.lastIndexOf('order-confirmation'),
    );
  });

  it('in one scope, others see nothing of it before they are there themselves', async () => {
    await autoship();
    await running.control('POST', '/clock', { seconds: 40 * 86_400, scope: 'elsewhere' });
    expect(await orders()).toHaveLength(1);
  });
});

describe('a skipped charge', () => {
  it('does not happen, and the next one does', async () => {
    const { session, first } = await autoship();
    const [charge] = await charges('queued');
    const item = charge?.line_items[0]?.purchase_item_id ?? 0;
    const skipped = await skipCharge(session, charge?.id ?? 0, [item]);
    expect(skipped).toMatchObject({ id: charge?.id, status: 'skipped', scheduled_at: first });
    expect((await charges('queued'))[0]?.scheduled_at).toBe(addDays(first, 14));
    await running.moveTo(addDays(first, 14));
    const dates = (await orders()).map(({ processedAt }) => String(processedAt).slice(0, 10));
    expect(dates).toHaveLength(2);
    expect(dates[1]).toBe(addDays(first, 14));
    await expect(
      unskipCharge(await running.login(), charge?.id ?? 0, [item]),
    ).rejects.toMatchObject({ message: expect.stringContaining('in the past') as string });
  });

  it('can be sent after all while it is to come', async () => {
    const { session, first } = await autoship();
    const [charge] = await charges('queued');
    const item = charge?.line_items[0]?.purchase_item_id ?? 0;
    await skipCharge(session, charge?.id ?? 0, [item]);
    expect(await unskipCharge(session, charge?.id ?? 0, [item])).toMatchObject({
      id: charge?.id,
      status: 'queued',
      scheduled_at: first,
    });
    expect(await charges('skipped')).toEqual([]);
  });

  it('may hold some items only', async () => {
    const { session, first } = await autoship();
    await running.buy({ handle: 'chews', quantity: 3 });
    const [charge] = await charges('queued');
    const one = charge?.line_items.find(({ quantity }) => quantity === 1)?.purchase_item_id ?? 0;
    await skipCharge(session, charge?.id ?? 0, [one]);
    const kept = await getCharge(session, charge?.id ?? 0);
    expect(kept).toMatchObject({ status: 'queued', line_items: [{ quantity: 3 }] });
    const [skipped] = await charges('skipped');
    expect(skipped).toMatchObject({ scheduled_at: first, line_items: [{ quantity: 1 }] });
    await unskipCharge(session, skipped?.id ?? 0, [one]);
    expect((await getCharge(session, charge?.id ?? 0)).line_items).toHaveLength(2);
  });

  it('can no longer be skipped once it is paid', async () => {
    const { first } = await autoship();
    const [charge] = await charges('queued');
    await running.moveTo(first);
    const attempt = skipCharge(await running.login(), charge?.id ?? 0, [
      charge?.line_items[0]?.purchase_item_id ?? 0,
    ]);
    await expect(attempt).rejects.toMatchObject({
      message: '{"status":["A charge that is success cannot be skipped."]}',
    });
  });
});

describe('an address', () => {
  it('changes for what is to come, and is checked', async () => {
    const { session, first } = await autoship();
    const [charge] = await charges('queued');
    const id = charge?.address_id ?? 0;
    const moved = { address1: '9 Elm Way', city: 'Nampa', zip: '83651' };
    expect(await updateAddress(session, id, moved)).toMatchObject(moved);
    await expect(updateAddress(session, id, { zip: 'K1A' })).rejects.toMatchObject({
      message: '{"zip":["Not a valid zip code for the country."]}',
    });
    await running.moveTo(first);
    expect((await charges('success')).at(-1)?.shipping_address).toMatchObject(moved);
  });
});

it('survives a restart, and is put back to the seed by a reset', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'billing-'));
  try {
    const before = await startBilling(folder);
    await before.buy({ handle: 'chews', petName: 'Moss' });
    const kept = (await listSubscriptions(await before.login())).subscriptions;
    await before.stop();
    const after = await startBilling(folder);
    expect((await listSubscriptions(await after.login())).subscriptions).toEqual(kept);
    await after.control('POST', '/reset');
    await after.buy({ handle: 'plan' });
    const again = (await listSubscriptions(await after.login())).subscriptions;
    expect(again.map(({ sku }) => sku)).toEqual(['PLAN']);
    await after.stop();
  } finally {
    await rm(folder, { recursive: true });
  }
});
