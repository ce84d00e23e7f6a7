import type { Cart } from '~/src/domain/commerce/cart';
import { keyOf } from '../queue/intents';
import type { Money } from '~/src/domain/commerce/money';

/** Changes to a cart that the store made by itself. Titles are those of the products. */
export interface StoreChanges {
  /** Lines that are gone. */
  readonly lost: readonly string[];
  /** Lines that can no longer be bought. */
  readonly soldOut: readonly string[];
  /** Lines of which the cart now holds fewer. */
  readonly reduced: readonly { readonly title: string; readonly quantity: number }[];
  /** Lines whose unit price has changed. */
  readonly repriced: readonly {
    readonly title: string;
    readonly was: Money;
    readonly now: Money;
  }[];
}

/** The differences between two reads of the same cart; null if there are none or the carts differ. */
export function storeChanges(before: Cart | null, after: Cart): StoreChanges | null {
  if (before?.id !== after.id) return null;
  const now = new Map(after.lines.map(line => [keyOf(line), line]));
  const pairs = before.lines.map(was => ({ was, is: now.get(keyOf(was)) }));
  const title = ({ was }: (typeof pairs)[number]): string => was.merchandise.product.title;
  const changes: StoreChanges = {
    lost: pairs.filter(({ is }) => is === undefined).map(title),
    soldOut: pairs
      .filter(({ was, is }) => was.merchandise.isAvailable && is?.merchandise.isAvailable === false)
      .map(title),
    reduced: pairs.flatMap(pair =>
      pair.is && pair.is.quantity < pair.was.quantity && pair.is.quantity > 0
        ? [{ title: title(pair), quantity: pair.is.quantity }]
        : [],
    ),
    repriced: pairs.flatMap(pair =>
      pair.is && pair.is.unitPrice.cents !== pair.was.unitPrice.cents
        ? [{ title: title(pair), was: pair.was.unitPrice, now: pair.is.unitPrice }]
        : [],
    ),
  };
  return Object.values(changes).some(({ length }) => length > 0) ? changes : null;
}
