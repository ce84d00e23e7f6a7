import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Cart from '../cart';
import { product, variant } from '../product/shop.fixture';
import type { Bill } from './bill';
import { useAddBill } from './use-add-bill';

const add = vi.hoisted(() => vi.fn());
vi.mock('../cart', async importOriginal => ({
  ...(await importOriginal<typeof Cart>()),
  useCartActions: () => ({ add }),
}));

afterEach(cleanup);

const collar = variant('collar');
const bill: Bill = {
  lines: [{ product: { ...product([collar]), images: [] }, variant: collar, quantity: 1 }],
  plan: null,
  isBuyable: true,
};

it('adds a bill once however often it is pressed, and again after the reply', async () => {
  let reply: (outcome: { ok: true }) => void = () => undefined;
  add.mockImplementation(
    () =>
      new Promise(resolve => {
        reply = resolve;
      }),
  );
  const { result } = renderHook(() => useAddBill(bill, null));
  act(() => {
    result.current.add();
    result.current.add();
  });
  expect(add).toHaveBeenCalledTimes(1);
  expect(result.current.isBusy).toBe(true);
  await act(async () => reply({ ok: true }));
  act(() => result.current.add());
  expect(add).toHaveBeenCalledTimes(2);
});
