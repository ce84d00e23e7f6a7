import { cleanup, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type * as Cart from '~/src/features/cart';
import type * as Gateway from '~/src/gateways/shopify/account/orders';
import { SellerContext } from '../seller';
import { anOrder, orderLine, showScreen } from '../testing/account.fixture';
import { OrderScreen } from './order-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const { findOrder } = vi.hoisted(() => ({ findOrder: vi.fn<typeof Gateway.findOrder>() }));
vi.mock('~/src/gateways/shopify/account/orders', () => ({ findOrder, listOrders: vi.fn() }));
vi.mock('../subscriptions/screens', () => ({ AutoshipMark: () => null }));
vi.mock('~/src/features/cart', async original => ({
  ...(await original<typeof Cart>()),
  useCartActions: () => ({}),
}));

afterEach(cleanup);

const SELLER = {
  legalName: 'Larkfield Pet Safety, Inc.',
  address: '1200 Orchard Gate Road, Larkfield, OH 44000',
  email: 'care@larkfield.example',
};

const show = () =>
  showScreen(
    <SellerContext.Provider value={SELLER}>
      <OrderScreen orderId="1001" />
    </SellerContext.Provider>,
  );

const service = () => {
  const line = orderLine({ title: 'GPS Collar Service Plan' });
  return { ...line, variant: line.variant && { ...line.variant, requiresShipping: false } };
};

it('names on paper who sold it and to whom it is billed', async () => {
  findOrder.mockResolvedValue(ok(anOrder()));
  show();
  const seller = within(await screen.findByRole('region', { name: 'Sold by' }));
  for (const line of Object.values(SELLER)) expect(seller.getByText(line)).toBeTruthy();
  const buyer = screen.getByRole('region', { name: 'Bill to' });
  expect([...buyer.querySelectorAll('p')].map(line => line.textContent)).toEqual(
    anOrder().billingAddress,
  );
  expect(buyer.closest('.print-only')).toBeTruthy();
});

it('leaves out on paper what only holds for today', async () => {
  const changes = { fulfillmentStatus: 'UNFULFILLED', fulfillments: [] } as const;
  findOrder.mockResolvedValue(ok(anOrder(changes)));
  show();
  const print = readFileSync('static/media.css', 'utf8');
  const hidden = (print.split('/* An order is its invoice. */')[0] ?? '').replace(/\s+/g, ' ');
  const state = await screen.findByText('Order received');
  expect(state.closest('.order-status')).toBeTruthy();
  expect(hidden).toContain(' .order-status,');
  expect(screen.getByText(/tracking number will appear here/).classList).toContain('order-waiting');
  expect(hidden).toContain(' .order-waiting,');
});

it('mentions no warehouse and no parcel if nothing is shipped', async () => {
  findOrder.mockResolvedValue(ok(anOrder({ lines: [service()], fulfillments: [] })));
  show();
  expect(await screen.findByText('Everything is set up. There is nothing to ship.')).toBeTruthy();
  expect(screen.getByText('There is nothing to ship for this order.')).toBeTruthy();
  expect(screen.queryByText(/warehouse|^Ship to$|^Shipped$/)).toBeNull();
  const steps = within(screen.getByRole('list', { name: 'Progress of your order' }));
  expect(steps.getAllByRole('listitem').map(step => step.textContent)).toEqual([
    'Received, done',
    'Completed, done',
  ]);
});
