import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productCard } from '~/src/domain/commerce/product-card.fixture';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page, press, servicePlanOf } from './buy-box.fixture';
import { plan, product, show, variant } from '../shop.fixture';

const { add, shopper } = vi.hoisted(() => ({
  add: vi.fn(),
  shopper: { lines: [] as object[], isProStaff: false, dealer: null as object | null },
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
  Object.assign(shopper, { lines: [], isProStaff: false, dealer: null });
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

describe('the button', () => {
  it.each([
    ['outOfStock', 'Out of Stock'],
    ['comingSoon', 'Coming Soon'],
    ['discontinued', 'Discontinued'],
  ] as const)(
    'for a product that is %s reads "%s" and adds nothing',
    async (availability, name) => {
      show(<Page product={product([variant('1', {}, { availability })])} />);
      const button = screen.getByRole('button', { name });
      expect(button.hasAttribute('disabled')).toBe(true);
      await userEvent.click(button);
      expect(add).not.toHaveBeenCalled();
      expect(screen.queryByLabelText('Quantity')).toBeNull();
    },
  );

  it('for a service comes without a quantity, and with its length', async () => {
    show(<Page product={product([variant('1', {}, { requiresShipping: false })])} />);
    expect(screen.queryByLabelText('Quantity')).toBeNull();
    expect(await screen.findByText(/^Each session lasts about 1 hour\./)).toBeTruthy();
    await press('Add to Cart');
    expect(added()).toMatchObject([{ input: { quantity: 1 } }]);
  });

  it('comes without a plan, and with a stock alert, for what is out of stock', async () => {
    const gone = product([variant('1', { Size: 'Large' }, { availability: 'outOfStock' })]);
    show(<Page product={gone} servicePlan={servicePlanOf()} />);
    expect(screen.getByRole('heading', { name: 'Large – Out of Stock' })).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeTruthy();
    expect(screen.getAllByRole('radio').map(each => each.getAttribute('aria-label'))).toEqual([
      'Large, out of stock',
    ]);
  });

  it('for a product that is no longer made leads to what replaces it', async () => {
    const compareAtPrice = { cents: 19_995, currency: 'USD' as const };
    const replacement = productCard({ handle: 'cat-tree', title: 'Cat Tree', compareAtPrice });
    const gone = variant('1', {}, { availability: 'discontinued' });
    show(<Page product={product([gone])} replacement={replacement} />);
    const link = await screen.findByRole('link', { name: /^Try this instead\s?Cat Tree/ });
    expect(link.getAttribute('href')).toBe('/products/cat-tree');
    expect(link.querySelector('s')?.textContent).toBe('Was $199.95');
    expect(link.textContent).toMatch(/See this product$/);
    expect(screen.getByText(/^Was \$20\.00$/)).toBeTruthy();
    cleanup();
    show(<Page product={product([variant('1')])} replacement={replacement} />);
    expect(screen.queryByText('Try this instead')).toBeNull();
  });

  it('adds the selected variant in the selected quantity', async () => {
    const small = variant('1', { Size: 'Small' });
    const large = variant('2', { Size: 'Large' });
    show(<Page product={product([small, large])} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    await press('Increase quantity');
    await press('Add to Cart');
    expect(added().map(({ input }) => input)).toEqual([
      { merchandiseId: large.id, quantity: 2, sellingPlanId: null, attributes: [] },
    ]);
  });

  it('adds once on a double click', async () => {
    show(<Page product={product([variant('1')])} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(add).toHaveBeenCalledOnce();
  });

  it('shows why nothing was added, in the store’s words if it gave any', async () => {
    add.mockResolvedValueOnce({ ok: false, code: 'notSaved', message: null });
    show(<Page product={product([variant('1')])} />);
    await press('Add to Cart');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/could not add/));
    add.mockResolvedValueOnce({ ok: false, code: 'refused', message: 'Sold out just now' });
    await press('Add to Cart');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Sold out just now'));
  });

  it('shows no failure of an earlier press while a later one is under way', async () => {
    const outcomes: ((outcome: object) => void)[] = [];
    add.mockImplementation(() => new Promise(resolve => outcomes.push(resolve)));
    show(<Page product={product([variant('1')])} />);
    await press('Add to Cart');
    await press('Add to Cart');
    await act(async () => outcomes[0]?.({ ok: false, code: 'notSaved', message: null }));
    expect(screen.queryByText(/could not add/)).toBeNull();
    await act(async () => outcomes[1]?.({ ok: false, code: 'notSaved', message: null }));
    expect(screen.getByText(/could not add/)).toBeTruthy();
  });
});

it('never adds more than there is', async () => {
  show(<Page product={product([variant('1', {}, { quantityAvailable: 2 })])} />);
  expect(screen.getByText('Only 2 left')).toBeTruthy();
  await press('Increase quantity');
  expect(screen.getByRole('button', { name: 'Increase quantity' }).hasAttribute('disabled')).toBe(
    true,
  );
});

it.each([
  ['1000000000000000', 50, 50],
  ['51', 50, 50],
  ['1e3', 50, 50],
  ['0', 50, 50],
  ['', 50, 50],
  ['10000', null, 9999],
] as const)(
  'adds nothing when %s is typed, and names the most',
  async (text, quantityAvailable, most) => {
    show(<Page product={product([variant('1', {}, { quantityAvailable })])} />);
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
    await press('Add to Cart');
    expect(add).not.toHaveBeenCalled();
    const problem = `Enter a whole number from 1 to ${most}, the most that you can add.`;
    expect(screen.getByRole('alert').textContent).toBe(problem);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    await press('Add to Cart');
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(added()[0]?.input).toMatchObject({ quantity: 1 });
  },
);

it('sells a backorder item in any quantity', async () => {
  const oversold = variant('1', {}, { isBackorder: true, quantityAvailable: null });
  show(<Page product={product([oversold])} />);
  await press('Increase quantity');
  await press('Add to Cart');
  expect(added()[0]?.input).toMatchObject({ merchandiseId: oversold.id, quantity: 2 });
});

it.each([
  ['is negative', product([variant('1', {}, { price: { cents: -1, currency: 'USD' } })])],
  ['is in another currency', product([variant('1', {}, { price: { cents: 1, currency: 'CAD' } })])],
  ['is that of a plan there is not', product([variant('1')], { requiresSellingPlan: true })],
])('shows a message and adds nothing if the price %s', async (_, unpriced) => {
  const { container } = show(<Page product={unpriced} />);
  expect(screen.getByText(/^We cannot show the price right now/)).toBeTruthy();
  expect(container.querySelector('.price')).toBeNull();
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.submit(button);
  expect(add).not.toHaveBeenCalled();
});

it.each([
  ['below the price', { cents: 1500, currency: 'USD' as const }],
  ['below zero', { cents: -2500, currency: 'USD' as const }],
  ['in another currency', { cents: 2500, currency: 'CAD' as const }],
])('ignores a compare-at price %s', (_, compareAtPrice) => {
  const { container } = show(<Page product={product([variant('1', {}, { compareAtPrice })])} />);
  expect(container.querySelector('s')).toBeNull();
  expect(screen.queryByText(/% savings$/)).toBeNull();
});

it('names the option whose change would help', async () => {
  const variants = [
    variant('1', { Size: 'Large', Color: 'Coral' }, { availability: 'outOfStock' }),
    variant('2', { Size: 'Large', Color: 'Sky' }),
  ];
  window.history.replaceState(null, '', '/?color=coral');
  show(<Page product={product(variants)} />);
  expect(await screen.findByText('Choose an available color')).toBeTruthy();
  expect(screen.getAllByRole('radio').map(each => each.getAttribute('aria-label'))).toEqual([
    'Large',
    'Coral, out of stock',
    'Sky',
  ]);
});

it('shows the saving of a sale', () => {
  const onSale = variant('1', {}, { compareAtPrice: { cents: 2500, currency: 'USD' } });
  show(<Page product={product([onSale])} />);
  expect(screen.getByText('$25.00')).toBeTruthy();
  expect(screen.getByText('20% savings')).toBeTruthy();
});

describe('the saving', () => {
  const groups = [{ name: 'Autoship', plans: [plan('p3', 3, 10)] }];
  const compareAtPrice = { cents: 2343, currency: 'USD' as const };

  it.each([
    ['of autoship', null, '10% savings', '$20.00'],
    ['of autoship on a sale', compareAtPrice, '23% savings', '$23.43'],
  ])('%s matches the price that is shown', async (_, sale, saving, before) => {
    const caps = product([variant('1', {}, { compareAtPrice: sale })], {
      sellingPlanGroups: groups,
    });
    const { container } = show(<Page product={caps} />);
    expect(screen.queryByText(saving)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Autoship/ }));
    expect(screen.getByText(saving)).toBeTruthy();
    expect(container.querySelector('s')?.textContent).toContain(before);
  });

  it('is hidden for a plan that saves nothing', () => {
    const plain = [{ name: 'Autoship', plans: [plan('p3', 3, 0)] }];
    show(<Page product={product([variant('1')], { sellingPlanGroups: plain })} />);
    expect(screen.getByRole('radio', { name: /^Autoship/ })).toBeTruthy();
    expect(screen.queryByText(/0%/)).toBeNull();
  });
});

describe('autoship', () => {
  const groups = [{ name: 'Autoship', plans: [plan('p3', 3), plan('p6', 6)] }];
  const battery = product([variant('1')], { sellingPlanGroups: groups });

  it('requires a frequency before it adds', async () => {
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

  it('can be changed back to a one-time purchase', async () => {
    show(<Page product={battery} />);
    await userEvent.click(screen.getByRole('radio', { name: /Autoship/ }));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'p3');
    await userEvent.click(screen.getByRole('radio', { name: /One-time/ }));
    await press('Add to Cart');
    expect(added()[0]?.input).toMatchObject({ sellingPlanId: null });
  });
});
