import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page, press, servicePlanOf } from './buy-box.fixture';
import { plan, product, show, variant } from '../shop.fixture';

const { add, shopper } = vi.hoisted(() => ({
  add: vi.fn(),
  shopper: { isProStaff: false, dealer: null as object | null, forgetDealer: vi.fn() },
}));
vi.mock('~/src/features/customer', () => ({ useCustomer: () => shopper }));
vi.mock('~/src/features/dealers', () => ({ useDealer: () => shopper }));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/features/cart', async () => ({
  useCart: () => ({ view: { subtotal: null, lines: [] } }),
  useCartActions: () => ({ add }),
  lineDisplay: (await import('~/src/features/cart/queue/line-display')).lineDisplay,
}));

const added = () => add.mock.calls.flatMap(([lines]) => lines as { input: unknown }[]);
const choose = (name: RegExp | string) => userEvent.click(screen.getByRole('radio', { name }));

const localDealer = {
  id: 'lf-83702',
  name: 'Larkfield of Boise',
  phone: '(208) 555-0100',
  serviceAreas: ['Boise'],
  isCompanyOwned: false,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21), toFake: ['Date'] });
  add.mockReset().mockResolvedValue({ ok: true });
  Object.assign(shopper, { isProStaff: false, dealer: null });
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('autoship', () => {
  const groups = [{ name: 'Autoship', plans: [plan('p3', 3), plan('p6', 6)] }];
  const battery = product([variant('1')], { sellingPlanGroups: groups });

  it('shows what is charged today and later, for the selected quantity, and the next date', async () => {
    show(<Page product={battery} />);
    expect(screen.queryByText(/charged/)).toBeNull();
    await choose(/Save 15% with Autoship/);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'p3');
    const terms = await screen.findByText(
      /You'll be charged \$17\.00 today, then every 3 months, plus any shipping and taxes\./,
    );
    expect(await screen.findByText(/Next charge on Feb 21, 2027\./)).toBeTruthy();
    expect(terms.textContent).toContain('Cancel any time.');
    await press('Increase quantity');
    expect(screen.getByText(/charged \$34\.00 today/)).toBeTruthy();
  });

  it('is the only choice for a product sold on plans only', async () => {
    show(<Page product={{ ...battery, requiresSellingPlan: true }} />);
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Add to Cart');
    expect(screen.getByText('Please select a frequency')).toBeTruthy();
    expect(add).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'p6');
    await press('Add to Cart');
    expect(added()[0]?.input).toMatchObject({ sellingPlanId: 'p6' });
  });
});

const NO_TEXTS = { taxNote: '', prices: '', lowestPrice: '', withdrawal: '', withdraw: '' };
const RIGHTS = { ...NO_TEXTS, safety: '', contacts: [] };

