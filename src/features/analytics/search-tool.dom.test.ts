import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartLine } from '../cart/queue/cart.fixture';
import type { ShopEvent } from '../shop-events';
import { searchTool } from './search-tool';

const settings = { appId: 'APP', apiKey: 'key', origin: null, region: null } as const;
const line = cartLine('gps-collar', 1);
const { handle } = line.merchandise.product;
const added: ShopEvent = { type: 'added', line, quantity: 1 };

const start = () => {
  const events = { seen: vi.fn(), chosen: vi.fn(), added: vi.fn() };
  const load = vi.fn(async () => ({ startSearchEvents: () => events }));
  return { events, load, tool: searchTool(settings, 'products', load) };
};
const keepQueries = (queries: Readonly<Record<string, readonly [string, number]>>): void =>
  window.localStorage.setItem('AlgoliaObjectQueryCache', JSON.stringify(queries));

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

it('sends what a search shows and what is followed', async () => {
  const { events, tool } = start();
  const search = { index: 'products_newest', queryID: 'q1' };
  tool.track({ type: 'searchSeen', ...search, objectIDs: ['en-us:a', 'en-us:b'] });
  tool.track({ type: 'searchChosen', ...search, objectID: 'en-us:b', position: 2 });
  await vi.waitFor(() => expect(events.chosen).toHaveBeenCalled());
  expect(events.seen).toHaveBeenCalledWith('products_newest', 'q1', ['en-us:a', 'en-us:b']);
  expect(events.chosen.mock.calls[0]?.[0]).toMatchObject({ ...search, objectID: 'en-us:b' });
  expect(events.chosen.mock.calls[0]?.[1]).toBe(2);
});

it('loads nothing for a product that no search led to', () => {
  const { load, tool } = start();
  keepQueries({ 'products_en-us:another': ['q9', 5], [`dealers_en-us:${handle}`]: ['q8', 6] });
  tool.track(added);
  tool.track({ type: 'route', path: '/', title: '' });
  expect(load).not.toHaveBeenCalled();
});

it('counts an addition to the latest search that led to the product', async () => {
  const { events, tool } = start();
  keepQueries({
    [`products_en-us:${handle}`]: ['q1', 10],
    [`products_price_usd_asc_en-us:${handle}`]: ['q2', 20],
    'products_en-us:another': ['q3', 30],
  });
  tool.track(added);
  await vi.waitFor(() => expect(events.added).toHaveBeenCalled());
  expect(events.added.mock.calls[0]?.[0]).toMatchObject({
    index: 'products',
    queryID: 'q2',
    objectID: `en-us:${handle}`,
  });
});
