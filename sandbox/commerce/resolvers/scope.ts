import type { CatalogueCollection, CatalogueProduct, CatalogueVariant } from '../catalogue/model';
import type { StoreRuntime } from '../runtime';

/** Makers of the models that refer to one another. */
export interface Views {
  readonly product: (product: CatalogueProduct) => unknown;
  readonly variant: (product: CatalogueProduct, variant: CatalogueVariant) => unknown;
  readonly collection: (collection: CatalogueCollection) => unknown;
}

/** A store as one request sees it: `origin` is the address that the request came in by. */
export interface Scope {
  readonly store: StoreRuntime;
  readonly origin: string;
  readonly views: Views;
}
