import {
  cancelSubscription,
  listCharges,
  listSubscriptions,
  type Session,
  type Subscription,
} from '@rechargeapps/storefront-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { multiplySubscription } from './testing/many-subscriptions';
import { startBilling, type RunningBilling } from './testing/start-billing';

let running: RunningBilling;
let session: Session;
beforeAll(async () => {
  running = await startBilling();
});
beforeEach(async () => {
  await running.control('POST', '/reset');
  await running.buy({ handle: 'chews' });
  session = await running.login();
  const [model] = Object.values(running.billing.state.value.subscriptions);
  if (model) multiplySubscription(running.billing, model, 999);
});
afterAll(() => running.stop());

/** All pages, newest first; `meanwhile` runs between two pages. */
async function pages(meanwhile: (page: readonly Subscription[]) => Promise<void>) {
  const found: Subscription[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listSubscriptions>> = await listSubscriptions(
      session,
      cursor === null ? { limit: 250, sort_by: 'created_at-desc' } : { limit: 250, cursor },
    );
    found.push(...page.subscriptions);
    cursor = page.next_cursor;
    await meanwhile(page.subscriptions);
  } while (cursor !== null);
  return found;
}

describe('a customer with 1,000 subscriptions', () => {
  it('is read in four pages, each subscription once, newest first', async () => {
    let count = 0;
    const found = await pages(async () => void (count += 1));
    expect(count).toBe(4);
    expect(new Set(found.map(({ id }) => id)).size).toBe(1000);
    const dates = found.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('is read completely even if some change between two pages', async () => {
    const found = await pages(async ([first]) => {
      await cancelSubscription(session, first?.id ?? 0, { cancellation_reason: 'Other' });
    });
    expect(new Set(found.map(({ id }) => id)).size).toBe(1000);
  });

  it('goes back with the previous cursor', async () => {
    const first = await listSubscriptions(session, { limit: 250, sort_by: 'created_at-desc' });
    expect(first.previous_cursor).toBeNull();
    const second = await listSubscriptions(session, {
      cursor: first.next_cursor ?? '',
      limit: 250,
    });
    const back = await listSubscriptions(session, {
      cursor: second.previous_cursor ?? '',
      limit: 250,
    });
    expect(back.subscriptions).toEqual(first.subscriptions);
  });

  it('refuses a filter together with a cursor, and an invalid cursor', async () => {
    const { next_cursor } = await listSubscriptions(session, { limit: 10 });
    await expect(
      listSubscriptions(session, { cursor: next_cursor ?? '', sort_by: 'id-asc' }),
    ).rejects.toMatchObject({ message: expect.stringContaining('"sort_by"') as string });
    await expect(listSubscriptions(session, { cursor: 'x' })).rejects.toMatchObject({
      message: '{"cursor":["Not a valid cursor."]}',
    });
  });

  it('has one charge for each day', async () => {
    const { charges } = await listCharges(session, { status: ['queued'], limit: 250 });
    expect(charges).toHaveLength(28);
    expect(charges.flatMap(({ line_items }) => line_items)).toHaveLength(1000);
  });
});
