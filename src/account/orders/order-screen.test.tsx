import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import type * as Cart from '~/src/features/cart';
import type * as Gateway from '~/src/gateways/shopify/account/orders';
import type * as Variants from '~/src/gateways/shopify/account/reorder-variants';
import { anOrder, FAILURES, held, orderLine, showScreen, usd } from '../testing/account.fixture';
import { reorderVariant } from '../testing/reorder-variant.fixture';
import type { AutoshipMark } from '../subscriptions/screens';
import { OrderScreen } from './order-screen';

type AutoshipMarkProps = ComponentProps<typeof AutoshipMark>;
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const { findOrder, readReorderVariants, add, hideToast } = vi.hoisted(() => ({
  hideToast: vi.fn<() => void>(),
  findOrder: vi.fn<typeof Gateway.findOrder>(),
  readReorderVariants: vi.fn<typeof Variants.readReorderVariants>(),
  add: vi.fn<(lines: readonly object[]) => Promise<Cart.AddOutcome>>(),
}));
vi.mock('~/src/gateways/shopify/account/orders', () => ({ findOrder, listOrders: vi.fn() }));
vi.mock('~/src/gateways/shopify/account/reorder-variants', () => ({ readReorderVariants }));
vi.mock('../subscriptions/screens', () => ({
  AutoshipMark: ({ order, line }: AutoshipMarkProps) => <i>{`${order.id} ${line.title}`}</i>,
}));
vi.mock('~/src/features/cart', async original => ({
  ...(await original<typeof Cart>()),
  useCartActions: () => ({ add, hideToast }),
}));
vi.mock('~/src/gateways/site-files/support-center', () => ({
  readSupportCenter: async () => ({ ok: true, value: { cards: [], articles: [] } }),
}));

beforeEach(() => {
  findOrder.mockReset().mockResolvedValue(ok(anOrder()));
  readReorderVariants.mockReset();
  add.mockReset();
  hideToast.mockReset();
});
afterEach(cleanup);

const rows = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll('.order-totals > div')].map(row => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );

describe('an order', () => {
  it('shows everything that the specification lists', async () => {
    const discounts = [
      { name: 'Collar week', amount: usd(3500), percent: 10 },
      { name: 'SHIPFREE', amount: null, percent: 100 },
    ];
    const line = orderLine({
      total: usd(31495),
      discounts: [{ name: 'Collar week', amount: usd(3500) }],
    });
    const plan = orderLine({
      title: 'Service plan',
      variant: {
        ...(line.variant ?? fail()),
        id: 'gid://shopify/ProductVariant/2',
        requiresShipping: false,
        subscriptionFrequency: '1 month',
      },
    });
    findOrder.mockResolvedValue(ok(anOrder({ lines: [line, plan], discounts })));
    showScreen(<OrderScreen orderId="1001" />);
    await screen.findByRole('heading', { level: 1, name: 'Order #1001' });
    expect(screen.getByText('Placed October 14, 2026')).toBeTruthy();
    expect(screen.getByText('Everything in this order has left our warehouse.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Payment: Paid' })).toBeTruthy();
    expect(screen.getByText('Standard, 3 to 6 business days')).toBeTruthy();
    expect(screen.getByText('Shipped by UPS')).toBeTruthy();
    expect(screen.getByText('Renews every month')).toBeTruthy();
    expect(await screen.findByText('1001 Service plan')).toBeTruthy();
    const track = screen.getByRole('link', { name: 'Track this package 1Z1' });
    expect(track.getAttribute('href')).toBe('https://www.ups.com/track?tracknum=1Z1');
    expect(track.getAttribute('rel')).toContain('noopener');
    expect(rows()).toEqual({
      Items: '$699.90',
      'Discount: Collar week': '−$35.00',
      'Discount: SHIPFREE': '100% off',
      Subtotal: '$349.95',
      Shipping: '$6.95',
      Tax: '$24.49',
      'Grand total': '$381.39',
    });
    const method = screen.getByRole('heading', { name: 'Shipping method' });
    expect(method.nextElementSibling?.textContent).toMatch(/^Standard/);
    const address = screen.getByText('418 Larch Street').closest('address');
    expect([...(address?.children ?? [])].map(each => each.textContent)).toEqual(
      anOrder().shippingAddress,
    );
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary.nextElementSibling).toBe(screen.getByRole('region', { name: 'Delivery' }));
    expect(screen.getByText('Invoice').className).toContain('print-only');
    const support = screen.getByRole('region', { name: 'Support' });
    expect(within(support).getByRole('link', { name: 'Write to us' })).toBeTruthy();
    expect(support.parentElement?.className).toBe('order-help');
  });

  it('says what was returned, and what could not be read', async () => {
    findOrder.mockResolvedValue(
      ok(
        anOrder({
          currentTotal: usd(30000),
          unreadableLines: 2,
          financialStatus: 'PARTIALLY_REFUNDED',
          shipping: usd(0),
          discounts: [{ name: 'TEN', amount: usd(100), percent: null }],
        }),
      ),
    );
    showScreen(<OrderScreen orderId="1001" />);
    await screen.findByText(/^2 items could not be shown here\./);
    // Without the missing lines, the sum would be wrong.
    expect(rows()).toMatchObject({ 'Returned or refunded': '−$81.39', Shipping: 'Free' });
    expect(rows()).toHaveProperty('Total after changes', '$300.00');
    expect(rows()).not.toHaveProperty('Items');
  });

  it('calls nothing returned that was never paid', async () => {
    findOrder.mockResolvedValue(ok(anOrder({ currentTotal: usd(0), financialStatus: 'VOIDED' })));
    showScreen(<OrderScreen orderId="1001" />);
    await screen.findAllByText('The payment was canceled, and you were not charged.');
    expect(rows()).toHaveProperty('Canceled');
    expect(rows()).not.toHaveProperty('Returned or refunded');
  });

  it.each([
    ['VOIDED', 'The payment was canceled, and you were not charged.'],
    ['REFUNDED', 'We have refunded your payment.'],
  ] as const)('promises nothing once it is %s', async (financialStatus, meaning) => {
    findOrder.mockResolvedValue(
      ok(anOrder({ financialStatus, fulfillmentStatus: 'UNFULFILLED', fulfillments: [] })),
    );
    showScreen(<OrderScreen orderId="1001" />);
    const status = within(await screen.findByRole('region', { name: 'Status' }));
    expect(status.getByText(meaning)).toBeTruthy();
    expect(status.queryByRole('list')).toBeNull();
    expect(screen.queryByText(/getting it ready|tracking number will appear here/)).toBeNull();
  });

  it('says that tracking comes once it has left', async () => {
    const order = anOrder({ fulfillmentStatus: 'UNFULFILLED', fulfillments: [] });
    findOrder.mockResolvedValue(ok(order));
    showScreen(<OrderScreen orderId="1001" />);
    expect(await screen.findByText(/tracking number will appear here/)).toBeTruthy();
    const steps = screen.getByRole('list', { name: 'Progress of your order' });
    const [placed, packing] = within(steps).getAllByRole('listitem');
    expect(placed?.textContent).toBe('Received, done');
    expect(placed?.getAttribute('aria-current')).toBe('step');
    expect(packing?.textContent).toBe('Packing');
  });

  it('does not show packing as done while it is in progress', async () => {
    findOrder.mockResolvedValue(
      ok(anOrder({ fulfillmentStatus: 'IN_PROGRESS', fulfillments: [] })),
    );
    showScreen(<OrderScreen orderId="1001" />);
    const steps = await screen.findByRole('list', { name: 'Progress of your order' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Received, done', 'Packing, in progress', 'Shipped']);
  });

  it('is printed by its button', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    showScreen(<OrderScreen orderId="1001" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Print invoice' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('leads back to the list if there is no such order', async () => {
    findOrder.mockResolvedValue(ok(null));
    showScreen(<OrderScreen orderId="7" />);
    expect(await screen.findByText('We could not find this order in your account.')).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'All orders' })) {
      expect(link.getAttribute('href')).toBe('/account/orders');
    }
  });

  it.each(FAILURES)('says so and can be tried again when the store %s', async (_, failed) => {
    findOrder.mockResolvedValueOnce(failed);
    showScreen(<OrderScreen orderId="1001" />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/could not be loaded|very busy right now/);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Order #1001' });
  });
});

