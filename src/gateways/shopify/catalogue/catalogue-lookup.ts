import type { CurrencyCode } from '~/src/config/currency';
import type { Locale } from '~/src/config/locales';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { withRetries } from '~/src/gateways/http/with-retries';
import type { Market } from './catalogue-gateway';
import { createCommerceClient, type CommerceClient, type CommerceConfig } from '../client';
import {
  catalogueCollectionByHandle,
  catalogueProductByHandle,
  relatedProducts,
} from '../documents/catalogue-queries';
import { toCollection, type CatalogueCollection } from './to-collection';
import { toProduct, type CatalogueProduct } from './to-product';
import { textOrEmpty } from '~/src/domain/data/read';
import { presentEntries } from '../untrusted';

export type { CatalogueCollection, CatalogueProduct, Market };

/** A collection with its first 24 products. */
export interface FoundCollection {
  readonly collection: CatalogueCollection;
  readonly products: readonly CatalogueProduct[];
}

/** Single entries of a store's catalogue in one market; null for what the store does not have. */
export interface CatalogueLookup {
  /** The market's currency. */
  readonly currency: CurrencyCode;
  product(handle: string): Promise<Result<CatalogueProduct | null>>;
  collection(handle: string): Promise<Result<FoundCollection | null>>;
  /** Handles of the products that the store recommends with a product. */
  related(productId: string): Promise<Result<readonly string[]>>;
}

/** Looks up the handles that documents name. Retryable failures have been retried twice. */
export const createCatalogueLookup = (
  config: CommerceConfig,
  market: Market & Pick<Locale, 'currency'>,
): CatalogueLookup => {
  const client = createCommerceClient(config);
  const ask: CommerceClient = (document, variables) =>
    withRetries(() => client(document, variables));
  const context = { country: market.shopifyCountry, language: market.language };
  return {
    currency: market.currency,
    product: async handle => {
      const reply = await ask(catalogueProductByHandle, { handle, ...context });
      if (!reply.ok) return reply;
      return reply.value.product ? toProduct(reply.value.product) : ok(null);
    },

    collection: async handle => {
      const reply = await ask(catalogueCollectionByHandle, { handle, ...context });
      if (!reply.ok) return reply;
      const wire = reply.value.collection;
      if (!wire) return ok(null);
      const products: CatalogueProduct[] = [];
      for (const node of presentEntries(wire.products?.nodes)) {
        const product = toProduct(node);
        if (!product.ok) return product;
        products.push(product.value);
      }
      const handles = products.map(({ product }) => product.handle);
      const collection = toCollection(wire, handles);
      return collection
        ? ok({ collection, products })
        : failure('protocol', `Collection ${textOrEmpty(wire.id)} lacks its handle or title.`);
    },

    related: async productId => {
      const reply = await ask(relatedProducts, { id: productId, ...context });
      if (!reply.ok) return reply;
      return ok(
        presentEntries(reply.value.productRecommendations).map(({ handle }) => textOrEmpty(handle)),
      );
    },
  };
};
