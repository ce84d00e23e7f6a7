import type { StateFile } from '../core/service';
import type { Catalogue, CatalogueVariant } from './catalogue/model';
import type { StoreData } from './state';
import type { StoreSettings } from './stores';

/** One running store. */
export interface StoreRuntime {
  readonly settings: StoreSettings;
  readonly catalogue: Catalogue;
  readonly state: StateFile<StoreData>;
  readonly now: () => Date;
}

/** Units that can still be sold, or null when stock is not tracked. */
export function unitsLeft(store: StoreRuntime, variant: CatalogueVariant): number | null {
  if (variant.stock === null) return null;
  return Math.max(0, variant.stock - (store.state.value.sold[String(variant.id)] ?? 0));
}

/** Whether a shopper can buy the variant now. */
export const isForSale = (store: StoreRuntime, variant: CatalogueVariant): boolean =>
  unitsLeft(store, variant) !== 0;
