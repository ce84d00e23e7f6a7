import { err, ok, type GatewayError, type Result } from '~/src/domain/data/result';
import type { Locale } from '~/src/config/locales';
import { failure } from '~/src/gateways/http/failure';
import { withRetries } from '~/src/gateways/http/with-retries';
import { createCommerceClient, type CommerceClient, type CommerceConfig } from '../client';
import {
  catalogueCollections,
  catalogueProducts,
  collectionHandles,
  relatedProducts,
} from '../documents/catalogue-queries';
import { toCollection, type CatalogueCollection, type WireCollection } from './to-collection';
import { toProduct, type CatalogueProduct } from './to-product';
import { textOrEmpty } from '~/src/domain/data/read';
import { presentEntries } from '../untrusted';

export type { CatalogueCollection } from './to-collection';
export type { CatalogueProduct } from './to-product';

/** The market for prices and texts. */
export type Market = Pick<Locale, 'shopifyCountry' | 'language'>;

/** Takes a sentence that names an entry and says what it lacks. */
type ReportEntry = (problem: string) => void;

/**
 * The whole catalogue of a store, for the build. The sequences read page after page as they are
 * consumed; a failure is their last entry. Retryable failures have been retried by then. An entry that
 * cannot be read is reported and left out.
 */
export interface CatalogueGateway {
  products(market: Market, report?: ReportEntry): AsyncIterable<Result<CatalogueProduct>>;
  collections(market: Market, report?: ReportEntry): AsyncIterable<Result<CatalogueCollection>>;
  /** Handles of the products that the store recommends for one. */
  related(productId: string, market: Market): Promise<Result<readonly string[]>>;
}

interface WirePageInfo {
  readonly hasNextPage?: unknown;
  readonly endCursor?: unknown;
}

interface WireConnection<Node> {
  readonly nodes?: readonly (Node | null | undefined)[] | null | undefined;
  readonly pageInfo?: WirePageInfo | null | undefined;
}

type ReadPage<Node> = (
  after: string | null,
) => Promise<Result<WireConnection<Node> | null | undefined>>;

async function* pages<Node>(
  what: string,
  read: ReadPage<Node>,
  start: string | null = null,
): AsyncGenerator<Result<readonly NonNullable<Node>[]>, void> {
  let after = start;
  for (;;) {
    const page = await read(after);
    if (!page.ok) {
      yield err<GatewayError>(page.error);
      return;
    }
    if (!page.value) {
      yield failure('protocol', `The store's answer has no ${what}.`);
      return;
    }
    yield ok(presentEntries(page.value.nodes));
    if (page.value.pageInfo?.hasNextPage !== true) return;
    const next = textOrEmpty(page.value.pageInfo.endCursor);
    if (next === '' || next === after) {
      yield failure('protocol', `A page of ${what} has no further cursor.`);
      return;
    }
    after = next;
  }
}

/** Reads a store's catalogue, page by page; requests time out after 30 seconds and are tried 4 times. */
export const createCatalogueGateway = (config: CommerceConfig): CatalogueGateway => {
  const client = createCommerceClient({ timeoutMs: 30_000, ...config });
  const ask: CommerceClient = (document, variables) =>
    withRetries(() => client(document, variables), { retries: 3 });
  const contextOf = (market: Market) => ({
    country: market.shopifyCountry,
    language: market.language,
  });

  const handlesOf = async (
    wire: WireCollection,
    market: Market,
  ): Promise<Result<readonly string[]>> => {
    const handles = presentEntries(wire.products?.nodes).map(node => textOrEmpty(node.handle));
    if (wire.products?.pageInfo?.hasNextPage !== true) return ok(handles);
    const handle = textOrEmpty(wire.handle);
    const further = pages(
      `products of collection ${handle}`,
      async after => {
        const reply = await ask(collectionHandles, { handle, after, ...contextOf(market) });
        return reply.ok ? ok(reply.value.collection?.products) : reply;
      },
      textOrEmpty(wire.products.pageInfo.endCursor),
    );
    for await (const page of further) {
      if (!page.ok) return page;
      handles.push(...page.value.map(node => textOrEmpty(node.handle)));
    }
    return ok(handles);
  };

  return {
    async *products(market, report = () => undefined) {
      const found = pages('products', async after => {
        const reply = await ask(catalogueProducts, { after, ...contextOf(market) });
        return reply.ok ? ok(reply.value.products) : reply;
      });
      for await (const page of found) {
        if (!page.ok) {
          yield page;
          return;
        }
        for (const wire of page.value) {
          const product = toProduct(wire, report);
          if (product.ok) yield product;
          else report(`${product.error.message} It is left out. Correct it in the store.`);
        }
      }
    },

    async *collections(market, report = () => undefined) {
      const found = pages('collections', async after => {
        const reply = await ask(catalogueCollections, { after, ...contextOf(market) });
        return reply.ok ? ok(reply.value.collections) : reply;
      });
      for await (const page of found) {
        if (!page.ok) {
          yield page;
          return;
        }
        for (const wire of page.value) {
          const handles = await handlesOf(wire, market);
          if (!handles.ok) {
            yield handles;
            return;
          }
          const collection = toCollection(wire, handles.value);
          if (collection) yield ok(collection);
          else {
            const name = textOrEmpty(wire.handle) || textOrEmpty(wire.id) || '?';
            report(
              `Collection ${name} lacks its handle or title. It is left out. Correct it in the store.`,
            );
          }
        }
      }
    },

    related: async (productId, market) => {
      const reply = await ask(relatedProducts, { id: productId, ...contextOf(market) });
      if (!reply.ok) return reply;
      return ok(
        presentEntries(reply.value.productRecommendations).map(product =>
          textOrEmpty(product.handle),
        ),
      );
    },
  };
};
