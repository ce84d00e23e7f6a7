import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestProviders } from '../testing';
import { CollectionView } from './collection-view';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const show = (): void => {
  render(
    <CollectionView
      handle="power"
      title="Power"
      intro={null}
      image={null}
      cards={[]}
      order="atoz"
      page={2}
      pageCount={3}
      productCount={50}
      filters={null}
    />,
    { wrapper: TestProviders },
  );
};

describe('collection page', () => {
  afterEach(cleanup);

  it('offers the six sort orders by name', () => {
    show();
    const menu = screen.getByRole('group');
    const orders = within(menu).getAllByRole('link');
    expect(orders.map(order => order.textContent)).toEqual([
      'Featured',
      'A to Z',
      'Z to A',
      'Price: low to high',
      'Price: high to low',
      'Newest',
    ]);
    expect(within(menu).getByRole('link', { current: true }).textContent).toBe('A to Z');
  });

  it('shows the number of products and links to the other pages of its order', () => {
    show();
    expect(screen.getByText('50 products')).toBeTruthy();
    const links: Readonly<Record<string, string>> = {
      previous: '/collections/power/atoz',
      next: '/collections/power/atoz/page/3',
      'Page: 1': '/collections/power/atoz',
      'Page: 3': '/collections/power/atoz/page/3',
    };
    for (const [name, href] of Object.entries(links)) {
      expect(screen.getByRole('link', { name }).getAttribute('href'), name).toBe(href);
    }
  });
});
