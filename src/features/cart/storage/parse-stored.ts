import {
  array,
  boolean,
  check,
  fallback,
  literal,
  nullish,
  number,
  object,
  optional,
  pipe,
  safeInteger,
  string,
  variant,
} from 'valibot';
import { isLineQuantity } from '~/src/domain/commerce/cart';
import { moneySchema } from '~/src/domain/commerce/money-decoder';
import { selectedOptionsSchema } from '~/src/domain/commerce/product-decoder';
import { imageSchema } from '~/src/domain/content/media/image-decoder';
import { decodeOr, finiteNumber, nullable } from '~/src/domain/data/decode';
import type { Batch, QueuedIntent } from '../queue/intents';
import type { Snapshot } from '../queue/snapshot';

// What a snapshot holds came from a store; a count that no store would keep is corrupt.
const quantity = pipe(
  number(),
  check(value => isLineQuantity(value), 'is no quantity'),
);

const attributes = array(object({ key: string(), value: string() }));

const sellingPlan = nullable(object({ id: string(), name: string(), price: moneySchema }));

const display = {
  merchandise: object({
    id: string(),
    title: string(),
    sku: string(),
    quantityAvailable: nullable(finiteNumber),
    isAvailable: boolean(),
    // Carts that an earlier build kept lack it.
    isBackorder: fallback(boolean(), false),
    price: moneySchema,
    compareAtPrice: nullable(moneySchema),
    selectedOptions: selectedOptionsSchema,
    image: nullable(object({ ...imageSchema.entries, id: nullish(string()) })),
    product: object({
      id: string(),
      handle: string(),
      title: string(),
      productType: string(),
      vendor: string(),
      tags: array(string()),
    }),
  }),
  sellingPlan,
  offeredPlan: nullable(object({ id: string(), discountPercent: finiteNumber })),
};

const discounts = array(object({ title: string(), amount: moneySchema }));

const line = object({
  ...display,
  id: string(),
  quantity,
  attributes,
  discounts,
  unitPrice: moneySchema,
  total: moneySchema,
});

const cart = object({
  id: string(),
  note: nullable(string()),
  checkoutUrl: string(),
  totalQuantity: quantity,
  createdAt: string(),
  updatedAt: string(),
  subtotal: moneySchema,
  countryCode: string(),
  email: nullable(string()),
  phone: nullable(string()),
  attributes,
  discountCodes: array(object({ code: string(), isApplicable: boolean() })),
  orderDiscounts: discounts,
  wallets: array(string()),
  lines: array(line),
});

const spec = { merchandiseId: string(), sellingPlanId: nullable(string()), attributes };
// The quantity may be too high; then the cart rejects it with a notice.
const asked = object({ ...spec, quantity: finiteNumber });

const fields = object({
  attributes: optional(attributes),
  note: optional(string()),
  discountCodes: optional(array(string())),
  buyerIdentity: optional(
    object({
      countryCode: optional(string()),
      email: optional(string()),
      phone: optional(string()),
      customerAccessToken: nullish(string()),
      wallets: optional(array(string())),
    }),
  ),
});

const intent = variant('kind', [
  object({
    kind: literal('add'),
    lines: array(object({ input: asked, display: nullable(object(display)) })),
  }),
  object({ kind: literal('adjust'), key: string(), by: finiteNumber }),
  object({ kind: literal('set'), key: string(), quantity: finiteNumber }),
  object({ kind: literal('empty') }),
  object({ kind: literal('plan'), key: string(), plan: sellingPlan }),
  object({ kind: literal('fields'), fields }),
]);

const queuedIntent = object({ id: string(), at: finiteNumber, intent });

const snapshot = object({
  cart: nullable(cart),
  sequence: pipe(number(), safeInteger()),
  savedAt: finiteNumber,
  done: array(
    object({
      id: string(),
      failure: nullable(object({ code: string(), message: nullable(string()) })),
    }),
  ),
});

const batch = object({
  cartId: nullable(string()),
  from: array(object({ ...spec, quantity })),
  items: array(queuedIntent),
  dropped: array(queuedIntent),
});

/** A stored snapshot, or null when it is corrupt or of another build's shape. */
export const parseSnapshot = (value: unknown): Snapshot | null => decodeOr(snapshot, value);

/** A journaled batch, or null when it is corrupt. */
export const parseBatch = (value: unknown): Batch | null => decodeOr(batch, value);

/** A journaled intent, or null when it is corrupt. */
export const parseQueuedIntent = (value: unknown): QueuedIntent | null =>
  decodeOr(queuedIntent, value);
