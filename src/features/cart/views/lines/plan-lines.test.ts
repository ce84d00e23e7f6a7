import { expect, it } from 'vitest';
import { viewLine } from '../cart.fixture';
import { plansAfterCollar } from './plan-lines';

const line = (name: string, ...tags: readonly string[]) => {
  const { merchandise } = viewLine(name, 1);
  const product = { ...merchandise.product, tags };
  return viewLine(name, 1, { merchandise: { ...merchandise, product } });
};
const collar = line('collar', 'gps', 'collar');
const plan = line('plan', 'gps', 'service');
const dock = line('dock', 'gps');

it('shows a plan directly after its collar', () => {
  expect(plansAfterCollar([plan, dock, collar])).toEqual([dock, collar, plan]);
  expect(plansAfterCollar([collar, dock, plan])).toEqual([collar, plan, dock]);
});

it('leaves lines without a collar as they are', () => {
  expect(plansAfterCollar([dock, plan])).toEqual([dock, plan]);
});
