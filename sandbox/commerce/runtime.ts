import type { StateFile } from '../core/service';
import type { Mailbox } from '../mail/mailbox';
import type { Catalogue, CatalogueProduct, CatalogueVariant } from './catalogue/model';
import type { Abroad } from './markets/abroad';
import type { Purchases } from './purchases';
import type { Renewals } from './renewals';
import type { StoreData } from './state';
import type { StoreSettings } from './stores';
import type { Throttle } from './throttle';

/** One running store. */
export interface StoreRuntime {
  readonly settings: StoreSettings;
  readonly catalogue: Catalogue;
  /** The markets abroad, and the catalogue in other languages. */
  readonly abroad: Abroad;
  readonly state: StateFile<StoreData>;
  readonly mail: Mailbox;
  readonly throttle: Throttle;
  /** Makes the orders of subscriptions that are due. */
  readonly renewals: Renewals;
  /** Tells other services of new orders. */
  readonly purchases: Purchases;
  readonly now: () => Date;
}

/** Units in stock, negative if oversold; null if not tracked. */
export function unitsInStock(store: StoreRuntime, variant: CatalogueVariant): number | null {
  if (variant.stock === null) return null;
  const left = variant.stock - (store.state.value.sold[String(variant.id)] ?? 0);
  return variant.sellsBeyondStock ? left : Math.max(0, left);
}

/** Units that can still be sold, or null when there is no limit. */
export const unitsLeft = (store: StoreRuntime, variant: CatalogueVariant): number | null =>
  variant.sellsBeyondStock ? null : unitsInStock(store, variant);

/** Whether a shopper can buy the variant now. */
export const isForSale = (store: StoreRuntime, variant: CatalogueVariant): boolean =>
  unitsLeft(store, variant) !== 0;

/** Whether a shopper can buy any of the product's variants now. */
export const isProductForSale = (store: StoreRuntime, product: CatalogueProduct): boolean =>
  product.variants.some(variant => isForSale(store, variant));
