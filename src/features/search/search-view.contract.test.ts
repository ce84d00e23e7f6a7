// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startExampleSearch } from '~/src/gateways/testing/example-search';
import { BUILT_CARD } from './built-card.fixture';
import { openSearch as open } from './search-pages.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

let sandbox: Awaited<ReturnType<typeof startExampleSearch>>;

beforeAll(async () => {
  configure({ asyncUtilTimeout: 8000 });
  sandbox = await startExampleSearch();
  vi.stubEnv('GATSBY_SEARCH_APP_ID', 'SANDBOX001');
  vi.stubEnv('GATSBY_SEARCH_API_KEY', 'sandbox-search-public');
  vi.stubEnv('GATSBY_SEARCH_ORIGIN', sandbox.origin);
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  window.matchMedia = vi.fn().mockReturnValue({ matches: false });
  window.scrollTo = () => undefined;
});
afterEach(async () => {
  cleanup();
  await sandbox.mend();
});

const titles = (): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: 'Products' }))
    .queryAllByRole('heading', { level: 2 })
    .map(heading => heading.textContent);
const shows = (...expected: readonly string[]): Promise<void> =>
  waitFor(() => expect(titles()).toEqual(expected));
const crumb = (): string | null =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText(/./, {
    selector: '[aria-current=page]',
  }).textContent;

const status = (): readonly (string | null)[] =>
  screen.getAllByRole('status').map(each => each.textContent);

