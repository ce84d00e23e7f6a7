import type { SeedSellingPlan } from '~/seed/types';
import type { StoreContent } from '../content/model';
import type { CatalogueImage } from './image-model';

export type { CatalogueImage } from './image-model';

export interface CatalogueMetafield {
  readonly id: number;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  /** Handles of the products that a reference names. */
  readonly references: readonly string[];
}

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

export interface CatalogueVariant {
  readonly id: number;
  readonly productHandle: string;
  readonly position: number;
  readonly title: string;
  readonly sku: string;
  readonly selectedOptions: readonly SelectedOption[];
  readonly priceCents: number;
  readonly compareAtCents: number | null;
  /** Units in the seed; null when stock is not tracked. */
  readonly stock: number | null;
  /** The inventory policy: whether it can still be bought when nothing is in stock. */
  readonly sellsBeyondStock: boolean;
  readonly image: CatalogueImage | null;
  /** Null for what is not shipped: services and plans. */
  readonly weightPounds: number | null;
  readonly metafields: readonly CatalogueMetafield[];
}

export interface CataloguePlan {
  readonly id: number;
  readonly name: string;
  readonly interval: SeedSellingPlan['interval'];
  readonly intervalCount: number;
  readonly discountPercent: number;
  readonly options: readonly SelectedOption[];
}

export interface CataloguePlanGroup {
  readonly name: string;
  readonly appName: string;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly plans: readonly CataloguePlan[];
}

export interface CatalogueOption {
  readonly id: number;
  readonly name: string;
  readonly values: readonly {
    readonly id: number;
    readonly name: string;
    readonly swatch: string | null;
  }[];
}

export interface CatalogueProduct {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly productType: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly publishedAt: string;
  readonly descriptionHtml: string;
  readonly seo: { readonly title: string; readonly description: string };
  readonly options: readonly CatalogueOption[];
  readonly variants: readonly CatalogueVariant[];
  readonly images: readonly CatalogueImage[];
  readonly planGroups: readonly CataloguePlanGroup[];
  readonly requiresSellingPlan: boolean;
  readonly metafields: readonly CatalogueMetafield[];
  readonly related: readonly string[];
  readonly complementary: readonly string[];
  readonly minCents: number;
  readonly maxCents: number;
}

export interface CatalogueCollection {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly seo: { readonly title: string; readonly description: string };
  readonly image: CatalogueImage | null;
  readonly products: readonly CatalogueProduct[];
}

export interface CatalogueDiscount {
  readonly title: string;
  readonly code: string | null;
  readonly value:
    | { readonly kind: 'percentage'; readonly percent: number }
    | { readonly kind: 'fixedAmount'; readonly cents: number };
  /** Handles of the products it is for; empty for the whole order. */
  readonly products: readonly string[];
  readonly minimumCents: number;
  readonly oncePerCustomer: boolean;
  /** Only customers with this tag; null for anybody. */
  readonly customerTag: string | null;
}

/** All that one store sells, in its currency, and what it publishes. */
export interface Catalogue {
  readonly products: readonly CatalogueProduct[];
  readonly productsByHandle: ReadonlyMap<string, CatalogueProduct>;
  readonly productsById: ReadonlyMap<number, CatalogueProduct>;
  readonly variantsById: ReadonlyMap<number, CatalogueVariant>;
  readonly collections: readonly CatalogueCollection[];
  readonly collectionsByHandle: ReadonlyMap<string, CatalogueCollection>;
  readonly collectionsById: ReadonlyMap<number, CatalogueCollection>;
  readonly discounts: readonly CatalogueDiscount[];
  readonly content: StoreContent;
}
