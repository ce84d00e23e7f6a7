// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TestProviders } from '../testing';
import { EXAMPLE_FACETS, startExampleSearch } from '~/src/gateways/testing/example-search';
import { BUILT_CARD } from './built-card.fixture';

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

const open = async (search: string): Promise<void> => {
  const { ShopView } = await import('./shop-view');
  const { CartProvider } = await import('../cart');
  await import('./engine/lazy-search');
  window.history.replaceState(null, '', `/shop/fences${search}`);
  render(
    createElement(
      CartProvider,
      null,
      createElement(ShopView, {
        handle: 'fences',
        title: 'Fences',
        intro: null,
        image: null,
        facets: EXAMPLE_FACETS.slice(1),
        categories: EXAMPLE_FACETS[0]?.values ?? [],
        phone: null,
        cards: [BUILT_CARD],
        productCount: 1,
        entry: search,
      }),
    ),
    { wrapper: TestProviders },
  );
};
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

it('says that search is unavailable where it has no products of its own', async () => {
  await sandbox.fail({ kind: 'status', status: 500 }, 20);
  await open('?size=small&price=1-77');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Search is currently unavailable');
  expect(screen.queryByRole('region', { name: 'Products' })).toBeNull();
});
