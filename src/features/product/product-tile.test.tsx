import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toProductCard } from '~/src/domain/collections/product-card';
import type { Product } from '~/src/domain/commerce/product';
import { ProductTile } from './product-tile';
import { plan, product, show, variant } from './shop.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const showTile = (of: Product) =>
  show(<ProductTile card={toProductCard(of, '2026-01-01T00:00:00Z', 'USD')} sizes="10rem" />);

afterEach(cleanup);

describe('product tile', () => {
  it('links to its product', () => {
    showTile(product([variant('1')]));
    expect(screen.getByRole('link', { name: 'Collar' }).getAttribute('href')).toBe(
      '/products/collar',
    );
    expect(screen.getByText('$20.00')).toBeTruthy();
    expect(document.querySelector('.card-badge')).toBeNull();
  });

  it.each([
    ['negative', { cents: -2000, currency: 'USD' as const }],
    ['in another currency', { cents: 2000, currency: 'CAD' as const }],
  ])('says so if it cannot show a price that is %s', (_, price) => {
    showTile(product([variant('1', {}, { price })]));
    expect(screen.getByText('Price not available')).toBeTruthy();
    expect(screen.queryByText(/20\.00/)).toBeNull();
  });

  it('shows the lowest of several prices', () => {
    const dearer = variant('2', { Size: 'L' }, { price: { cents: 3000, currency: 'USD' } });
    showTile(product([variant('1', { Size: 'S' }), dearer]));
    expect(screen.getByText('From $20.00')).toBeTruthy();
  });

  it('shows availability before a sale', () => {
    const compareAtPrice = { cents: 2500, currency: 'USD' as const };
    showTile(product([variant('1', {}, { compareAtPrice, availability: 'comingSoon' })]));
    expect(screen.getByText('Coming Soon')).toBeTruthy();
    expect(screen.queryByText('Sale')).toBeNull();
  });

  it.each([
    ['outOfStock', 'Out of Stock'],
    ['comingSoon', 'Coming Soon'],
    ['discontinued', 'Discontinued'],
  ] as const)('is labeled if it is %s', (availability, words) => {
    showTile(product([variant('1', {}, { availability })]));
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('mentions sales, dealers and autoship', () => {
    const compareAtPrice = { cents: 2500, currency: 'USD' as const };
    const sellingPlanGroups = [{ name: 'Autoship', plans: [plan('p', 3, 15)] }];
    showTile(product([variant('1', {}, { compareAtPrice })], { sellingPlanGroups }));
    expect(screen.getByText('Sale')).toBeTruthy();
    expect(screen.getByText('Was').parentElement?.textContent).toContain('$25.00');
    expect(screen.getByText('Save 15% with Autoship')).toBeTruthy();
    showTile(product([variant('1')], { isLeadGeneration: true }));
    expect(screen.getByText('Installed by a dealer')).toBeTruthy();
  });

  it('does not break a short compound in its name', () => {
    const card = toProductCard(product([variant('1')]), '2026-01-01T00:00:00Z', 'USD');
    show(<ProductTile card={{ ...card, title: 'An In-Ground Fence' }} sizes="10rem" />);
    expect(screen.getByRole('link', { name: 'An In-Ground Fence' })).toBeTruthy();
    expect(screen.getByText('In-Ground').className).toBe('inline-block');
  });

  it('has a button next to its link, if one is given', () => {
    const card = toProductCard(product([variant('1')]), '2026-01-01T00:00:00Z', 'USD');
    show(<ProductTile card={card} sizes="10rem" action={<button type="button">Add</button>} />);
    const tile = screen.getByRole('article');
    expect(within(tile).getByRole('button', { name: 'Add' }).closest('a')).toBeNull();
  });

  it('shows how it is rated, if there are reviews', () => {
    const card = toProductCard(product([variant('1')]), '2026-01-01T00:00:00Z', 'USD');
    show(<ProductTile card={{ ...card, rating: { average: 4.5, count: 12 } }} sizes="10rem" />);
    expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5 in 12 reviews' })).toBeTruthy();
    cleanup();
    show(<ProductTile card={card} sizes="10rem" />);
    expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull();
  });

  it('loads its second picture under a mouse only', () => {
    const picture = (url: string) => ({ url, alt: '', width: 800, height: 800, hotspot: null });
    const card = toProductCard(product([variant('1')]), '2026-01-01T00:00:00Z', 'USD');
    const both = { ...card, image: picture('/first.jpg'), hoverImage: picture('/second.jpg') };
    show(<ProductTile card={both} sizes="10rem" />);
    const tile = screen.getByRole('article');
    fireEvent.pointerEnter(tile, { pointerType: 'touch' });
    expect(tile.innerHTML).not.toContain('second.jpg');
    fireEvent.pointerEnter(tile, { pointerType: 'mouse' });
    expect(tile.innerHTML).toContain('second.jpg');
  });
});
