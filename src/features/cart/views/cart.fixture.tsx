import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { cartLine } from '../queue/cart.fixture';
import { TestProviders } from '~/src/features/testing';
import { EMPTY_CART_STATE } from '../state/cart-store';
import type { AddLine, AddOutcome, CartState, CartViewLine } from '../types';

/** The cart actions called by the views of a test. */
export const actions = {
  add: vi.fn<(lines: readonly AddLine[]) => Promise<AddOutcome>>(),
  addInView: vi.fn(),
  openDrawer: vi.fn(),
  preload: vi.fn(),
  empty: vi.fn(),
  changePlan: vi.fn(),
  setNote: vi.fn(),
  setAttributes: vi.fn(),
  setBuyerIdentity: vi.fn(),
  setQuantity: vi.fn(),
  increment: vi.fn(),
  decrement: vi.fn(),
  setDiscountCodes: vi.fn(),
  remove: vi.fn(),
  retry: vi.fn(),
  dismissNotice: vi.fn(),
  applyDiscountCode: vi.fn(),
  removeDiscountCode: vi.fn(),
  checkout: vi.fn<(signal?: AbortSignal) => Promise<string | null>>(),
};

/** Test data: shows a view of the cart in the American shop. */
export const show = (view: ReactElement) => render(view, { wrapper: TestProviders });

export const viewLine = (
  name: string,
  quantity: number,
  more: Partial<CartViewLine> = {},
): CartViewLine => ({ ...cartLine(name, quantity), key: `key-${name}`, isPending: false, ...more });

export const cartState = (
  lines: readonly CartViewLine[],
  more: Partial<CartState> = {},
): CartState => ({
  ...EMPTY_CART_STATE,
  status: 'ready',
  isActive: true,
  view: {
    ...EMPTY_CART_STATE.view,
    lines,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: { cents: lines.reduce((sum, { total }) => sum + total.cents, 0), currency: 'USD' },
  },
  ...more,
});
