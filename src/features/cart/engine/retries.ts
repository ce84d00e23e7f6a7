import type { GatewayError } from '../../../domain/result';
import { CART_CREATE_MAX_WAIT_MS, CART_CREATE_RETRIES } from '../../../site/constants';

const CREATE_WAITS_MS = Array.from({ length: CART_CREATE_RETRIES }, (_, at) =>
  Math.min(CART_CREATE_MAX_WAIT_MS, 250 * 2 ** at),
);
const CHANGE_WAITS_MS = [500, 1000, 2000, 4000];

export const READ_WAITS_MS = [500, 1000, 2000];

/** Waits before each retry, in ms: of the creation of a cart (spec §9), or of a change to one. */
export const waitsFor = (cartId: string | null): readonly number[] =>
  cartId === null ? CREATE_WAITS_MS : CHANGE_WAITS_MS;

// A fresh cart that is gone at once, or a cart that is gone and there in turns, ends in a failure.
export const MAX_GONE = 3;

export const LOST: GatewayError = {
  kind: 'protocol',
  message: 'The cart is gone again and again.',
  isRetryable: false,
  status: null,
  userErrors: [],
};
