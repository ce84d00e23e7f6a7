import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type * as Cart from '~/src/features/cart';
import { anOrder, orderLine, showScreen } from '../testing/account.fixture';
import { OrderScreen } from './order-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const offer = vi.hoisted(() => ({ HAS_APPOINTMENTS: true }));
vi.mock('~/src/config/appointment-offer', () => offer);
vi.mock('~/src/gateways/shopify/account/orders', () => ({
  findOrder: async () => {
    const { variant } = orderLine();
    const line = orderLine({ variant: variant && { ...variant, requiresShipping: false } });
    return ok(anOrder({ lines: [line], fulfillmentStatus: 'SCHEDULED', fulfillments: [] }));
  },
  listOrders: vi.fn(),
}));
vi.mock('../activation/order-activation', () => ({ OrderActivation: () => null }));
vi.mock('../subscriptions/screens', () => ({ AutoshipMark: () => null }));
vi.mock('~/src/features/cart', async original => ({
  ...(await original<typeof Cart>()),
  useCartActions: () => ({}),
}));
vi.mock('~/src/gateways/site-files/support-center', () => ({
  readSupportCenter: async () => ({ ok: true, value: { cards: [], articles: [] } }),
}));

afterEach(cleanup);

const KEEPER =
  'Your dealer can tell you the date. The Appointments page shows only free consultations.';

it.each([true, false])(
  'a scheduled service says who knows its date (shop with appointments: %s)',
  async hasAppointments => {
    offer.HAS_APPOINTMENTS = hasAppointments;
    showScreen(<OrderScreen orderId="1001" />);
    const status = within(await screen.findByRole('region', { name: 'Status' }));
    expect(status.queryByText(KEEPER) !== null).toBe(hasAppointments);
    const ask = status.getByRole('link', { name: 'Ask us about this order' });
    expect(ask.getAttribute('href')).toBe('#support');
  },
);
