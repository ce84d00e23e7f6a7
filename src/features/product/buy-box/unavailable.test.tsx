import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productCard } from '~/src/domain/commerce/product-card.fixture';
import { afterEach, expect, it, vi } from 'vitest';
import { Page } from './buy-box.fixture';
import { product, show, variant } from '../shop.fixture';

const shopper = vi.hoisted(() => ({ lines: [], isProStaff: false, dealer: null }));
vi.mock('~/src/features/customer', () => ({ useCustomer: () => shopper }));
vi.mock('~/src/features/dealers', () => ({ useDealer: () => shopper }));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/features/cart', async () => ({
  useCart: () => ({ view: { subtotal: null, lines: [] } }),
  useCartActions: () => ({ add: vi.fn() }),
  lineDisplay: (await import('~/src/features/cart/queue/line-display')).lineDisplay,
}));

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

it('offers the choices that help beside the message that it is out of stock', async () => {
  const variants = [
    variant('1', { Size: 'Large', Color: 'Coral' }, { availability: 'outOfStock' }),
    variant('2', { Size: 'Large', Color: 'Sky' }),
  ];
  window.history.replaceState(null, '', '/?color=coral');
  const other = productCard({ title: 'Cat Tree' });
  show(<Page product={product(variants)} replacement={other} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sky' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sky' }).checked).toBe(true);
  expect(screen.queryByRole('heading', { name: /Out of Stock/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Cat Tree/ })).toBeNull();
});

it('leads to another product if no choice of what is out of stock would help', async () => {
  const gone = product([variant('1', {}, { availability: 'outOfStock' })]);
  show(<Page product={gone} replacement={productCard({ title: 'Cat Tree' })} />);
  const link = await screen.findByRole('link', { name: /Cat Tree/ });
  expect(link.innerHTML).toContain('btn-secondary');
});

it('leads to another product first if this one will not return', async () => {
  const gone = product([variant('1', {}, { availability: 'discontinued' })]);
  show(<Page product={gone} replacement={productCard({ title: 'Cat Tree' })} />);
  const link = await screen.findByRole('link', { name: /Cat Tree/ });
  expect(link.innerHTML).toContain('btn-primary');
});
