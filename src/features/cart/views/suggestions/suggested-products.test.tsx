import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from '~/src/ui/testing/gatsby.fixture';
import { actions, show, viewLine } from '../cart.fixture';
import { SuggestedProducts } from './suggested-products';

const readPairings = vi.hoisted(() => vi.fn());
const readPageProduct = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/gateways/site-files/pairings', () => ({ readPairings, readPageProduct }));
vi.mock('~/src/features/cart/state/use-cart', async () => {
  const { actions } = await import('../cart.fixture');
  return { useCartActions: () => actions };
});

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const pairing = (handle: string, more: object = {}) => ({
  handle,
  title: `The ${handle}`,
  image: null,
  price: usd(1000),
  hasRange: false,
  isInStock: true,
  isSimple: true,
  ...more,
});

const { merchandise } = viewLine('v', 1);
const product = (more: object = {}) => ({
  ...merchandise.product,
  images: [],
  requiresSellingPlan: false,
  sellingPlanGroups: [],
  variants: [{ ...merchandise, availability: 'inStock', isLeadGeneration: false }],
  ...more,
});

// Pages are kept once read, so each test has its own products.
const suggest = async (name: string, pairings: readonly object[], limit = 3) => {
  readPairings.mockResolvedValue({ ok: true, value: pairings });
  show(
    <SuggestedProducts
      lines={[viewLine(name, 1)]}
      limit={limit}
      headingLevel={3}
      onFollow={() => undefined}
    />,
  );
  await waitFor(() =>
    expect(readPairings).toHaveBeenCalledWith(`/products/product-${name}`, 'USD'),
  );
};

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('does not offer what has just been removed and can be put back', async () => {
  readPairings.mockResolvedValue({ ok: true, value: [pairing('product-r'), pairing('other')] });
  show(
    <SuggestedProducts
      lines={[viewLine('kept', 1)]}
      removed={[viewLine('r', 1)]}
      limit={3}
      headingLevel={3}
      onFollow={() => undefined}
    />,
  );
  expect(await screen.findByRole('listitem')).toHaveProperty('textContent', 'The other$10.00Add');
});

it('shows a few that are in stock and not in the cart yet', async () => {
  await suggest('a', [
    pairing('product-a'),
    pairing('one'),
    pairing('gone', { isInStock: false }),
    pairing('one'),
    pairing('two', { hasRange: true, isSimple: false }),
    pairing('three'),
    pairing('four'),
  ]);
  expect(await screen.findByRole('heading', { name: 'Goes well with' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'The one$10.00Add',
    'The twoFrom $10.00Choose',
    'The three$10.00Add',
  ]);
});

it('adds at a tap what has nothing to choose, says so, and leaves the cart open', async () => {
  await suggest('b', [pairing('posts')]);
  readPageProduct.mockResolvedValue({ ok: true, value: product() });
  await userEvent.click(await screen.findByRole('button', { name: 'Add The posts' }));
  expect(readPageProduct).toHaveBeenCalledWith('/products/posts');
  expect(actions.addInView.mock.calls[0]).toMatchObject([
    [{ input: { merchandiseId: 'v', quantity: 1, sellingPlanId: null } }],
  ]);
  expect(screen.getByText('The posts is in your cart.')).toBeTruthy();
});

it('leads to the product where it turns out that there is something to choose', async () => {
  await suggest('c', [pairing('plan')]);
  readPageProduct.mockResolvedValue({ ok: true, value: product({ requiresSellingPlan: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add The plan' }));
  expect(navigate).toHaveBeenCalledWith('/products/plan');
  expect(actions.addInView).not.toHaveBeenCalled();
});

it('shows nothing if nothing is known', async () => {
  await suggest('d', []);
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows no price that cannot be trusted, and leads to the product instead of adding it', async () => {
  await suggest('unpriced', [
    pairing('foreign', { price: { cents: 1000, currency: 'CAD' } }),
    pairing('negative', { price: usd(-1000) }),
  ]);
  expect(await screen.findAllByText('Price not available')).toHaveLength(2);
  expect(screen.queryByText(/10\.00/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('adds nothing whose price has become one that cannot be trusted', async () => {
  await suggest('turned', [pairing('turned-one')]);
  const variants = [
    { ...merchandise, availability: 'inStock', isLeadGeneration: false, price: usd(-1) },
  ];
  readPageProduct.mockResolvedValue({ ok: true, value: product({ variants }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add The turned-one' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/products/turned-one'));
  expect(actions.addInView).not.toHaveBeenCalled();
});
