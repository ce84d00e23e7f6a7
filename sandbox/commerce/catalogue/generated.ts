import type { SeedCollection, SeedProduct, SeedPrice } from '~/seed/types';
import { parseDecimal } from '../money';
import type { CommerceSeed } from '../seed';

const FINISHES = ['Classic', 'Compact', 'Field', 'Garden', 'Harbour', 'Meadow', 'Summit', 'Trail'];

const scaled = (price: SeedPrice, percent: number): SeedPrice => {
  const scale = (decimal: string) =>
    ((Math.round((parseDecimal(decimal) * percent) / 10_000) * 100 + 95) / 100).toFixed(2);
  return { USD: scale(price.USD), CAD: scale(price.CAD) };
};

function generatedProduct(base: SeedProduct, index: number): SeedProduct {
  const number = String(index + 1).padStart(5, '0');
  const finish = FINISHES[index % FINISHES.length] ?? 'Classic';
  const title = `${finish} ${base.title} ${number}`;
  const percent = 60 + (index % 90);
  return {
    ...base,
    handle: `generated-${number}`,
    title,
    seo: { title, description: base.seo.description },
    publishedAt: new Date(Date.UTC(2024, 0, 1) + index * 3_600_000).toISOString(),
    tags: [...base.tags, 'generated'],
    variants: base.variants.map((variant, position) => ({
      ...variant,
      sku: `GEN-${number}-${position + 1}`,
      price: scaled(variant.price, percent),
      compareAtPrice: variant.compareAtPrice && scaled(variant.compareAtPrice, percent),
    })),
    related: [],
    complementary: [],
    metafields: base.metafields.filter(field => !field.type.includes('reference')),
    stores: ['larkfield-us', 'larkfield-ca'],
  };
}

/**
 * The seed with `count` more Larkfield products in the collection `generated`, always the same
 * ones, to test a large store. They reuse the seed's art, options and plans.
 */
export function withGeneratedProducts(seed: CommerceSeed, count: number): CommerceSeed {
  const bases = seed.products.filter(
    product => product.stores.includes('larkfield-us') && !product.requiresSellingPlan,
  );
  if (count <= 0 || bases.length === 0) return seed;
  const products = Array.from({ length: count }, (_, index) => {
    const base = bases[index % bases.length];
    return base ? [generatedProduct(base, index)] : [];
  }).flat();
  const collection: SeedCollection = {
    handle: 'generated',
    title: 'Generated products',
    descriptionHtml: '<p>Products made up to try the store at size.</p>',
    seo: { title: 'Generated products', description: 'Products to try the store at size.' },
    image: null,
    products: products.map(product => product.handle),
    stores: ['larkfield-us', 'larkfield-ca'],
  };
  return {
    ...seed,
    products: [...seed.products, ...products],
    collections: [...seed.collections, collection],
  };
}
