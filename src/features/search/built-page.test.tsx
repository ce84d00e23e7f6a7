import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '../testing';
import { BUILT_CARD } from './built-card.fixture';
import { SearchView } from './search-view';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
afterEach(() => document.body.replaceChildren());

/** The page as it is built, before any script runs. */
const built = (): void => {
  document.body.innerHTML = renderToString(
    <TestProviders>
      <SearchView
        facets={[]}
        categories={[{ id: 'fences', name: 'Fences', image: null }]}
        cards={[BUILT_CARD]}
        productCount={41}
        phone={null}
        entry=""
      />
    </TestProviders>,
  );
};

/** Whether the style sheet hides it if the URL has a query that no script has read yet. */
const isHeldBack = (element: Element): boolean => element.closest('.query-unread') !== null;

it('holds back what is built for no query, but not the field, where the address has one', () => {
  built();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(isHeldBack(screen.getByRole('heading', { level: 1 }))).toBe(true);
  expect(isHeldBack(crumbs.getByText('Search'))).toBe(true);
  expect(isHeldBack(screen.getByText('41 products'))).toBe(true);
  expect(isHeldBack(screen.getByRole('region', { name: 'Products' }))).toBe(true);
  const [category] = screen.getAllByRole('link', { name: 'Fences' });
  expect(category && isHeldBack(category)).toBe(true);
  expect(screen.getByRole('searchbox').closest('.search-field')).not.toBeNull();
});
