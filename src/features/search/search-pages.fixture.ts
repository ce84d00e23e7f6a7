import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { EXAMPLE_FACETS } from '~/src/gateways/testing/example-search';
import { TestProviders } from '../testing';
import { BUILT_CARD } from './built-card.fixture';

const CATEGORIES = EXAMPLE_FACETS[0]?.values ?? [];
let visits = 0;

const open = async (address: string, view: ReactElement): Promise<void> => {
  const { CartProvider } = await import('../cart');
  await import('./engine/lazy-search');
  window.history.replaceState(null, '', address);
  render(createElement(CartProvider, null, view), { wrapper: TestProviders });
};

/** Opens the search page with a query. Its modules load now, so that they read the test's settings. */
export const openSearch = async (query: string): Promise<void> => {
  const { SearchView } = await import('./search-view');
  visits += 1;
  await open(
    `/search${query}`,
    createElement(SearchView, {
      facets: EXAMPLE_FACETS,
      categories: CATEGORIES.map(({ id, name }) => ({ id, name, image: null })),
      cards: [BUILT_CARD],
      productCount: 30,
      phone: '800-555-0100',
      entry: String(visits),
    }),
  );
};

/** Opens the search-driven collection of fences with a query. */
export const openShop = async (query: string): Promise<void> => {
  const { ShopView } = await import('./shop-view');
  visits += 1;
  await open(
    `/shop/fences${query}`,
    createElement(ShopView, {
      handle: 'fences',
      title: 'Fences',
      intro: null,
      image: null,
      facets: EXAMPLE_FACETS.slice(1),
      categories: CATEGORIES,
      phone: '800-555-0100',
      cards: [BUILT_CARD],
      productCount: 1,
      entry: String(visits),
    }),
  );
};
