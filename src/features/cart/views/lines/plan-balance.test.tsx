import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show, viewLine } from '../cart.fixture';
import { PlanBalance } from './plan-balance';

const onQuantity = vi.fn();

const tagged = (name: string, quantity: number, tags: readonly string[]) => {
  const { merchandise } = viewLine(name, quantity);
  const product = { ...merchandise.product, tags };
  return viewLine(name, quantity, { merchandise: { ...merchandise, product } });
};
const collars = (quantity: number, name = 'collar') =>
  tagged(name, quantity, ['dog', 'gps', 'collar']);
const plans = (quantity: number) => tagged('plan', quantity, ['gps', 'service', 'subscription']);

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('says that a collar has no plan, and adds one', async () => {
  const lines = [collars(2), collars(1, 'other'), plans(1)];
  show(<PlanBalance lines={lines} onQuantity={onQuantity} />);
  expect(screen.getByText(/^You have 3 GPS collars and 1 service plan\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 plans' }));
  expect(onQuantity).toHaveBeenCalledWith(lines[2], 3);
});

it('says that a plan was left without its collar, and removes it', async () => {
  const lines = [plans(2), tagged('dock', 1, ['gps', 'charger'])];
  show(<PlanBalance lines={lines} onQuantity={onQuantity} />);
  expect(screen.getByText(/but no GPS collar/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the plan' }));
  expect(onQuantity).toHaveBeenCalledWith(lines[0], 0);
});

it.each([
  ['as many plans as collars', [collars(2), plans(2)]],
  ['more plans than collars', [collars(1), plans(2)]],
  ['a collar for a plan that the shopper has', [collars(1)]],
  ['neither', [tagged('dock', 1, ['gps'])]],
])('says nothing with %s', (_, lines) => {
  const { container } = show(<PlanBalance lines={lines} onQuantity={onQuantity} />);
  expect(container.textContent).toBe('');
});
