import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import insights from 'search-insights';
import { startSearch } from '../testing/start-search';

let running: Awaited<ReturnType<typeof startSearch>>;
beforeAll(async () => {
  running = await startSearch();
  insights('init', { appId: 'SANDBOX001', apiKey: 'sandbox-search-public', host: running.url });
});
afterAll(() => running.stop());
beforeEach(async () => {
  await fetch(`${running.control}/reset`, { method: 'POST' });
});

const received = async (): Promise<unknown> => (await fetch(`${running.url}/events`)).json();

const QUERY_ID = '0123456789abcdef0123456789abcdef';
const valid = {
  eventType: 'view',
  eventName: 'Search Results Viewed',
  index: 'products',
  userToken: 'anonymous-1',
  objectIDs: ['product-1'],
};

const post = async (event: object) => {
  const reply = await fetch(`${running.url}/1/events`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': 'SANDBOX001',
      'x-algolia-api-key': 'sandbox-search-public',
    },
    body: JSON.stringify({ events: [event] }),
  });
  const body: unknown = await reply.json();
  return { status: reply.status, body };
};

it('accepts the views, clicks and conversions of the vendor’s own library', async () => {
  insights('setUserToken', 'anonymous-shopper');
  await insights('viewedObjectIDs', {
    index: 'products',
    eventName: 'Search Results Viewed',
    objectIDs: ['product-1'],
  });
  await insights('clickedObjectIDsAfterSearch', {
    index: 'products',
    eventName: 'Search Result Clicked',
    queryID: QUERY_ID,
    objectIDs: ['product-1'],
    positions: [1],
  });
  await insights('convertedObjectIDsAfterSearch', {
    index: 'products',
    eventName: 'Searched Product Added To Cart',
    queryID: QUERY_ID,
    objectIDs: ['product-1'],
  });
  expect(await received()).toMatchObject({
    events: [
      { eventType: 'view', userToken: 'anonymous-shopper' },
      { eventType: 'click', positions: [1], queryID: QUERY_ID },
      { eventType: 'conversion', eventName: 'Searched Product Added To Cart' },
    ],
  });
});

it('accepts the events that InstantSearch sends itself', async () => {
  const event = { eventType: 'instantsearch', eventName: '__start__', index: '' };
  expect(await post(event)).toMatchObject({ status: 200, body: { status: 200, message: 'OK' } });
});

it('rejects a member that events do not have', async () => {
  expect(await post({ ...valid, mood: 'good' })).toMatchObject({
    status: 400,
    body: { message: 'Not modelled in the sandbox: the member "mood" of an event' },
  });
});

it.each([
  [{ eventType: 'look' }, 'EventType must be one of "click", "conversion" or "view"'],
  [{ eventName: '' }, 'Invalid eventName syntax'],
  [{ eventName: 'x'.repeat(65) }, 'Invalid eventName syntax'],
  [{ index: undefined }, 'The index field is required'],
  [{ userToken: undefined }, 'Missing userToken parameter'],
  [{ userToken: 'a b' }, 'Invalid userToken syntax'],
  [{ objectIDs: undefined }, 'Events should specify either some objectIDs or some filters'],
  [{ filters: ['a:b'] }, 'Events cannot specify both objectIDs and filters'],
  [
    { objectIDs: Array.from({ length: 21 }, (_, at) => `${at}`) },
    'Cannot process more than 20 objects in an event',
  ],
  [{ positions: [1] }, 'Only event of type click should specify the positions attribute'],
  [{ queryID: 'short' }, 'Invalid queryID: expected 32 hexadecimal characters'],
  [
    { eventType: 'click', queryID: QUERY_ID },
    'Event of type click should have the same number of ObjectIDs and Positions',
  ],
  [{ eventType: 'click', queryID: QUERY_ID, positions: [0] }, 'Positions are whole numbers from 1'],
  [{ objectIDs: [] }, 'objectIDs and filters cannot be empty'],
  [{ authenticatedUserToken: 'a b' }, 'Invalid authenticatedUserToken syntax'],
  [{ timestamp: 'now' }, 'timestamp must be a whole number of milliseconds since 1970'],
  [{ timestamp: 1 }, 'timestamp must not be older than four days'],
  [{ timestamp: 9e12 }, 'timestamp must not be in the future'],
  [
    { eventSubtype: 'addToCart' },
    'Only event of type conversion should specify the eventSubtype attribute',
  ],
  [
    { eventType: 'conversion', eventSubtype: 'rent' },
    'EventSubtype must be one of "addToCart" or "purchase"',
  ],
  [{ value: 12 }, 'currency is required with a value or with prices in objectData'],
  [{ value: 12, currency: 'dollars' }, 'currency must be a three-letter ISO 4217 code'],
  [{ objectData: [] }, 'objectData must have one entry for each of the objectIDs'],
])('rejects %j and stores nothing of it', async (change, message) => {
  expect(await post({ ...valid, ...change })).toEqual({
    status: 422,
    body: { status: 422, message },
  });
  expect(await received()).toEqual({ events: [] });
});
