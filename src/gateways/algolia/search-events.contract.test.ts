// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { startSearchEvents } from './search-events';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.stop());

const QUERY = 'a'.repeat(32);

const received = async (): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const reply = await fetch(`${sandbox.urlOf('search')}/events`);
  return ((await reply.json()) as { events: Record<string, unknown>[] }).events;
};

it('sends views, clicks and additions as the service takes them, under an anonymous token', async () => {
  const events = startSearchEvents({
    appId: 'SANDBOX001',
    apiKey: 'sandbox-search-public',
    origin: sandbox.urlOf('search'),
    region: 'us',
  });
  const ids = Array.from({ length: 24 }, (_, at) => `en-us:p${at}`);
  const product = { index: 'products', queryID: QUERY, objectID: 'en-us:p1' };
  events.seen('products_newest', QUERY, ids);
  events.chosen({ ...product, index: 'products_newest' }, 2);
  events.added(product);
  await vi.waitFor(async () => expect(await received()).toHaveLength(4));

  const sent = await received();
  const of = (type: string) => sent.filter(({ eventType }) => eventType === type);
  expect(of('view').map(({ objectIDs }) => objectIDs)).toEqual([ids.slice(0, 20), ids.slice(20)]);
  expect(of('view')[0]).toMatchObject({
    eventName: 'Search Results Viewed',
    index: 'products_newest',
    queryID: QUERY,
  });
  expect(of('click')).toMatchObject([
    {
      eventName: 'Search Result Clicked',
      index: 'products_newest',
      queryID: QUERY,
      objectIDs: ['en-us:p1'],
      positions: [2],
    },
  ]);
  expect(of('conversion')).toMatchObject([
    {
      eventName: 'Searched Product Added To Cart',
      index: 'products',
      queryID: QUERY,
      objectIDs: ['en-us:p1'],
    },
  ]);
  const tokens = new Set(sent.map(({ userToken }) => userToken));
  expect([...tokens]).toEqual([expect.stringMatching(/^anonymous-[0-9a-f-]{36}$/)]);
  expect(document.cookie).toContain(`_ALGOLIA=${String([...tokens][0])}`);
});
