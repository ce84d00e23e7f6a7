import type { Cart } from '~/src/domain/commerce/cart';
import type { CartFields, LineKey } from '../queue/intents';
import { mergeAttributes, nextStep, quantityOf, type Step } from '../queue/next-mutation';
import type { Targets } from '../queue/targets';
import type { GatewayError, Result, UserError } from '~/src/domain/data/result';
import type { CartGateway, CartWrite } from '~/src/gateways/shopify/cart/cart-contract';

/** A line that the store would not have as many of. */
export interface Cap {
  readonly key: LineKey;
  readonly quantity: number;
  readonly message: string | null;
}

export type Outcome =
  | { readonly kind: 'done'; readonly caps: readonly Cap[] }
  | { readonly kind: 'refused'; readonly step: Step; readonly message: string | null }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: GatewayError };

export interface Goal {
  readonly base: Cart | null;
  readonly targets: Targets;
  readonly fields: CartFields;
  readonly countryCode: string;
}

// Two calls bring any cart to its targets; more means that somebody else writes too.
const MAX_CALLS_PER_LINE = 3;

function send(
  gateway: CartGateway,
  step: Step,
  { base, fields, countryCode }: Goal,
): Promise<Result<CartWrite>> {
  if (step.kind === 'create' || !base) {
    const { attributes, note, discountCodes, buyerIdentity } = fields;
    return gateway.create({
      lines: step.kind === 'create' ? step.lines : [],
      attributes: mergeAttributes([], attributes ?? []),
      countryCode,
      ...(buyerIdentity ? { buyerIdentity } : {}),
      ...(note === undefined ? {} : { note }),
      ...(discountCodes ? { discountCodes } : {}),
    });
  }
  switch (step.kind) {
    case 'add':
      return gateway.addLines(base.id, step.lines);
    case 'update':
      return gateway.updateLines(base.id, step.updates);
    case 'remove':
      return gateway.removeLines(base.id, step.ids);
    case 'field':
      switch (step.field) {
        case 'note':
          return gateway.updateNote(base.id, fields.note ?? '');
        case 'attributes':
          // The platform replaces the whole list.
          return gateway.updateAttributes(
            base.id,
            mergeAttributes(base.attributes, fields.attributes ?? []),
          );
        case 'discountCodes':
          return gateway.updateDiscountCodes(base.id, fields.discountCodes ?? []);
        case 'buyerIdentity':
          return gateway.updateBuyerIdentity(base.id, {
            countryCode,
            ...fields.buyerIdentity,
          });
      }
  }
}

/** The part of a step that the store's errors point at; null when they point at nothing in it. */
function narrow(step: Step, errors: readonly UserError[]): Step | null {
  if (step.keys.length < 2) return step;
  // A line that the store keeps in two parts takes two updates: positions tell nothing then.
  if (step.kind === 'update' && step.updates.length !== step.keys.length) return null;
  const positions = errors.map(({ field }) => Number(field[field.indexOf('lines') + 1] ?? NaN));
  const keys = [...new Set(positions.flatMap(position => step.keys[position] ?? []))];
  return keys.length > 0 ? { ...step, keys } : null;
}

/** Whether a cart of the store already is what was asked for. */
export const isReached = (base: Cart | null, targets: Targets, fields: CartFields): boolean =>
  nextStep(base, targets, fields, { settled: new Set(), isolate: false }) === null;

/**
 * Calls until the store's cart is at its targets, one call at a time. Sends nothing for what is
 * there already, so it may follow an answer that never came.
 * @param onCart takes every cart the store answers; gives back the one that now counts
 */
export async function converge(
  gateway: CartGateway,
  goal: Goal,
  onCart: (cart: Cart) => Cart,
): Promise<Outcome> {
  let { base } = goal;
  let isolate = false;
  const settled = new Set<string>();
  const calls = new Map<string, number>();
  const caps: Cap[] = [];

  for (;;) {
    const step = nextStep(base, goal.targets, goal.fields, { settled, isolate });
    if (!step) return { kind: 'done', caps };

    const reply = await send(gateway, step, { ...goal, base });
    if (!reply.ok) return { kind: 'failed', error: reply.error };
    const { cart, userErrors, warnings } = reply.value;
    if (cart) base = onCart(cart);

    if (userErrors.length > 0) {
      if (userErrors.some(({ reason }) => reason === 'cartGone')) return { kind: 'gone' };
      const refused = narrow(step, userErrors);
      if (refused)
        return { kind: 'refused', step: refused, message: userErrors[0]?.message ?? null };
      isolate = true;
      continue;
    }
    if (step.kind === 'field') settled.add(step.field);
    if (step.kind === 'create') {
      ['attributes', 'note', 'discountCodes', 'buyerIdentity'].forEach(name => settled.add(name));
    }

    for (const key of step.keys) {
      const target = goal.targets.get(key);
      const wanted = target?.quantity ?? 0;
      const quantity = quantityOf(base, key);
      // Without its other half a change of plan would go on to take the line away.
      if (step.kind === 'update' && target?.movedFrom && quantity === 0) {
        return { kind: 'refused', step: { ...step, keys: [key] }, message: null };
      }
      const count = (calls.get(key) ?? 0) + 1;
      calls.set(key, count);
      if (quantity < wanted || (quantity > wanted && count >= MAX_CALLS_PER_LINE)) {
        settled.add(key);
        caps.push({ key, quantity, message: warnings[0]?.message ?? null });
      }
    }
  }
}
