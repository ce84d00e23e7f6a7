import type { Product, ProductCard } from '~/src/domain/commerce/product';
import type { SourcedProduct } from '../sourcing/sources';

/** Test data: a product with one variant at $10, changed as given. */
export const sourcedProduct = (
  handle: string,
  {
    product = {},
    card = {},
    ...more
  }: {
    readonly product?: Partial<Product>;
    readonly card?: Partial<ProductCard>;
    readonly isHidden?: boolean;
    readonly searchTerms?: readonly string[];
  } = {},
): SourcedProduct => {
  const price = { cents: 1000, currency: 'USD' as const };
  const common = {
    id: handle,
    handle,
    title: handle,
    vendor: 'Larkfield',
    productType: '',
    tagline: null,
    options: [],
    isLeadGeneration: false,
    isSimple: true,
  };
  return {
    card: {
      ...common,
      publishedAt: '2026-01-02T00:00:00Z',
      image: null,
      hoverImage: null,
      priceMin: price,
      priceMax: price,
      compareAtPrice: null,
      availability: 'inStock',
      swatches: [],
      autoshipPercent: 0,
      rating: null,
      ...card,
    },
    product: {
      ...common,
      tags: [],
      descriptionHtml: '',
      highlights: [],
      specifications: [],
      questions: [],
      images: [],
      variants: [],
      requiresSellingPlan: false,
      sellingPlanGroups: [],
      servicePlanHandle: null,
      addOnHandles: [],
      relatedHandles: [],
      ...product,
    },
    seo: { title: null, description: null, image: null },
    changedAt: '2026-01-01T00:00:00Z',
    isHidden: false,
    searchTerms: [],
    ...more,
  };
};
