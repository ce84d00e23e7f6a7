import type { Cart } from '~/src/domain/commerce/cart';
import {
  displayOf,
  keyOf,
  lineKey,
  type Intent,
  type LineCount,
  type Plan,
  type QueuedIntent,
} from './intents';

const CARRIED = 'carried:';

/** Whether an intent only brings back what an earlier cart held. */
export const isCarried = ({ id }: QueuedIntent): boolean => id.startsWith(CARRIED);

/** Intents that make a new cart out of one that is gone: a line each, so that one may fail alone. */
function carry(gone: Cart | null, from: readonly LineCount[], at: number): QueuedIntent[] {
  const looks = new Map(gone?.lines.map(line => [keyOf(line), displayOf(line)]));
  const intents: Intent[] = from.map(count => ({
    kind: 'add',
    lines: [{ input: count, display: looks.get(lineKey(count)) ?? null }],
  }));
  if (gone && intents.length > 0) {
    const codes = gone.discountCodes.map(({ code }) => code);
    const fields = {
      ...(gone.note ? { note: gone.note } : {}),
      ...(gone.attributes.length > 0 ? { attributes: gone.attributes } : {}),
      ...(codes.length > 0 ? { discountCodes: codes } : {}),
    };
    intents.unshift({ kind: 'fields', fields });
  }
  return intents.map((intent, index) => ({ id: `${CARRIED}${at}:${index}`, at, intent }));
}

/**
 * The plan for the cart after one that is gone. Bought: only what was added since counts. Else every
 * line comes along, and what was asked meanwhile is laid over them.
 */
export function planAfterGone(plan: Plan, gone: Cart | null, isBought: boolean, at: number): Plan {
  const own = plan.items.filter(item => !isCarried(item));
  if (isBought) {
    const items = own.filter(({ intent }) => intent.kind === 'add');
    return { cartId: null, from: [], items, dropped: [] };
  }
  const earlier = plan.items.filter(isCarried);
  const carried = earlier.length > 0 ? earlier : carry(gone, plan.from, at);
  return { cartId: null, from: [], items: [...carried, ...own], dropped: [] };
}
