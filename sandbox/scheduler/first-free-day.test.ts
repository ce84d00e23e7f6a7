import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isJsonObject } from '../core/json';
import { startScheduler, type RunningScheduler } from './testing/start-scheduler';
import { visits } from './testing/visits';

let scheduler: RunningScheduler;
beforeAll(async () => {
  scheduler = await startScheduler();
});
beforeEach(async () => {
  await scheduler.reset();
  await scheduler.moveTo('2026-11-23T16:00:00Z');
});
afterAll(() => scheduler.stop());

const { book, slots } = visits(() => scheduler);

/** What the dealer search says of a dealer's next visit. */
const nextVisit = async (dealerId: string, postalCode: string): Promise<unknown> => {
  const url = `${scheduler.urls.dealers ?? ''}/prod/ifb-dealer-search?postalCode=${postalCode}`;
  const found: unknown = await (await fetch(url)).json();
  if (!Array.isArray(found)) throw new Error('The dealer search answers no list.');
  return found.filter(isJsonObject).find(({ id }) => id === dealerId)?.nextVisit;
};

const firstSlot = async (dealerId: string, postalCode: string): Promise<string | undefined> => {
  const query = `kind=in-home&from=2026-11-23&to=2026-12-20&postalCode=${postalCode}`;
  return (await slots(query, dealerId))[0];
};

it('the next visit of a dealer is the first day with a free time', async () => {
  for (const [dealerId, postalCode] of [
    ['lf-83702', '83702'],
    ['lf-83301', '83301'],
  ] as const) {
    const first = await firstSlot(dealerId, postalCode);
    expect(first?.slice(0, 10)).toMatch(/^2026-11-\d\d$/);
    expect(await nextVisit(dealerId, postalCode)).toBe(first?.slice(0, 10));
  }
});

it('the next visit is a later day once the first is full', async () => {
  const [dealerId, postalCode] = ['lf-83301', '83301'];
  const day = await nextVisit(dealerId, postalCode);
  const isFull = async (taken: number): Promise<boolean> => {
    const first = await firstSlot(dealerId, postalCode);
    if (!first?.startsWith(String(day))) return true;
    await book({ dealerId, postalCode, startsAt: first, requestId: `request-100${taken}` });
    return taken > 20 ? false : isFull(taken + 1);
  };
  expect(await isFull(0)).toBe(true);
  expect(await nextVisit(dealerId, postalCode)).toBe(
    (await firstSlot(dealerId, postalCode))?.slice(0, 10),
  );
  expect(await nextVisit(dealerId, postalCode)).not.toBe(day);
});
