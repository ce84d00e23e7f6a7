import type { SeedProduct, SeedVariant } from '~/seed/types';
import { parseDecimal } from '../money';
import type { StoreSettings } from '../stores';
import { numericId } from './ids';
import { catalogueImage } from './image';
import { catalogueMetafields } from './metafields';
import type {
  CatalogueOption,
  CataloguePlanGroup,
  CatalogueProduct,
  CatalogueVariant,
} from './model';

interface Surroundings {
  readonly store: StoreSettings;
  readonly planGroups: ReadonlyMap<string, CataloguePlanGroup>;
  /** Id of a product that this store sells. */
  readonly productId: (handle: string) => number | undefined;
}

const defaultOption = { name: 'Title', values: [{ name: 'Default Title' }] };

function catalogueOptions(product: SeedProduct, store: StoreSettings): readonly CatalogueOption[] {
  const options = product.options.length > 0 ? product.options : [defaultOption];
  return options.map(option => ({
    id: numericId('option', store.id, product.handle, option.name),
    name: option.name,
    values: option.values.map((value: { name: string; swatch?: string }) => ({
      id: numericId('value', store.id, product.handle, option.name, value.name),
      name: value.name,
      swatch: value.swatch ?? null,
    })),
  }));
}

function catalogueVariant(
  product: SeedProduct,
  seed: SeedVariant,
  index: number,
  { store, productId }: Surroundings,
): CatalogueVariant {
  const selectedOptions =
    product.options.length > 0
      ? product.options.map(({ name }) => {
          const value = seed.options[name];
          if (!value) throw new Error(`${product.handle}: variant ${seed.sku} lacks "${name}".`);
          return { name, value };
        })
      : [{ name: 'Title', value: 'Default Title' }];
  const title = selectedOptions.map(option => option.value).join(' / ');
  const image = seed.image ?? product.images[0];
  return {
    id: numericId('variant', store.id, product.handle, title),
    productHandle: product.handle,
    position: index + 1,
    title,
    sku: seed.sku,
    selectedOptions,
    priceCents: parseDecimal(seed.price[store.priceList]),
    compareAtCents: seed.compareAtPrice ? parseDecimal(seed.compareAtPrice[store.priceList]) : null,
    stock: seed.inventory === 'untracked' ? null : seed.inventory,
    sellsBeyondStock: seed.sellsBeyondStock ?? false,
    image: image ? catalogueImage(product.handle, image) : null,
    weightPounds: seed.weightPounds ?? null,
    metafields: catalogueMetafields(
      [store.id, product.handle, title],
      seed.metafields ?? [],
      productId,
    ),
  };
}

/** A product as one store sells it; throws when the seed contradicts itself. */
export function catalogueProduct(seed: SeedProduct, surroundings: Surroundings): CatalogueProduct {
  const { store, planGroups, productId } = surroundings;
  if (seed.variants.length === 0) throw new Error(`${seed.handle} has no variant.`);
  const variants = seed.variants.map((variant, index) =>
    catalogueVariant(seed, variant, index, surroundings),
  );
  const prices = variants.map(variant => variant.priceCents);
  return {
    id: numericId('product', store.id, seed.handle),
    handle: seed.handle,
    title: seed.title,
    productType: seed.productType,
    vendor: seed.vendor,
    tags: seed.tags,
    publishedAt: new Date(seed.publishedAt).toISOString().replace('.000Z', 'Z'),
    descriptionHtml: seed.descriptionHtml,
    seo: seed.seo,
    options: catalogueOptions(seed, store),
    variants,
    images: seed.images.map(file => catalogueImage(seed.handle, file)),
    planGroups: seed.sellingPlanGroups.map(handle => {
      const group = planGroups.get(handle);
      if (!group)
        throw new Error(`${seed.handle} names an unknown selling plan group "${handle}".`);
      return group;
    }),
    requiresSellingPlan: seed.requiresSellingPlan,
    metafields: catalogueMetafields([store.id, seed.handle], seed.metafields, productId),
    related: seed.related.filter(handle => productId(handle) !== undefined),
    complementary: seed.complementary.filter(handle => productId(handle) !== undefined),
    minCents: Math.min(...prices),
    maxCents: Math.max(...prices),
  };
}
