import { isCurrencyCode } from '~/src/config/currency';
import { isLineQuantity, type Cart, type CartLine } from '~/src/domain/commerce/cart';
import type { Intent, Batch, QueuedIntent } from '../queue/intents';
import type { Snapshot } from '../queue/snapshot';
import {
  boolean,
  decodeOr,
  DecodeError,
  list,
  nullable,
  number,
  object,
  optional,
  string,
  where,
  type Decode,
} from '~/src/domain/data/decode';

const money = object({
  cents: number,
  currency: where(
    (value): value is Cart['subtotal']['currency'] =>
      typeof value === 'string' && isCurrencyCode(value),
    'currency',
  ),
});

const whole: Decode<number> = where(
  (value): value is number => Number.isSafeInteger(value),
  'whole number',
);

// What a snapshot holds came from a store; a count that no store would keep is corrupt.
const kept: Decode<number> = where(isLineQuantity, 'quantity');

const attributes = list(object({ key: string, value: string }));

const image = object({
  id: optional(nullable(string)),
  url: string,
  alt: string,
  width: number,
  height: number,
  hotspot: optional(nullable(object({ x: number, y: number }))),
});

const display = {
  merchandise: object({
    id: string,
    title: string,
    sku: string,
    quantityAvailable: nullable(number),
    isAvailable: boolean,
    // Carts that an earlier build kept lack it.
    isBackorder: value => value === true,
    price: money,
    compareAtPrice: nullable(money),
    selectedOptions: list(object({ name: string, value: string })),
    image: nullable(image),
    product: object({
      id: string,
      handle: string,
      title: string,
      productType: string,
      vendor: string,
      tags: list(string),
    }),
  }),
  sellingPlan: nullable(object({ id: string, name: string, price: money })),
  offeredPlan: nullable(object({ id: string, discountPercent: number })),
};

const discounts = list(object({ title: string, amount: money }));

const line: Decode<CartLine> = object({
  ...display,
  id: string,
  quantity: kept,
  attributes,
  discounts,
  unitPrice: money,
  total: money,
});

const cart: Decode<Cart> = object({
  id: string,
  note: nullable(string),
  checkoutUrl: string,
  totalQuantity: kept,
  createdAt: string,
  updatedAt: string,
  subtotal: money,
  countryCode: string,
  email: nullable(string),
  phone: nullable(string),
  attributes,
  discountCodes: list(object({ code: string, isApplicable: boolean })),
  orderDiscounts: discounts,
  wallets: list(string),
  lines: list(line),
});

const spec = { merchandiseId: string, sellingPlanId: nullable(string), attributes };
// What was asked for may be too much; the cart refuses that and says so.
const count = object({ ...spec, quantity: number });

const fields = object({
  attributes: optional(attributes),
  note: optional(string),
  discountCodes: optional(list(string)),
  buyerIdentity: optional(
    object({
      countryCode: optional(string),
      email: optional(string),
      phone: optional(string),
      customerAccessToken: optional(nullable(string)),
      wallets: optional(list(string)),
    }),
  ),
});

const literal = <const K extends string>(kind: K): Decode<K> =>
  where((value): value is K => value === kind, kind);

const intents: Readonly<Record<Intent['kind'], Decode<Intent>>> = {
  add: object({
    kind: literal('add'),
    lines: list(object({ input: count, display: nullable(object(display)) })),
  }),
  adjust: object({ kind: literal('adjust'), key: string, by: number }),
  set: object({ kind: literal('set'), key: string, quantity: number }),
  empty: object({ kind: literal('empty') }),
  plan: object({ kind: literal('plan'), key: string, plan: display.sellingPlan }),
  fields: object({ kind: literal('fields'), fields }),
};

const isKind = (kind: string): kind is Intent['kind'] => Object.hasOwn(intents, kind);

const intent: Decode<Intent> = value => {
  const { kind } = object({ kind: string })(value);
  if (!isKind(kind)) throw new DecodeError(`There is no intent "${kind}".`);
  return intents[kind](value);
};

const item: Decode<QueuedIntent> = object({ id: string, at: number, intent });

const snapshot: Decode<Snapshot> = object({
  cart: nullable(cart),
  sequence: whole,
  savedAt: number,
  done: list(
    object({
      id: string,
      failure: nullable(object({ code: string, message: nullable(string) })),
    }),
  ),
});

const batch: Decode<Batch> = object({
  cartId: nullable(string),
  from: list(object({ ...spec, quantity: kept })),
  items: list(item),
  dropped: list(item),
});

/** A stored snapshot, or null when it is corrupt or of another build's shape. */
export const parseSnapshot = (value: unknown): Snapshot | null => decodeOr(snapshot, value);

/** A journaled batch, or null when it is corrupt. */
export const parseBatch = (value: unknown): Batch | null => decodeOr(batch, value);

/** A journaled intent, or null when it is corrupt. */
export const parseQueuedIntent = (value: unknown): QueuedIntent | null => decodeOr(item, value);
