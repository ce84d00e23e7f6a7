import { toProductCard } from '~/src/domain/collections/product-card';
import type { Result } from '~/src/domain/data/result';
import {
  createCatalogueGateway,
  type CatalogueGateway,
  type CatalogueProduct,
} from '~/src/gateways/shopify/catalogue/catalogue-gateway';
import type { Locale } from '~/src/config/locales';
import type { Settings } from '~/src/config/settings/settings';
import { BuildError, valueOrStop, type VendorCall } from '../build-error';
import { forEachOf } from '~/hosting/adapter/output-files';
import type { Catalogue, SourcedProduct } from './sources';

// Recommendations need one call per product; catalogues larger than this use products of the same
// collections instead.
const MOST_RECOMMENDED = 1000;

const readAll = async <T>(call: VendorCall, sequence: AsyncIterable<Result<T>>): Promise<T[]> => {
  const found: T[] = [];
  for await (const each of sequence) found.push(valueOrStop(call, each));
  return found;
};

const toSourcedProduct = (
  { product, publishedAt, updatedAt, seo, isHidden, searchTerms }: CatalogueProduct,
  { currency }: Locale,
): SourcedProduct => ({
  product,
  card: toProductCard(product, publishedAt, currency),
  seo: { ...seo, image: null },
  changedAt: updatedAt,
  isHidden,
  searchTerms,
});

const readRelated = async (
  gateway: CatalogueGateway,
  locale: Locale,
  products: readonly SourcedProduct[],
  call: VendorCall,
): Promise<readonly SourcedProduct[]> => {
  if (products.length > MOST_RECOMMENDED) return products;
  const related = new Map<string, readonly string[]>();
  await forEachOf(products, async ({ product }) => {
    related.set(product.id, valueOrStop(call, await gateway.related(product.id, locale)));
  });
  return products.map(each => ({
    ...each,
    product: { ...each.product, relatedHandles: related.get(each.product.id) ?? [] },
  }));
};

/**
 * The products and collections of a locale's store, in the context of its country. One that cannot be
 * read is reported and left out; the build stops if no product is left.
 */
export const readCatalogue = async (
  settings: Settings,
  locale: Locale,
  report: (problem: string) => void = () => undefined,
): Promise<Catalogue> => {
  const store = settings.stores[locale.store];
  if (!store)
    throw new BuildError(
      `${locale.id} buys from the store "${locale.store}", which has no settings.`,
    );
  const prefix = `GATSBY_STORE_${store.key.toUpperCase()}`;
  const call = (what: string): VendorCall => ({
    vendor: `The ${store.key.toUpperCase()} store (${store.origin})`,
    call: `${what} for ${locale.id}`,
    settings: [`${prefix}_SHOP_NAME`, `${prefix}_ORIGIN`, `${prefix}_TOKEN`],
  });
  const gateway = createCatalogueGateway(store);
  const problems: string[] = [];
  const note = (problem: string): void => {
    problems.push(problem);
    report(`In ${locale.id}: ${problem}`);
  };
  const found = await readAll(call('products'), gateway.products(locale, note));
  const [first] = problems;
  if (found.length === 0 && first !== undefined) {
    const { vendor } = call('products');
    throw new BuildError(`${vendor} gave no product for ${locale.id} that can be read. ${first}`);
  }
  const products = found.map(each => toSourcedProduct(each, locale));
  const collections = await readAll(call('collections'), gateway.collections(locale, note));
  return {
    products: await readRelated(gateway, locale, products, call('recommended products')),
    collections,
  };
};
