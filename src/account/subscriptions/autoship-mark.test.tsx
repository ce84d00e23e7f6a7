import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Charges from '~/src/gateways/recharge/charges';
import { orderLine, showScreen } from '../testing/account.fixture';
import { charge, chargeItem } from '../testing/billing.fixture';
import { AutoshipMark } from './autoship-mark';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/billing-session/browser-billing-session', async () => {
  const { browserBillingFake } = await import('../testing/browser-billing.fixture');
  return browserBillingFake;
});
const { listCharges } = vi.hoisted(() => ({ listCharges: vi.fn<typeof Charges.listCharges>() }));
vi.mock('~/src/gateways/recharge/charges', () => ({ listCharges }));

const bags = orderLine({ title: 'Waste bags' });
const lineOf = (value: string, requiresShipping = true) => ({
  ...bags,
  variant: bags.variant && {
    ...bags.variant,
    requiresShipping,
    selectedOptions: [{ name: 'Size', value }],
  },
});
const show = (line: ReturnType<typeof lineOf>) =>
  showScreen(<AutoshipMark order={{ id: '1001' }} line={line} />);

beforeEach(() => listCharges.mockReset());
afterEach(cleanup);

it('marks the line of an autoship and leads to its subscription, of several the one of its variant', async () => {
  const items = [chargeItem(), chargeItem({ subscriptionId: '72', variantTitle: '120 bags' })];
  listCharges.mockResolvedValue(ok([charge({ status: 'success', orderId: '1001', items })]));
  const { container } = show(lineOf('120 bags'));
  const link = await screen.findByRole('link', {
    name: 'Manage the subscription to Waste bags',
  });
  expect(link.getAttribute('href')).toBe('/account/subscriptions/72');
  expect(container.textContent).toMatch(/^Autoship/);
  expect(listCharges).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
    status: ['success'],
    orderId: '1001',
  });
});

it('leads to the subscription of a plan, which is not sent', async () => {
  listCharges.mockResolvedValue(ok([charge({ status: 'success', orderId: '1001' })]));
  const { container } = show(lineOf('360 bags', false));
  expect(await screen.findByRole('link')).toBeTruthy();
  expect(container.textContent).toBe('Manage subscription');
});

it.each([
  ['is no part of the charge', ok([charge({ items: [chargeItem({ title: 'Chews' })] })])],
  ['has no charge', ok([])],
  ['cannot be looked up', failure('http', 'Error', { status: 500 })],
])('says nothing of a line that %s', async (_, reply) => {
  listCharges.mockResolvedValue(reply);
  const { container } = show(lineOf('360 bags'));
  await waitFor(() => expect(listCharges).toHaveBeenCalled());
  await Promise.resolve();
  expect(container.textContent).toBe('');
});
