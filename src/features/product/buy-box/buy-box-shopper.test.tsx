import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page, press, servicePlanOf } from './buy-box.fixture';
import { plan, product, show, variant } from '../shop.fixture';

const { add, shopper } = vi.hoisted(() => ({
  add: vi.fn(),
  shopper: { lines: [] as object[], isProStaff: false, dealer: null },
}));
vi.mock('~/src/features/customer', () => ({ useCustomer: () => shopper }));
vi.mock('~/src/features/dealers', () => ({ useDealer: () => shopper }));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/features/cart', async () => ({
  useCart: () => ({ view: { subtotal: null, lines: shopper.lines } }),
  useCartActions: () => ({ add }),
  lineDisplay: (await import('~/src/features/cart/queue/line-display')).lineDisplay,
}));

const added = () => add.mock.calls.flatMap(([lines]) => lines as { input: unknown }[]);

beforeEach(() => {
  add.mockReset().mockResolvedValue({ ok: true });
  Object.assign(shopper, { lines: [], isProStaff: false });
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

describe('ProStaff', () => {
  const eligible = 'Your account is eligible for ProStaff Discounts!';
  const groups = [{ name: 'Autoship', plans: [plan('p3', 3)] }];

  it('see their price, with the regular price struck through', () => {
    shopper.isProStaff = true;
    show(<Page product={product([variant('1')])} />);
    expect(screen.getByText(eligible)).toBeTruthy();
    expect(screen.getByText('ProStaff 40%')).toBeTruthy();
    expect(screen.getByText('$12.00').textContent).toContain('ProStaff price');
    expect(screen.getByText('$20.00').closest('s')?.textContent).toContain('Regular price');
  });

  it('is calculated from the sale price and the autoship price', async () => {
    shopper.isProStaff = true;
    const onSale = variant('1', {}, { compareAtPrice: { cents: 2500, currency: 'USD' } });
    show(<Page product={product([onSale], { sellingPlanGroups: groups })} />);
    expect(screen.getByText('$25.00').closest('s')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Save 15% with Autoship\s?\$10\.20/ }));
    expect(await screen.findByText(/charged \$10\.20 today/)).toBeTruthy();
  });

  it('does not apply to other customers or to plans', () => {
    const { unmount } = show(<Page product={product([variant('1')])} />);
    expect(screen.queryByText(eligible)).toBeNull();
    expect(screen.getByText('$20.00').closest('s')).toBeNull();
    unmount();
    shopper.isProStaff = true;
    show(<Page product={servicePlanOf()} />);
    expect(screen.queryByText(eligible)).toBeNull();
    expect(screen.queryByText('$12.00')).toBeNull();
  });
});

describe('add-ons', () => {
  const strap = product([variant('s')], { handle: 'strap', title: 'Strap' });
  const gone = product([variant('g', {}, { availability: 'outOfStock' })], {
    handle: 'gone',
    title: 'Dock',
  });
  const posts = product(
    [
      variant('short', { Length: 'Short' }),
      variant('long', { Length: 'Long' }, { price: { cents: 2400, currency: 'USD' } }),
      variant('none', { Length: 'Extra long' }, { availability: 'outOfStock' }),
    ],
    { handle: 'posts', title: 'Posts' },
  );

  it('are added when checked; a sold-out one is disabled and says so', async () => {
    show(<Page product={product([variant('1')])} addOns={[strap, gone]} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add Strap for $20.00' }));
    const soldOut = screen.getByRole('checkbox', { name: 'Dock, out of stock' });
    expect(soldOut.hasAttribute('disabled')).toBe(true);
    await press('Add to Cart');
    expect(added()).toHaveLength(2);
  });

  it('with variants ask which one, and show its price', async () => {
    show(<Page product={product([variant('1')])} addOns={[posts]} />);
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add Posts for $20.00' }));
    const which = screen.getByRole('combobox', { name: 'Which Posts?' });
    const soldOut = screen.getByRole('option', { name: 'Extra long, out of stock' });
    expect(soldOut.hasAttribute('disabled')).toBe(true);
    await userEvent.selectOptions(which, 'Long');
    expect(screen.getByRole('checkbox', { name: 'Add Posts for $24.00' })).toBeTruthy();
    await press('Add to Cart');
    expect(added()[1]?.input).toMatchObject({ merchandiseId: 'gid://shopify/ProductVariant/long' });
  });

  it('have the ProStaff price that the cart charges', () => {
    shopper.isProStaff = true;
    show(<Page product={product([variant('1')])} addOns={[strap]} />);
    expect(screen.getByRole('checkbox', { name: 'Add Strap for $12.00' })).toBeTruthy();
  });
});

describe('stock', () => {
  const three = product([variant('1', {}, { quantityAvailable: 3 })]);
  const inCart = (quantity: number, id = '1') => ({
    quantity,
    merchandise: { id: `gid://shopify/ProductVariant/${id}` },
  });

  it('includes what is already in the cart, on any plan', () => {
    shopper.lines = [inCart(1), inCart(1), inCart(9, '2')];
    show(<Page product={three} />);
    expect(screen.getByText('Only 3 left; 2 are in your cart')).toBeTruthy();
    expect(screen.queryByText('Only 3 left')).toBeNull();
    expect(screen.getByRole('button', { name: 'Increase quantity' }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('disables the button if all of it is in the cart', async () => {
    shopper.lines = [inCart(3)];
    show(<Page product={three} />);
    expect(screen.getByText('Only 3 left, and all are in your cart')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to Cart' }).hasAttribute('disabled')).toBe(true);
  });

  it('lowers a quantity that has become too high', async () => {
    const { rerender } = show(<Page product={three} />);
    await press('Increase quantity');
    await press('Increase quantity');
    shopper.lines = [inCart(2)];
    rerender(<Page product={three} />);
    await press('Add to Cart');
    expect(added()[0]?.input).toMatchObject({ quantity: 1 });
  });

  it('is not mentioned while there is plenty', () => {
    shopper.lines = [inCart(2)];
    show(<Page product={product([variant('1')])} />);
    expect(screen.queryByText(/in your cart/)).toBeNull();
  });
});
