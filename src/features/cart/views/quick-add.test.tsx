import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { navigate } from '~/src/ui/testing/gatsby.fixture';
import { actions, show, viewLine } from './cart.fixture';
import { QuickAdd } from './quick-add';

const readPageProduct = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/gateways/site-files/pairings', () => ({ readPageProduct }));
vi.mock('~/src/features/cart/state/use-cart', async () => {
  const { actions: fakes } = await import('./cart.fixture');
  return { useCartActions: () => fakes };
});

const { merchandise } = viewLine('dock', 1);
const product = (variant: object = {}, more: object = {}) => ({
  ...merchandise.product,
  images: [],
  requiresSellingPlan: false,
  sellingPlanGroups: [],
  variants: [{ ...merchandise, availability: 'inStock', isLeadGeneration: false, ...variant }],
  ...more,
});

const DOCK = { handle: 'dock', title: 'Charging Dock', isSimple: true };

const press = async (): Promise<void> => {
  show(<QuickAdd card={DOCK} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Charging Dock to the cart' }));
};

beforeEach(() => {
  vi.clearAllMocks();
  actions.add.mockResolvedValue({ ok: true, line: viewLine('dock', 1) });
});
afterEach(cleanup);

it('adds one of the product', async () => {
  readPageProduct.mockResolvedValue({ ok: true, value: product() });
  await press();
  await waitFor(() => expect(actions.add).toHaveBeenCalledOnce());
  expect(readPageProduct).toHaveBeenCalledWith('/products/dock');
  expect(actions.add.mock.calls[0]?.[0]).toMatchObject([
    { input: { merchandiseId: merchandise.id, quantity: 1, sellingPlanId: null } },
  ]);
  expect(actions.openDrawer).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it('adds one on a double click, even if the first was quick', async () => {
  readPageProduct.mockResolvedValue({ ok: true, value: product() });
  show(<QuickAdd card={DOCK} />);
  const button = screen.getByRole('button', { name: 'Add Charging Dock to the cart' });
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  fireEvent.click(button, { detail: 2 });
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(actions.add).toHaveBeenCalledOnce();
});

it.each([
  ['out of stock now', { ok: true, value: product({ availability: 'outOfStock' }) }],
  ['sold with a plan alone', { ok: true, value: product({}, { requiresSellingPlan: true }) }],
  ['unreadable', { ok: false, error: { kind: 'network' } }],
])('opens the page of a product that is %s', async (_, reply) => {
  readPageProduct.mockResolvedValue(reply);
  await press();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/products/dock'));
  expect(actions.add).not.toHaveBeenCalled();
});

it('is not offered for a product with a choice to make', () => {
  show(<QuickAdd card={{ ...DOCK, isSimple: false }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('opens the cart, which says what the store refused', async () => {
  readPageProduct.mockResolvedValue({ ok: true, value: product() });
  actions.add.mockResolvedValue({ ok: false, code: 'soldOut', message: null });
  await press();
  await waitFor(() => expect(actions.openDrawer).toHaveBeenCalledOnce());
});

it('is a mere sign in the page before its scripts run', () => {
  const html = renderToString(
    <TestProviders>
      <QuickAdd card={DOCK} />
    </TestProviders>,
  );
  expect(html).not.toContain('button');
});
