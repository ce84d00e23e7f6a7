import type { Cart } from '~/src/domain/commerce/cart';
import type { GatewayError, Result } from '~/src/domain/data/result';
import type { CartGateway } from '~/src/gateways/shopify/cart/cart-contract';
import { CART_CREATE_MAX_WAIT_MS, CART_CREATE_RETRIES } from '~/src/config/constants';
import type { RetryNow } from './retry-now';
import type { Clock } from '../ports';

const FIRST_CREATE_WAIT_MS = 500;
const CREATE_WAITS_MS = Array.from({ length: CART_CREATE_RETRIES }, (_, at) =>
  Math.min(CART_CREATE_MAX_WAIT_MS, FIRST_CREATE_WAIT_MS * 2 ** at),
);
const CHANGE_WAITS_MS = [500, 1000, 2000, 4000];

const READ_WAITS_MS = [500, 1000, 2000];

/** Waits before each retry, in ms: of the creation of a cart (spec §9), or of a change to one. */
export const retryWaits = (cartId: string | null): readonly number[] =>
  cartId === null ? CREATE_WAITS_MS : CHANGE_WAITS_MS;

// A new cart that vanishes at once, or one that keeps vanishing and returning, ends in a failure.
export const MAX_LOSSES = 3;

export const CART_LOST: GatewayError = {
  kind: 'protocol',
  message: 'The cart is gone again and again.',
  isRetryable: false,
  status: null,
  userErrors: [],
};

/** Reads a cart, with retries if they may help; null if the store no longer has it. */
export async function readWithRetries(
  gateway: Pick<CartGateway, 'read'>,
  clock: Pick<Clock, 'wait'>,
  retryNow: RetryNow,
  id: string,
): Promise<Result<Cart | null>> {
  let attempt = 0;
  for (;;) {
    const reply = await gateway.read(id);
    if (!reply.ok && retryNow.consume()) continue;
    const wait = READ_WAITS_MS[attempt];
    if (reply.ok || !reply.error.isRetryable || wait === undefined) return reply;
    attempt += 1;
    await retryNow.cutShort(clock.wait(wait));
  }
}