describe('buying it again', () => {
  const ID = 'gid://shopify/ProductVariant/1';
  const press = async () => {
    showScreen(<OrderScreen orderId="1001" />);
    const button = await screen.findByRole('button', { name: 'Buy it again' });
    fireEvent.click(button);
    return button;
  };

  it('is busy at once, adds once, and says what could not be added and why', async () => {
    const lines = [orderLine({ quantity: 2 }), orderLine({ title: 'Old strap', variant: null })];
    findOrder.mockResolvedValue(ok(anOrder({ lines })));
    const { reply, give } = held<Result<ReadonlyMap<string, Variants.ReorderVariant>>>();
    readReorderVariants.mockReturnValue(reply);
    add.mockResolvedValue({ ok: true } as Cart.AddOutcome);
    const button = await press();
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    give(ok(new Map([[ID, reorderVariant({ id: ID })]])));
    expect(await screen.findByText('2 items are in your cart.')).toBeTruthy();
    expect(screen.getByText('Old strap is no longer sold.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toBeTruthy();
    expect(readReorderVariants).toHaveBeenCalledOnce();
    expect(add).toHaveBeenCalledOnce();
    // Said once, beside the button.
    expect(hideToast).toHaveBeenCalledOnce();
    expect(add.mock.calls[0]?.[0]).toMatchObject([{ input: { merchandiseId: ID, quantity: 2 } }]);
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('adds nothing if nothing can be bought', async () => {
    readReorderVariants.mockResolvedValue(ok(new Map()));
    await press();
    expect(await screen.findByText('None of these items can be bought right now.')).toBeTruthy();
    expect(screen.getByText('GPS Collar is no longer sold.')).toBeTruthy();
    expect(add).not.toHaveBeenCalled();
  });

  it.each(FAILURES)('says so when the store %s, and works again', async (_, failed) => {
    readReorderVariants
      .mockResolvedValueOnce(failed)
      .mockResolvedValue(ok(new Map([[ID, reorderVariant({ id: ID })]])));
    add.mockResolvedValue({ ok: true } as Cart.AddOutcome);
    const button = await press();
    expect(await screen.findByText(/^We could not fill your cart just now\./)).toBeTruthy();
    fireEvent.click(button);
    expect(await screen.findByText('One item is in your cart.')).toBeTruthy();
  });

  it.each([
    ['notSaved', /^We could not fill your cart/],
    ['unsure', /^We could not confirm what was added\./],
    ['soldOut', /^The store could not add these items\./],
  ] as const)('says so when the cart answers %s', async (code, sentence) => {
    readReorderVariants.mockResolvedValue(ok(new Map([[ID, reorderVariant({ id: ID })]])));
    add.mockResolvedValue({ ok: false, code, message: null });
    await press();
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

function fail(): never {
  throw new Error('The line has a variant.');
}
