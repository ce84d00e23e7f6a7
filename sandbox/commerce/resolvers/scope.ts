import type { CatalogueCollection, CatalogueProduct, CatalogueVariant } from '../catalogue/model';
import type { BuyerContext } from '../markets/store-in-context';
import type { StoreRuntime } from '../runtime';

/** Makers of the models that refer to one another. */
export interface Views {
  readonly product: (product: CatalogueProduct) => unknown;
  readonly variant: (product: CatalogueProduct, variant: CatalogueVariant) => unknown;
  readonly collection: (collection: CatalogueCollection) => unknown;
}

/** A store as one request sees it, in its country and language: `origin` is the address that the request came in by. */
export interface Scope {
  readonly store: StoreRuntime;
  /** The store in its own country and language. */
  readonly base: StoreRuntime;
  readonly context: BuyerContext;
  readonly origin: string;
  /** The same request for a buyer of another country. */
  readonly inCountry: (country: string) => Scope;
  readonly views: Views;
}