it('finds products, posts and articles for words with a slip, and says how many', async () => {
  await open('?q=gps+colar');
  await shows('GPS Fence Collar');
  cleanup();
  await open('?q=colar');
  await shows('GPS Fence Collar', 'Boundary Collar', 'Collar Strap');
  await waitFor(() => expect(crumb()).toBe('Search: 7 results for colar'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “colar”');
  expect(document.title).toBe('Results for “colar” | Larkfield');
  // The number of products is said once, beside them.
  expect(status()).toContain('3 posts1 help article');
  expect(status()).toContain('3 products');
  const posts = screen.getByRole('region', { name: /^From the blog/ });
  expect(within(posts).getByRole('link', { name: 'Collar care' }).getAttribute('href')).toBe(
    '/blog/collar-care',
  );
  const help = screen.getByRole('region', { name: /^Help articles/ });
  expect(within(help).getByRole('link').getAttribute('href')).toBe(
    '/support/articles/the-collar-does-not-charge',
  );
});

it('follows every key, in the address too', async () => {
  await open('');
  expect(crumb()).toBe('Search');
  expect(titles()).toEqual(['Built in']);
  await userEvent.type(screen.getByRole('searchbox'), 'doar');
  await shows('Pet Door');
  await waitFor(() => expect(window.location.search).toBe('?q=doar'));
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(titles()).toHaveLength(24));
});

it('never shows the products it was built with for an address that asks for others', async () => {
  await open('?q=strap');
  expect(titles()).toEqual([]);
  await shows('Collar Strap');
});

it('counts what each filter would give, narrows by several, and takes them away', async () => {
  await open('?q=collar');
  await waitFor(() => expect(titles()).toHaveLength(3));
  const bar = within(screen.getByRole('form', { name: 'Filter products' }));
  const openFilter = (name: string) =>
    userEvent.click(bar.getByText(name, { selector: 'summary' }));
  const box = (name: RegExp) =>
    bar.findByRole<HTMLInputElement>('checkbox', { name, hidden: true });
  await openFilter('Size');
  expect((await box(/^Large/)).labels?.[0]?.textContent).toContain('2 products');
  await userEvent.click(await box(/^Large/));
  await shows('GPS Fence Collar', 'Boundary Collar');
  await userEvent.click(await box(/^Small/));
  await shows('GPS Fence Collar', 'Boundary Collar', 'Collar Strap');
  await openFilter('Availability');
  await userEvent.click(await box(/^In stock/));
  await shows('GPS Fence Collar', 'Boundary Collar');
  await waitFor(() =>
    expect(window.location.search).toBe('?q=collar&availability=in-stock&size=large,small'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Large' }));
  await shows('Boundary Collar');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
});

it('opens an address with a price, an order and a page, and leads to the others', async () => {
  await open('?sort=priceAsc&price=6-32&page=2');
  await shows('Chew 25', 'Chew 26', 'Chew 27', 'Chew 28');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of results' }));
  const hrefs = ['first', 'previous', 'Page 1'].map(name =>
    pages.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(Array(3).fill('/search?sort=priceAsc&price=6-32'));
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('2');
  const orders = within(screen.getByText('Sort by').closest('details') ?? document.body);
  expect(orders.getAllByRole('link', { hidden: true }).map(link => link.textContent)).toEqual([
    'Featured',
    'Newest to oldest',
    'Oldest to newest',
    'Price: low to high',
    'Price: high to low',
    'A to Z',
    'Z to A',
  ]);
  expect(orders.getByRole('link', { name: 'Z to A', hidden: true }).getAttribute('href')).toBe(
    '/search?sort=ztoa&price=6-32',
  );
});

it('leads an address past the last page to the last page', async () => {
  await open('?sort=priceAsc&price=6-32&page=9');
  await shows('Chew 25', 'Chew 26', 'Chew 27', 'Chew 28');
  await waitFor(() => expect(window.location.search).toBe('?sort=priceAsc&price=6-32&page=2'));
  expect(screen.queryByRole('link', { name: /post/ })).toBeNull();
});

it('keeps its title when Gatsby writes that of the page late', async () => {
  await open('?q=strap');
  await waitFor(() => expect(document.title).toBe('Results for “strap” | Larkfield'));
  document.title = 'Search | Larkfield';
  await waitFor(() => expect(document.title).toBe('Results for “strap” | Larkfield'));
});

it('says that nothing was found, what to try and where to look', async () => {
  await open('?q=zzzz');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No results for “zzzz”' }),
  ).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('No results for “zzzz” | Larkfield'));
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  const quoted = screen.getByText('zzzz', { selector: 'h1 bdi' });
  expect(quoted.parentElement?.textContent).toBe('No results for “zzzz”');
  expect(screen.getByText('Check the spelling.')).toBeTruthy();
  const popular = screen.getByRole('region', { name: 'Popular right now' });
  expect(within(popular).getByRole('link', { name: BUILT_CARD.title })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Treats' })[0]?.getAttribute('href')).toBe(
    '/collections/treats',
  );
});

it('leads to what there is to read where no product matches', async () => {
  await open('?q=care');
  expect(
    await screen.findByText('No products match, but there is something to read below.'),
  ).toBeTruthy();
  expect(screen.queryByText('Check the spelling.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Collar care' })).toBeTruthy();
});

it.each([
  ['429', { kind: 'status', status: 429 }],
  ['500', { kind: 'status', status: 500 }],
  ['malformed', { kind: 'malformed' }],
  ['truncated', { kind: 'truncated' }],
  ['empty', { kind: 'status', status: 200, body: '' }],
  ['reset', { kind: 'reset' }],
])('says that search is unavailable (%s), and finds it when it is back', async (name, fault) => {
  await sandbox.fail(fault, 20);
  await open(`?q=strap&of=${name}&price=1-${name.length + 20}`);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading', { level: 2 }).textContent).toBe(
    'Search is currently unavailable',
  );
  expect(alert.getByRole('link', { name: 'Call 800-555-0100' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Fences' })[0]).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Popular right now' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search for “strap”');
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
  await sandbox.mend();
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  await shows('Collar Strap');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks again for the same words with Enter', async () => {
  await sandbox.fail({ kind: 'status', status: 500 }, 20);
  await open('?q=strap&price=1-31');
  await screen.findByRole('alert');
  await sandbox.mend();
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  await shows('Collar Strap');
});

it('says that it is still searching when an answer takes long, before it gives up', async () => {
  await sandbox.fail({ kind: 'hang' }, 20);
  await open('?q=boundary+collar');
  await waitFor(() => expect(status()).toContain('Still searching…'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('names in its heading what the products shown were found for, until the next answer or failure', async () => {
  const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
  await open('?q=collar+strap');
  await shows('Collar Strap');
  await sandbox.fail({ kind: 'hang' }, 20);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'another collar' } });
  await waitFor(() => expect(window.location.search).toBe('?q=another+collar'));
  await waitFor(() => expect(status()).toContain('Still searching…'));
  expect(heading()).toBe('Results for “collar strap”');
  expect(crumb()).toMatch(/results? for collar strap$/);
  await screen.findByRole('alert');
  expect(heading()).toBe('Search for “another collar”');
});

it('keeps a query that is written from right to left from turning the heading', async () => {
  await open('?q=%E2%80%AE%D7%A7%D7%95%D7%9C%D7%A8');
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading.querySelector('bdi')?.textContent).toBe('קולר'));
  expect(heading.textContent).toBe('Results for “קולר”');
});

it('never shows an older answer after a newer one', async () => {
  await open('?q=pet+door');
  await shows('Pet Door');
  // Requests of an earlier test may still hang.
  const held = await sandbox.waiting();
  await sandbox.fail({ kind: 'delay', ms: 800 }, 1);
  const ask = (value: string): void =>
    void fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  ask('boundary');
  await waitFor(async () => expect(await sandbox.waiting()).toBeGreaterThan(held));
  ask('chew 07');
  await shows('Chew 07');
  await waitFor(async () => expect(await sandbox.waiting()).toBeLessThanOrEqual(held));
  expect(titles()).toEqual(['Chew 07']);
});
