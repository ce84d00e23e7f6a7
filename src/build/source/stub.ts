import { ok } from '../../domain/result';
import type { CatalogueProduct, LocaleSource } from './sources';
import type { Locale } from '../../site/locales';

const seo = { title: null, description: null, image: null };
const product = (handle: string, locale: Locale): CatalogueProduct => {
  const price = { cents: 12995, currency: locale.currency };
  const base = { id: `gid://shopify/Product/${handle}`, handle, title: handle.replace(/-/g, ' '), vendor: 'Larkfield', productType: 'Fences', tagline: null };
  return {
    product: { ...base, tags: [], descriptionHtml: '<p>x</p>', highlights: [], specifications: [], questions: [], images: [], options: [], variants: [{ id: `v-${handle}`, sku: handle, title: 'Default Title', selectedOptions: [], price, compareAtPrice: null, availability: 'inStock', quantityAvailable: null, image: null, subscriptionFrequency: null }], requiresSellingPlan: false, sellingPlanGroups: [], isLeadGeneration: false, servicePlanHandle: null, addOnHandles: [], relatedHandles: [] },
    card: { ...base, publishedAt: '2024-01-01T00:00:00Z', image: null, hoverImage: null, priceMin: price, priceMax: price, compareAtPrice: null, availability: 'inStock', swatches: [], autoshipPercent: 0, isLeadGeneration: false, options: [] },
    seo,
  };
};

export const stubSource = async (locale: Locale): Promise<LocaleSource> => {
  const handles = ['gps-collar', 'training-treats'];
  const r = ok(1); void r;
  return {
    locale,
    catalogue: { products: handles.map(h => product(h, locale)), collections: [{ id: 'c', handle: 'gps-fences', title: 'GPS fences', descriptionHtml: '', image: null, seo, productHandles: handles }] },
    content: {
      settings: { announcement: null, phone: null, careHours: [], freeShippingThreshold: {}, returnDays: 45, defaultTitle: 'Larkfield', defaultDescription: 'd', socialHandle: null, socialImage: null, social: [], promotionPath: null, organisation: { legalName: null, foundedYear: null, address: null, email: null } },
      navigation: { main: [], utility: [], footer: [], legal: [] },
      pages: [{ id: 'home', slug: 'home', path: '/', title: 'Home', seo, modules: [{ type: 'productRailModule', key: 'a', heading: 'x', body: null, link: null, handles, collection: null }] }],
      reviews: [], products: [], collections: [], strings: [],
    },
  };
};
