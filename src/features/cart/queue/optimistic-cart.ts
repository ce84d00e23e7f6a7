import type { Attribute, Cart, CartDiscount, CartLine } from '~/src/domain/commerce/cart';
import {
  displayOf,
  keyOf,
  lineKey,
  specOf,
  type LineCount,
  type LineDisplay,
  type LineKey,
  type Batch,
  type QueuedIntent,
} from './intents';
import { mergeDiscounts } from './cart-discounts';
import { mergeAttributes } from './next-mutation';
import {
  fieldsOf,
  resolve,
  targetsOf,
  type InitialLine,
  type Target,
  type Targets,
} from './targets';
import type { Money } from '~/src/domain/commerce/money';

/** A line as shown. `id` is empty until the store knows the line. */
export interface CartViewLine extends CartLine {
  readonly key: LineKey;
  /** True until the store has confirmed what is shown. */
  readonly isPending: boolean;
}

/** The cart as it is shown. */
export interface CartView {
  readonly lines: readonly CartViewLine[];
  readonly totalQuantity: number;
  /** Null while nothing is known about the cart. */
  readonly subtotal: Money | null;
  /** True while the subtotal is our own sum, not the store's. */
  readonly isEstimated: boolean;
  readonly note: string;
  readonly attributes: readonly Attribute[];
  /** `isApplicable` is null while the store has not said. */
  readonly discountCodes: readonly {
    readonly code: string;
    readonly isApplicable: boolean | null;
  }[];
  /**
   * Discounts on the whole order, as the store last reported them, without those of removed codes.
   */
  readonly orderDiscounts: readonly CartDiscount[];
  readonly wallets: readonly string[];
  readonly checkoutUrl: string | null;
  readonly countryCode: string | null;
}

/** Everything the shown cart is made of. */
export interface OptimisticSource {
  readonly base: Cart | null;
  /** What is being sent. */
  readonly batch: Batch | null;
  /** The queue; intents that are also in the batch are skipped. */
  readonly items: readonly QueuedIntent[];
}

const times = (money: Money, factor: number): Money => ({
  ...money,
  cents: Math.round(money.cents * factor),
});

/** A line of the store at another quantity, assuming that discounts scale with it. */
function atQuantity(line: CartLine, quantity: number): CartLine {
  if (quantity === line.quantity) return line;
  const discounts = line.discounts.map(discount => ({
    ...discount,
    amount: times(discount.amount, quantity / line.quantity),
  }));
  const off = discounts.reduce((sum, { amount }) => sum + amount.cents, 0);
  const cents = Math.max(0, line.unitPrice.cents * quantity - off);
  return { ...line, quantity, discounts, total: { ...line.unitPrice, cents } };
}

function newLine(target: Target, display: LineDisplay): CartLine {
  const unitPrice = display.sellingPlan?.price ?? display.merchandise.price;
  return {
    ...display,
    id: '',
    quantity: target.quantity,
    attributes: target.attributes,
    discounts: [],
    unitPrice,
    total: times(unitPrice, target.quantity),
  };
}

const initialLinesOf = (lines: readonly CartViewLine[]): InitialLine[] =>
  lines.map(line => ({ ...specOf(line), quantity: line.quantity, display: displayOf(line) }));

const withDisplay = (counts: readonly LineCount[], lines: readonly CartViewLine[]): InitialLine[] =>
  counts.map(count => {
    const line = lines.find(({ key }) => key === lineKey(count));
    return { ...count, display: line ? displayOf(line) : null };
  });

