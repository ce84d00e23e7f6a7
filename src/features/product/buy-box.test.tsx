import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page, press } from './buy-box.fixture';
import { plan, product, show, variant } from './shop.fixture';

const { add, shopper } = vi.hoisted(() => ({
  add: vi.fn(),
  shopper: { lines: [] as object[], isProStaff: false, dealer: null as object | null },
}));
vi.mock('../customer', () => ({ useCustomer: () => shopper }));
vi.mock('../dealers', () => ({ useDealer: () => shopper }));
vi.mock('gatsby', () => import('../../ui/testing/gatsby.fixture'));
vi.mock('../cart', async () => ({
  useCart: () => ({ view: { subtotal: null, lines: shopper.lines } }),
  useCartActions: () => ({ add }),
  lineDisplay: (await import('../../domain/cart-queue-display')).lineDisplay,
}));

const added = () => add.mock.calls.flatMap(([lines]) => lines as { input: unknown }[]);

beforeEach(() => {
  add.mockReset().mockResolvedValue({ ok: true });
  Object.assign(shopper, { lines: [], isProStaff: false, dealer: null });
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

describe('the button', () => {
  it.each([
    ['outOfStock', 'Out of Stock'],
    ['comingSoon', 'Coming Soon'],
    ['discontinued', 'Discontinued'],
  ] as const)('of what is %s reads "%s" and adds nothing', async (availability, name) => {
    show(<Page product={product([variant('1', {}, { availability })])} />);
    const button = screen.getByRole('button', { name });
    expect(button.hasAttribute('disabled')).toBe(true);
    await userEvent.click(button);
    expect(add).not.toHaveBeenCalled();
  });

  it('adds the chosen variant in the chosen quantity', async () => {
    const small = variant('1', { Size: 'Small' });
    const large = variant('2', { Size: 'Large' });
    show(<Page product={product([small, large])} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    await press('One more');
    await press('Add to Cart');
    expect(added().map(({ input }) => input)).toEqual([
      { merchandiseId: large.id, quantity: 2, sellingPlanId: null, attributes: [] },
    ]);
  });

  it('says why nothing was added, in the store’s words where it gave any', async () => {
    add.mockResolvedValueOnce({ ok: false, code: 'notSaved', message: null });
    show(<Page product={product([variant('1')])} />);
    await press('Add to Cart');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/could not add/));
    add.mockResolvedValueOnce({ ok: false, code: 'refused', message: 'Sold out just now' });
    await press('Add to Cart');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Sold out just now'));
  });
});

it('never asks for more than there is', async () => {
  show(<Page product={product([variant('1', {}, { quantityAvailable: 2 })])} />);
  expect(screen.getByText('Only 2 left')).toBeTruthy();
  await press('One more');
  expect(screen.getByRole('button', { name: 'One more' }).hasAttribute('disabled')).toBe(true);
});

it('names the option whose change would help', () => {
  const variants = [
    variant('1', { Size: 'Large', Color: 'Coral' }, { availability: 'outOfStock' }),
    variant('2', { Size: 'Large', Color: 'Sky' }),
  ];
  window.history.replaceState(null, '', '/?color=coral');
  show(<Page product={product(variants)} />);
  expect(screen.getByText('Choose an available color')).toBeTruthy();
});

it('shows what a sale saves', () => {
  const onSale = variant('1', {}, { compareAtPrice: { cents: 2500, currency: 'USD' } });
  show(<Page product={product([onSale])} />);
  expect(screen.getByText('$25.00')).toBeTruthy();
  expect(screen.getByText('20% savings')).toBeTruthy();
});

describe('autoship', () => {
  const groups = [{ name: 'Autoship', plans: [plan('p3', 3), plan('p6', 6)] }];
  const battery = product([variant('1')], { sellingPlanGroups: groups });

  it('asks for a frequency before it adds', async () => {
    show(<Page product={battery} />);
    await userEvent.click(screen.getByRole('radio', { name: /Save 15% with Autoship/ }));
    await press('Add to Cart');
    expect(add).not.toHaveBeenCalled();
    const frequency = screen.getByRole('combobox', { name: 'Delivery frequency' });
    expect(frequency.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please select a frequency')).toBeTruthy();

    await userEvent.selectOptions(frequency, 'Delivery every 6 months');
    expect(screen.queryByText('Please select a frequency')).toBeNull();
    await press('Add to Cart');
    expect(added()[0]?.input).toMatchObject({ sellingPlanId: 'p6' });
  });

  it('is left again for a one-time purchase', async () => {
    show(<Page product={battery} />);
    await userEvent.click(screen.getByRole('radio', { name: /Autoship/ }));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'p3');
    await userEvent.click(screen.getByRole('radio', { name: /One-time/ }));
    await press('Add to Cart');
    expect(added()[0]?.input).toMatchObject({ sellingPlanId: null });
  });
});