describe('a product that needs a service plan', () => {
  const collar = product([variant('1')]);

  it('requires the choice of one, and adds it with its own plan', async () => {
    show(<Page product={collar} servicePlan={servicePlanOf()} />);
    await press('Add to Cart');
    expect(add).not.toHaveBeenCalled();
    expect(screen.getByText('Please choose a service plan')).toBeTruthy();
    const monthly = screen.getByRole('radio', { name: /Monthly/ });
    expect(monthly.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(monthly.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Please choose a service plan');
    await waitFor(() => expect(document.activeElement).toBe(monthly));
    await choose(/Yearly/);
    expect(monthly.hasAttribute('aria-invalid')).toBe(false);
    await press('Add to Cart');
    expect(added()[1]?.input).toMatchObject({
      merchandiseId: 'gid://shopify/ProductVariant/y',
      sellingPlanId: 'r12',
    });
  });

  it('shows term, price and next charge of each plan', async () => {
    show(<Page product={collar} servicePlan={servicePlanOf()} />);
    expect(
      screen.getByRole('radio', { name: /Monthly\s?\$20\.00 a month\s?Renews every month/ }),
    ).toBeTruthy();
    await choose(/Monthly/);
    expect(await screen.findByText(/Next charge on Dec 21, 2026\./)).toBeTruthy();
    await choose(/Yearly/);
    expect(await screen.findByText(/Next charge on Nov 21, 2027\./)).toBeTruthy();
    expect(screen.getAllByText(/Next charge/)).toHaveLength(1);
  });

  const cheaperByTheYear = () => {
    const plans = servicePlanOf();
    return {
      ...plans,
      variants: plans.variants.map(each =>
        each.subscriptionFrequency === '365 days'
          ? { ...each, price: { cents: 18_000, currency: 'USD' as const } }
          : each,
      ),
    };
  };

  it('selects the term that costs least by the month, and says what it costs today', async () => {
    show(<Page product={collar} servicePlan={cheaperByTheYear()} />);
    const yearly = screen.getByRole<HTMLInputElement>('radio', {
      name: /Yearly\s?25% savings\s?\$15\.00 a month\s?\$180\.00 · Renews every 12 months/,
    });
    expect(yearly.checked).toBe(true);
    const total = () => screen.getByText("Today's total").parentElement?.textContent;
    expect(total()).toBe("Today's total$200.00");
    await press('Increase quantity');
    expect(total()).toBe("Today's total$400.00");
    await choose(/Monthly/);
    expect(total()).toBe("Today's total$80.00");
    await choose('I already have a plan');
    expect(screen.queryByText("Today's total")).toBeNull();
  });

  it('selects nothing where European law forbids it', () => {
    show(<Page product={collar} servicePlan={cheaperByTheYear()} rights={RIGHTS} />);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(each => each.checked)).toBe(false);
  });

  it('lets a shopper who has one go without', async () => {
    show(<Page product={collar} servicePlan={servicePlanOf()} />);
    await choose('I already have a plan');
    await press('Add to Cart');
    expect(added()).toHaveLength(1);
  });

  it('says "Selecting Plan Failed" and adds nothing where no plan fits the term', async () => {
    const broken = servicePlanOf({
      sellingPlanGroups: [{ name: 'Renewal', plans: [plan('r1', 1, 0), plan('r2', 2, 0)] }],
    });
    show(<Page product={collar} servicePlan={broken} />);
    await choose(/Yearly/);
    expect(await screen.findByText('Selecting Plan Failed')).toBeTruthy();
    await press('Add to Cart');
    expect(add).not.toHaveBeenCalled();
    await choose(/Monthly/);
    expect(screen.queryByText('Selecting Plan Failed')).toBeNull();
    await press('Add to Cart');
    expect(added()).toHaveLength(2);
  });

  it('offers not to renew only if the store sells that', async () => {
    const { unmount } = show(<Page product={collar} servicePlan={servicePlanOf()} />);
    await choose(/Monthly/);
    await screen.findByText(/Next charge/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    unmount();
    show(<Page product={collar} servicePlan={servicePlanOf({ requiresSellingPlan: false })} />);
    await choose(/Monthly/);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Renew automatically' }));
    expect(screen.getByText(/charged \$20\.00 today only/)).toBeTruthy();
    await press('Add to Cart');
    expect(added()[1]?.input).toMatchObject({ sellingPlanId: null });
  });
});

describe('the page of a service plan', () => {
  it('sells each term on its own plan', async () => {
    show(<Page product={servicePlanOf()} />);
    expect(await screen.findByText(/charged \$20\.00 today, then every month/)).toBeTruthy();
    await choose('Yearly');
    await press('Add to Cart');
    expect(added()[0]?.input).toMatchObject({ sellingPlanId: 'r12' });
  });

  it('adds nothing if the plan of the term is missing', async () => {
    show(<Page product={servicePlanOf({ sellingPlanGroups: [] })} />);
    expect(await screen.findByText('Selecting Plan Failed')).toBeTruthy();
    await press('Add to Cart');
    expect(add).not.toHaveBeenCalled();
  });
});

describe('the customer of a local dealer', () => {
  const words = /Plan information is not available online for your local dealer\./;

  it('buys the collar without a plan, and sees whom to call', async () => {
    shopper.dealer = localDealer;
    show(<Page product={product([variant('1')])} servicePlan={servicePlanOf()} />);
    expect((await screen.findByText(words)).textContent).toContain('Larkfield of Boise');
    expect(screen.queryByRole('radio', { name: /Monthly/ })).toBeNull();
    const call = screen.getByRole('link', { name: 'Call Larkfield of Boise: (208) 555-0100' });
    expect(call.getAttribute('href')).toBe('tel:2085550100');
    await press('Add to Cart');
    expect(added()).toHaveLength(1);
  });

  it('sees who their dealer is, and can change or remove them', async () => {
    shopper.dealer = localDealer;
    show(<Page product={product([variant('1')])} servicePlan={servicePlanOf()} />);
    expect(await screen.findByText('Your dealer is Larkfield of Boise.')).toBeTruthy();
    const change = screen.getByRole('link', { name: 'Choose another dealer' });
    expect(change.getAttribute('href')).toBe('/dealers');
    await press('Remove this dealer');
    expect(shopper.forgetDealer).toHaveBeenCalledOnce();
  });

  it('cannot buy a plan by itself', async () => {
    shopper.dealer = localDealer;
    show(<Page product={servicePlanOf()} />);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to Cart' }).hasAttribute('disabled')).toBe(true);
  });

  it('does not include customers of the company’s own dealers', () => {
    shopper.dealer = { ...localDealer, isCompanyOwned: true };
    show(<Page product={product([variant('1')])} servicePlan={servicePlanOf()} />);
    expect(screen.queryByText(words)).toBeNull();
    expect(screen.getByRole('radio', { name: /Monthly/ })).toBeTruthy();
  });
});

describe('an invalid price', () => {
  const foreign = { price: { cents: 100, currency: 'CAD' as const } };
  const negative = { price: { cents: -100, currency: 'USD' as const } };

  it('removes a service plan from the choice, with a message', async () => {
    const [monthly, yearly] = servicePlanOf().variants;
    const variants = [
      ...(monthly ? [{ ...monthly, ...foreign }] : []),
      ...(yearly ? [yearly] : []),
    ];
    show(<Page product={product([variant('1')])} servicePlan={servicePlanOf({ variants })} />);
    const radio = screen.getByRole('radio', { name: /Monthly.*Price not available/ });
    expect((radio as HTMLInputElement).disabled).toBe(true);
    await choose(/Yearly/);
    await press('Add to Cart');
    expect(added()).toHaveLength(2);
  });

  it('removes an add-on from the choice, with a message', () => {
    const unpriced = product([variant('7', {}, negative), variant('8', {}, foreign)], {
      handle: 'posts',
      title: 'Posts',
    });
    show(<Page product={product([variant('1')])} addOns={[unpriced]} />);
    const box = screen.getByRole('checkbox', { name: 'Posts, price not available' });
    expect((box as HTMLInputElement).disabled).toBe(true);
  });

  it('adds another variant of the add-on instead', async () => {
    const mixed = product([variant('7', { Size: 'S' }, foreign), variant('8', { Size: 'L' })], {
      handle: 'posts',
      title: 'Posts',
    });
    show(<Page product={product([variant('1')])} addOns={[mixed]} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add Posts for $20.00' }));
    await press('Add to Cart');
    expect(added()[1]?.input).toMatchObject({ merchandiseId: mixed.variants[1]?.id });
  });
});
