import type { Cart } from '~/src/domain/commerce/cart';
import type { CartFields, LineKey } from '../queue/intents';
import { nextMutation, quantityOf, type Mutation } from '../queue/next-mutation';
import type { Targets } from '../queue/targets';
import type { GatewayError, UserError } from '~/src/domain/data/result';
import type { CartGateway } from '~/src/gateways/shopify/cart/cart-contract';
import { sendMutation } from './send-mutation';

/** A line whose full quantity the store refused. */
export interface Cap {
  readonly key: LineKey;
  readonly quantity: number;
  readonly message: string | null;
}

export type Outcome =
  | { readonly kind: 'done'; readonly caps: readonly Cap[] }
  | { readonly kind: 'refused'; readonly mutation: Mutation; readonly message: string | null }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: GatewayError };

export interface ReconcileGoal {
  readonly base: Cart | null;
  readonly targets: Targets;
  readonly fields: CartFields;
  readonly countryCode: string;
}

// Two calls bring any cart to its targets; needing more means that somebody else is changing it too.
const MAX_CALLS_PER_LINE = 3;

/** The part of a mutation that the store's errors point to; null if they point to none. */
function narrow(mutation: Mutation, errors: readonly UserError[]): Mutation | null {
  if (mutation.keys.length < 2) return mutation;
  // A line that the store has split takes two updates, so positions in errors are ambiguous.
  if (mutation.kind === 'update' && mutation.updates.length !== mutation.keys.length) return null;
  const positions = errors.map(({ field }) => Number(field[field.indexOf('lines') + 1] ?? NaN));
  const keys = [...new Set(positions.flatMap(position => mutation.keys[position] ?? []))];
  return keys.length > 0 ? { ...mutation, keys } : null;
}

/** Whether a cart of the store already matches the targets. */
export const isReached = (base: Cart | null, targets: Targets, fields: CartFields): boolean =>
  nextMutation(base, targets, fields, { finished: new Set(), isolate: false }) === null;

/**
 * Calls until the store's cart is at its targets, one call at a time. Skips what is already
 * there, so it is safe after a lost reply.
 * @param onCart called with every cart that the store returns; returns the current one
 */
export async function reconcile(
  gateway: CartGateway,
  goal: ReconcileGoal,
  onCart: (cart: Cart) => Cart,
): Promise<Outcome> {
  let { base } = goal;
  let isolate = false;
  const finished = new Set<string>();
  const calls = new Map<string, number>();
  const caps: Cap[] = [];

  for (;;) {
    const mutation = nextMutation(base, goal.targets, goal.fields, { finished, isolate });
    if (!mutation) return { kind: 'done', caps };

    const reply = await sendMutation(gateway, mutation, { ...goal, base });
    if (!reply.ok) return { kind: 'failed', error: reply.error };
    const { cart, userErrors, warnings } = reply.value;
    if (cart) base = onCart(cart);

    if (userErrors.length > 0) {
      if (userErrors.some(({ reason }) => reason === 'cartGone')) return { kind: 'gone' };
      const refused = narrow(mutation, userErrors);
      if (refused)
        return { kind: 'refused', mutation: refused, message: userErrors[0]?.message ?? null };
      isolate = true;
      continue;
    }
    if (mutation.kind === 'field') finished.add(mutation.field);
    if (mutation.kind === 'create') {
      ['attributes', 'note', 'discountCodes', 'buyerIdentity'].forEach(name => finished.add(name));
    }

    for (const key of mutation.keys) {
      const target = goal.targets.get(key);
      const wanted = target?.quantity ?? 0;
      const quantity = quantityOf(base, key);
      // Without its other half, a change of plan would remove the line.
      if (mutation.kind === 'update' && target?.movedFrom && quantity === 0) {
        return { kind: 'refused', mutation: { ...mutation, keys: [key] }, message: null };
      }
      const count = (calls.get(key) ?? 0) + 1;
      calls.set(key, count);
      if (quantity < wanted || (quantity > wanted && count >= MAX_CALLS_PER_LINE)) {
        finished.add(key);
        caps.push({ key, quantity, message: warnings[0]?.message ?? null });
      }
    }
  }
}
