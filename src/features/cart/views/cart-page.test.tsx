import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { siteSettings } from '~/src/domain/content/site-settings.fixture';
import { show } from './cart.fixture';
import { CartPage } from './cart-page';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('../state/use-cart', async () => {
  const { actions, cartState: stateOf, viewLine: line } = await import('./cart.fixture');
  return { useCart: () => stateOf([line('dock', 4)]), useCartActions: () => actions };
});

afterEach(cleanup);

it('separates the number of items from the title for screen readers', () => {
  show(<CartPage freeShippingThreshold={null} settings={siteSettings()} phone={null} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Cart 4 items' })).toBeTruthy();
});
