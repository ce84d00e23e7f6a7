import type { CartLine } from '~/src/domain/commerce/cart';
import type { Product, Variant } from '~/src/domain/commerce/product';
import type { TileCard } from '~/src/domain/collections/tile-card';

/** A change of the cart that the store has confirmed. */
export interface CartChange {
  readonly type: 'added' | 'removed';
  readonly line: CartLine;
  /** How many were added or removed. */
  readonly quantity: number;
}

/** An event in the shop, for analytics. */
export type ShopEvent =
  | CartChange
  | { readonly type: 'route'; readonly path: string; readonly title: string }
  /** A page has been loading for a second. */
  | { readonly type: 'slowRoute'; readonly path: string }
  | {
      readonly type: 'itemSeen';
      readonly product: Pick<Product, 'title' | 'productType' | 'vendor'>;
      readonly variant: Pick<Variant, 'sku' | 'title' | 'price'>;
    }
  | {
      readonly type: 'listSeen';
      readonly list: { readonly id: string; readonly name: string };
      readonly cards: readonly TileCard[];
    }
  /** Products of a search are in view; ids as the search index has them. */
  | {
      readonly type: 'searchSeen';
      readonly index: string;
      readonly queryID: string;
      readonly objectIDs: readonly string[];
    }
  /** One of them is followed, or added from its tile; its position counts from 1. */
  | {
      readonly type: 'searchChosen';
      readonly index: string;
      readonly queryID: string;
      readonly objectID: string;
      readonly position: number;
    }
  | { readonly type: 'checkout'; readonly lines: readonly CartLine[] };

type Listener = (event: ShopEvent) => void;

/** The number of events kept until something subscribes. */
export const MAX_QUEUED_EVENTS = 50;

const queue: ShopEvent[] = [];
let activeListener: Listener | null = null;

let isSilent = false;
let whenHeard: (() => void)[] = [];

/** Drops all events while a page is open that must not be measured. */
export function silence(wanted: boolean): void {
  isSilent = wanted;
  if (wanted) return;
  whenHeard.forEach(start => start());
  whenHeard = [];
}

/** Whether the open page must not be measured. */
export const isSilenced = (): boolean => isSilent;

/** Resolves once the open page may be measured. */
export const whenMeasurable = (): Promise<void> =>
  new Promise(resolve => {
    if (isSilent) whenHeard.push(resolve);
    else resolve();
  });

/** Passes an event to the listener; the first ones wait for it. */
export function track(event: ShopEvent): void {
  if (isSilent) return;
  if (activeListener) activeListener(event);
  else if (queue.length < MAX_QUEUED_EVENTS) queue.push(event);
}

/** Sets the listener, which first gets the events kept so far. Null keeps later events. */
export function onShopEvent(listener: Listener | null): void {
  activeListener = listener;
  if (listener) queue.splice(0).forEach(listener);
}