/** Applies targets to lines: changed lines stay in place, and a line moved to another plan replaces the old one. */
function overlay(lines: readonly CartViewLine[], targets: Targets): CartViewLine[] {
  const left = new Map(targets);
  const take = (key: LineKey): Target | undefined => {
    const target = left.get(key);
    left.delete(key);
    return target;
  };
  const fresh = (target: Target): CartViewLine[] => {
    if (target.quantity === 0 || !target.display) return [];
    return [{ ...newLine(target, target.display), key: target.key, isPending: true }];
  };
  const shown = lines.flatMap(line => {
    const target = take(line.key);
    if (!target) return [line];
    if (target.quantity > 0) {
      const isPending = line.isPending || target.quantity !== line.quantity;
      return [{ ...line, ...atQuantity(line, target.quantity), isPending }];
    }
    const moved = [...left.values()].find(({ movedFrom }) => movedFrom === line.key);
    return moved ? fresh({ ...moved, ...take(moved.key) }) : [];
  });
  return [...shown, ...[...left.values()].flatMap(fresh)];
}

/** Lines with the same key are shown as one, even if the store keeps them apart. */
function linesOf(base: Cart | null): CartViewLine[] {
  const lines = new Map<LineKey, CartViewLine>();
  for (const line of base?.lines ?? []) {
    const key = keyOf(line);
    const same = lines.get(key);
    const merged = same && {
      quantity: same.quantity + line.quantity,
      total: { ...same.total, cents: same.total.cents + line.total.cents },
    };
    const discounts = mergeDiscounts([...(same?.discounts ?? []), ...line.discounts]);
    lines.set(key, {
      ...line,
      ...merged,
      discounts,
      id: same?.id ?? line.id,
      key,
      isPending: false,
    });
  }
  return [...lines.values()];
}

function subtotalOf(base: Cart | null, lines: readonly CartViewLine[]): Money | null {
  const first = lines[0];
  if (!first) return base ? { ...base.subtotal, cents: 0 } : null;
  return { ...first.total, cents: lines.reduce((sum, { total }) => sum + total.cents, 0) };
}

function orderDiscountsOf(
  base: Cart | null,
  wanted: readonly string[] | undefined,
): readonly CartDiscount[] {
  const discounts = mergeDiscounts(base?.orderDiscounts ?? []);
  if (!base || !wanted) return discounts;
  const kept = new Set(wanted.map(code => code.toLowerCase()));
  const dropped = base.discountCodes
    .map(({ code }) => code.toLowerCase())
    .filter(code => !kept.has(code));
  return discounts.filter(({ title }) => !dropped.includes(title.toLowerCase()));
}

/** The cart once everything pending is done. Pure: the same source gives the same view. */
export function optimisticCart({ base, batch, items }: OptimisticSource): CartView {
  const inPlan = new Set(batch?.items.map(({ id }) => id));
  const waiting = items.filter(({ id }) => !inPlan.has(id));
  const stored = linesOf(base);
  const sending: Targets = batch
    ? targetsOf({ ...batch, from: withDisplay(batch.from, stored) })
    : new Map();
  const during = overlay(stored, sending);
  const lines = overlay(during, resolve(initialLinesOf(during), waiting));
  const fields = fieldsOf([...(batch?.items ?? []), ...waiting]);
  const isEstimated = sending.size > 0 || waiting.some(({ intent }) => intent.kind !== 'fields');
  const known = new Map(
    base?.discountCodes.map(({ code, isApplicable }) => [code.toLowerCase(), isApplicable]),
  );
  return {
    lines,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: base && !isEstimated ? base.subtotal : subtotalOf(base, lines),
    isEstimated,
    note: fields.note ?? base?.note ?? '',
    attributes: mergeAttributes(base?.attributes ?? [], fields.attributes ?? []),
    discountCodes: (fields.discountCodes ?? base?.discountCodes.map(({ code }) => code) ?? []).map(
      code => ({ code, isApplicable: known.get(code.toLowerCase()) ?? null }),
    ),
    orderDiscounts: orderDiscountsOf(base, fields.discountCodes),
    wallets: fields.buyerIdentity?.wallets ?? base?.wallets ?? [],
    checkoutUrl: base?.checkoutUrl ?? null,
    countryCode: fields.buyerIdentity?.countryCode ?? base?.countryCode ?? null,
  };
}
