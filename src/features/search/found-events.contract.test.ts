// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startExampleSearch } from '~/src/gateways/testing/example-search';
import { searchTool } from '../analytics/search-tool';
import { cartLine } from '../cart/queue/cart.fixture';
import { onShopEvent, type ShopEvent } from '../shop-events';
import { BUILT_CARD } from './built-card.fixture';
import { openSearch, openShop } from './search-pages.fixture';

const { add } = vi.hoisted(() => ({ add: vi.fn() }));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('../cart/state/use-cart', async original => ({
  ...(await original<object>()),
  useCartActions: () => ({ add, preload: () => undefined, openDrawer: () => undefined }),
}));
vi.mock('../cart/views/simple-line', () => ({
  readSimpleLine: (path: string) => Promise.resolve({ path }),
}));

type Received = Readonly<Record<string, unknown>>;

let sandbox: Awaited<ReturnType<typeof startExampleSearch>>;
/** How many events arrived before this test. */
let known = 0;
const heard: ShopEvent['type'][] = [];

const received = async (): Promise<readonly Received[]> => {
  const reply = await fetch(`${sandbox.origin}/events`);
  return ((await reply.json()) as { events: Received[] }).events.slice(known);
};
const sent = async (type: string): Promise<readonly Received[]> =>
  (await received()).filter(({ eventType }) => eventType === type);
/** The events of a type, which the sandbox has accepted, as soon as there are so many. */
const arrived = async (type: string, count: number): Promise<readonly Received[]> => {
  await vi.waitFor(async () => expect(await sent(type)).toHaveLength(count), { timeout: 8000 });
  return sent(type);
};

const products = () => within(screen.getByRole('region', { name: 'Products' }));
const follow = async (title: string): Promise<void> =>
  void fireEvent.click(await products().findByRole('link', { name: title }));
const ids = (...handles: readonly string[]) => handles.map(handle => `en-us:${handle}`);

const stay = (event: Event): void => event.preventDefault();

beforeAll(async () => {
  configure({ asyncUtilTimeout: 8000 });
  sandbox = await startExampleSearch();
  vi.stubEnv('GATSBY_SEARCH_APP_ID', 'SANDBOX001');
  vi.stubEnv('GATSBY_SEARCH_API_KEY', 'sandbox-search-public');
  vi.stubEnv('GATSBY_SEARCH_ORIGIN', sandbox.origin);
  const { origin } = sandbox;
  const key = { appId: 'SANDBOX001', apiKey: 'sandbox-search-public' };
  const tool = searchTool({ ...key, origin, region: 'us' }, 'products');
  onShopEvent(event => {
    heard.push(event.type);
    tool.track(event);
  });
  const { onCartEvent } = await import('../cart');
  await import('~/src/gateways/algolia/search-events');
  onCartEvent(event => tool.track(event));
  window.scrollTo = () => undefined;
  window.addEventListener('click', stay);
});
afterAll(() => {
  window.removeEventListener('click', stay);
  onShopEvent(null);
  sandbox.stop();
});
beforeEach(async () => {
  known = 0;
  known = (await received()).length;
  heard.length = 0;
  window.localStorage.clear();
});
afterEach(cleanup);

it('views a page of results once, and counts positions over the pages before', async () => {
  await openSearch('?sort=priceAsc&price=6-32&page=2');
  await follow('Chew 27');
  const [view] = await arrived('view', 1);
  expect(view).toMatchObject({
    eventName: 'Search Results Viewed',
    index: 'products_price_usd_asc',
    objectIDs: ids('chew-25', 'chew-26', 'chew-27', 'chew-28'),
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
  expect(await arrived('click', 1)).toMatchObject([
    {
      eventName: 'Search Result Clicked',
      index: 'products_price_usd_asc',
      queryID: view?.queryID,
      objectIDs: ids('chew-27'),
      positions: [24 + 3],
    },
  ]);
  expect(heard.filter(type => type === 'searchSeen')).toHaveLength(1);
});

it('views a page with the query of its own answer', async () => {
  await openSearch('?q=boundary+collar');
  const [first] = await arrived('view', 1);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pet door' } });
  const [, second] = await arrived('view', 2);
  expect([first?.objectIDs, second?.objectIDs]).toEqual([ids('boundary-collar'), ids('pet-door')]);
  expect(second?.queryID).not.toBe(first?.queryID);
});

it('sends the same from a search-driven collection', async () => {
  await openShop('?size=large');
  const [view] = await arrived('view', 1);
  expect(view).toMatchObject({
    index: 'products',
    objectIDs: ids('gps-fence-collar', 'boundary-collar'),
  });
  await follow('Boundary Collar');
  expect(await arrived('click', 1)).toMatchObject([
    {
      index: 'products',
      queryID: view?.queryID,
      objectIDs: ids('boundary-collar'),
      positions: [2],
    },
  ]);
});

it('sends nothing for a product of the page itself, shown because the search failed', async () => {
  await openShop('?size=medium');
  await arrived('view', 1);
  await sandbox.fail({ kind: 'status', status: 500 }, 20);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await follow(BUILT_CARD.title);
  await sandbox.mend();
  expect(heard).toContain('listSeen');
  expect(heard.filter(type => type.startsWith('search'))).toEqual(['searchSeen']);
});

it('counts a product that is added from its tile as chosen, and as a conversion', async () => {
  const { emitCartEvent } = await import('../cart/state/cart-events');
  const line = cartLine('x', 1);
  const product = { ...line.merchandise.product, handle: 'boundary-collar' };
  const added = { ...line, merchandise: { ...line.merchandise, product } };
  // The store confirms an addition later than the click is sent.
  add.mockImplementation(async () => {
    await arrived('click', 1);
    emitCartEvent({ type: 'added', line: added, quantity: 1, store: 'us' });
    return { ok: true };
  });
  await openSearch('?q=collar&sort=ztoa');
  const button = await products().findByRole('button', { name: 'Add Boundary Collar to the cart' });
  fireEvent.click(button);
  const [click] = await arrived('click', 1);
  expect(click).toMatchObject({ objectIDs: ids('boundary-collar'), positions: [3] });
  expect(await arrived('conversion', 1)).toMatchObject([
    {
      eventName: 'Searched Product Added To Cart',
      index: 'products',
      queryID: click?.queryID,
      objectIDs: ids('boundary-collar'),
    },
  ]);
  expect(add).toHaveBeenCalledWith([{ path: '/products/boundary-collar' }]);
});
