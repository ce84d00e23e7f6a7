import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '../../domain/product';
import { BuyBox } from './buy-box';
import type { Addable } from './extras';
import { plan, product, show, variant } from './shop.fixture';
import { useProductSelection } from './use-product-selection';

const { add } = vi.hoisted(() => ({ add: vi.fn() }));
vi.mock('gatsby', () => import('../../ui/testing/gatsby.fixture'));
vi.mock('../cart', async () => ({
  useCartActions: () => ({ add }),
  lineDisplay: (await import('../../domain/cart-queue-display')).lineDisplay,
}));

const settings = {
  announcement: null,
  phone: null,
  careHours: [],
  freeShippingThreshold: { USD: { cents: 7500, currency: 'USD' as const } },
  returnDays: 45,
  defaultTitle: '',
  defaultDescription: '',
  socialHandle: null,
  socialImage: null,
  social: [],
};

interface Offered {
  readonly product: Product;
  readonly servicePlan?: Addable;
  readonly addOns?: readonly Addable[];
  readonly news?: string;
}

function Page({ product, servicePlan, addOns, news }: Offered) {
  const selection = useProductSelection(product);
  return (
    <BuyBox
      product={product}
      selection={selection}
      servicePlan={servicePlan ?? null}
      addOns={addOns ?? []}
      settings={settings as never}
      news={news ?? null}
    />
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const added = () => add.mock.calls.flatMap(([lines]) => lines as { input: unknown }[]);

beforeEach(() => {
  add.mockReset().mockResolvedValue({ ok: true });
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

describe('a product that needs a service plan', () => {
  const servicePlan = product(
    [
      variant('m', { Plan: 'Monthly' }, { subscriptionFrequency: '1 month' }),
      variant('y', { Plan: 'Yearly' }, { subscriptionFrequency: '12 months' }),
    ],
    {
      handle: 'service-plan',
      requiresSellingPlan: true,
      sellingPlanGroups: [{ name: 'Renewal', plans: [plan('r1', 1, 0), plan('r12', 12, 0)] }],
    },
  );

  it('asks for it, and brings it along on its own terms', async () => {
    show(<Page product={product([variant('1')])} servicePlan={servicePlan} />);
    await press('Add to Cart');
    expect(add).not.toHaveBeenCalled();
    expect(screen.getByText('Please choose a service plan')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Yearly/ }));
    await press('Add to Cart');
    expect(added()[1]?.input).toMatchObject({
      merchandiseId: 'gid://shopify/ProductVariant/y',
      sellingPlanId: 'r12',
    });
  });

  it('lets a shopper go without who has one', async () => {
    show(<Page product={product([variant('1')])} servicePlan={servicePlan} />);
    await userEvent.click(screen.getByRole('radio', { name: 'I already have a plan' }));
    await press('Add to Cart');
    expect(added()).toHaveLength(1);
  });
});

it('adds the extras that were ticked, and offers none that cannot be bought', async () => {
  const strap = product([variant('s')], { handle: 'strap', title: 'Strap' });
  const gone = product([variant('g', {}, { availability: 'outOfStock' })], { handle: 'gone' });
  show(<Page product={product([variant('1')])} addOns={[strap, gone]} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Add Strap for $20.00' }));
  await press('Add to Cart');
  expect(added()).toHaveLength(2);
});
