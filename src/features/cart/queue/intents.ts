import type { Attribute, CartLine, CartLineInput } from '~/src/domain/commerce/cart';

/** Names a line by what is bought (variant, plan, attributes); stays the same whichever id the store gives it. */
export type LineKey = string;

/** What a line shows before the store has replied. */
export type LineDisplay = Pick<CartLine, 'merchandise' | 'sellingPlan' | 'offeredPlan'>;

/** What the key of a line is made of. */
export type LineSpec = Omit<CartLineInput, 'quantity'>;

/** One line to add: what to send, and what to show until the store answers. */
export interface AddLine {
  readonly input: CartLineInput;
  readonly display: LineDisplay;
}

/** An `AddLine` whose display may be lost: a line carried over from a lost cart. */
export interface AddedLine {
  readonly input: CartLineInput;
  readonly display: LineDisplay | null;
}

/** The plan a line is changed to, with the price of one unit on it. */
export type PlanChoice = NonNullable<CartLine['sellingPlan']>;

export interface BuyerIdentity {
  /** Two letters, for example `CA`. */
  readonly countryCode?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Null removes the customer. */
  readonly customerAccessToken?: string | null;
  /** Express wallets that the shopper prefers, for example `SHOP_PAY`. */
  readonly wallets?: readonly string[];
}

/** Fields of the cart itself. Each is absolute, and an absent one is left unchanged. */
export interface CartFields {
  /** Merged into the cart's attributes by key; an empty value removes the key. */
  readonly attributes?: readonly Attribute[];
  readonly note?: string;
  readonly discountCodes?: readonly string[];
  readonly buyerIdentity?: BuyerIdentity;
}

/**
 * A shopper's intent. Relative changes (`add`, `adjust`) are made absolute before they are sent.
 */
export type Intent =
  | { readonly kind: 'add'; readonly lines: readonly AddedLine[] }
  | { readonly kind: 'adjust'; readonly key: LineKey; readonly by: number }
  | { readonly kind: 'set'; readonly key: LineKey; readonly quantity: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'plan'; readonly key: LineKey; readonly plan: PlanChoice | null }
  | { readonly kind: 'fields'; readonly fields: CartFields };

/** An intent in the queue. `id` sorts by age within one tab. */
export interface QueuedIntent {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly intent: Intent;
}

/** How many of a line there are, without what it shows. */
export interface LineCount extends LineSpec {
  readonly quantity: number;
}

/**
 * Intents made absolute. They keep the counts that they were resolved against, so that resolving
 * them again always gives the same targets, whatever has reached the store in the meantime.
 */
export interface Batch {
  /** Null when the cart has yet to be made. */
  readonly cartId: string | null;
  readonly from: readonly LineCount[];
  readonly items: readonly QueuedIntent[];
  /** What the store refused: these lines return to their quantity in `from`. */
  readonly dropped: readonly QueuedIntent[];
}

/** The key of a line; the order of attributes does not matter. */
export function lineKey(spec: LineSpec): LineKey {
  const attributes = spec.attributes
    .map(({ key, value }) => `${key}=${value}`)
    .sort()
    .join('&');
  return [spec.merchandiseId, spec.sellingPlanId ?? '', attributes].join('|');
}

/** What a line of the store's cart is bought as. */
export function specOf(line: CartLine): LineSpec {
  return {
    merchandiseId: line.merchandise.id,
    sellingPlanId: line.sellingPlan?.id ?? null,
    attributes: line.attributes,
  };
}

/** The key of a line of the store's cart. */
export const keyOf = (line: CartLine): LineKey => lineKey(specOf(line));

/** The counts of a cart's lines; lines that the store keeps apart count as one if they have the same key. */
export function countsOf(lines: readonly CartLine[]): LineCount[] {
  const counts = new Map<LineKey, LineCount>();
  for (const line of lines) {
    const key = keyOf(line);
    const quantity = (counts.get(key)?.quantity ?? 0) + line.quantity;
    counts.set(key, { ...specOf(line), quantity });
  }
  return [...counts.values()];
}

/** What a line of the store's cart shows. */
export const displayOf = ({ merchandise, sellingPlan, offeredPlan }: CartLine): LineDisplay => ({
  merchandise,
  sellingPlan,
  offeredPlan,
});

/** The prefix of ids of intents that no shopper made: their failures are logged, not shown. */
export const BACKGROUND = 'background:';

/** Whether no shopper made an intent. */
export const isBackground = ({ id }: Pick<QueuedIntent, 'id'>): boolean =>
  id.startsWith(BACKGROUND);
