// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startExampleSearch } from '~/src/gateways/testing/example-search';
import { openShop as open } from './search-pages.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

let sandbox: Awaited<ReturnType<typeof startExampleSearch>>;

beforeAll(async () => {
  configure({ asyncUtilTimeout: 8000 });
  sandbox = await startExampleSearch();
  vi.stubEnv('GATSBY_SEARCH_APP_ID', 'SANDBOX001');
  vi.stubEnv('GATSBY_SEARCH_API_KEY', 'sandbox-search-public');
  vi.stubEnv('GATSBY_SEARCH_ORIGIN', sandbox.origin);
  window.scrollTo = () => undefined;
});
afterAll(() => sandbox.stop());
afterEach(async () => {
  cleanup();
  await sandbox.mend();
});

const titles = (): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: 'Products' }))
    .queryAllByRole('heading', { level: 2 })
    .map(heading => heading.textContent);
const facetButton = (name: string): HTMLElement => {
  const found = screen.getAllByText(name).find(each => each.closest('summary'));
  if (!found) throw new Error(`There is no facet ${name}.`);
  return found;
};

it('shows what it was built with until a shopper turns to the facets, then its own collection', async () => {
  await open('');
  expect(titles()).toEqual(['Built in']);
  await userEvent.click(facetButton('Price'));
  await waitFor(() => expect(titles()).toEqual(['GPS Fence Collar', 'Boundary Collar']));
});

it('keeps searching when the filters in its URL are removed', async () => {
  await open('?size=medium');
  await waitFor(() => expect(titles()).toEqual(['GPS Fence Collar']));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(titles()).toEqual(['GPS Fence Collar', 'Boundary Collar']));
});

it('opens a URL with its filters, and links within the view', async () => {
  await open('?size=medium&sort=priceAsc');
  await waitFor(() => expect(titles()).toEqual(['GPS Fence Collar']));
  expect(screen.getByRole('button', { name: 'Remove Medium' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'A to Z', hidden: true }).getAttribute('href')).toBe(
    '/shop/fences?sort=atoz&size=medium',
  );
});

it('keeps its built products when search fails, and asks again', async () => {
  await sandbox.fail({ kind: 'status', status: 500 }, 20);
  await open('');
  await userEvent.click(facetButton('Price'));
  const alert = await screen.findByRole('alert');
  expect(titles()).toEqual(['Built in']);
  await sandbox.mend();
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(['GPS Fence Collar', 'Boundary Collar']));
});

it.each([
  ['429', { kind: 'status', status: 429 }],
  ['500', { kind: 'status', status: 500 }],
  ['malformed', { kind: 'malformed' }],
  ['empty', { kind: 'status', status: 200, body: '' }],
  ['hang', { kind: 'hang' }],
])('without products of its own says that search is unavailable (%s)', async (name, fault) => {
  await sandbox.fail(fault, 20);
  // Another price each time, because the client keeps what it found.
  await open(`?size=large&price=1-${name.length + 300}`);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading').textContent).toBe('Search is currently unavailable');
  expect(alert.getByRole('link', { name: 'Call 800-555-0100' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Treats' }).getAttribute('href')).toBe(
    '/collections/treats',
  );
  expect(screen.queryByRole('region', { name: 'Products' })).toBeNull();
  await sandbox.mend();
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(['GPS Fence Collar', 'Boundary Collar']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that it is still searching when an answer is late, and shows it when it comes', async () => {
  await sandbox.fail({ kind: 'delay', ms: 900 }, 1);
  await open('?size=large&price=2-400');
  const said = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(said()).toBe('Still searching…'));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(titles()).toEqual(['GPS Fence Collar', 'Boundary Collar']));
  expect(said()).toBe('2 products');
});
