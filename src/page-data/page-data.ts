import type { CollectionFilters } from '../domain/collections/collection-index';
import type { Navigation, ReviewCard, Seo, SiteSettings } from '../domain/content/content';
import type { ContentModule } from '../domain/content/modules';
import type { Product, ProductCard } from '../domain/commerce/product';
import type { TileCard } from '../domain/collections/tile-card';
import type { LocaleId } from '../config/locales';
import type { TwinPaths } from '../config/paths';

/** What the build tells every page about itself. */
export interface PageContext {
  /** Name of its template, for example `product`. */
  readonly template: string;
  readonly locale: LocaleId;
  /** Site path without locale prefix, for example `/products/gps-collar`. */
  readonly originalPath: string;
  /** Locales in which this page exists, its own included. */
  readonly alternates: readonly LocaleId[];
  /** Its paths, without prefix, in locales that give it another one. */
  readonly twinPaths?: TwinPaths;
  /** Path without prefix of the page that search engines list instead of this one. */
  readonly canonicalPath?: string;
}

/** The frame of every page: settings and navigation of its locale. */
export interface Shell {
  readonly settings: SiteSettings;
  readonly navigation: Navigation;
}

export interface LocaleStrings {
  readonly edges: readonly {
    readonly node: { readonly ns: string; readonly data: string; readonly language: string };
  }[];
}

/** Query result that every template has. */
export interface BasicPageData {
  readonly shell: Shell;
  /** Read by gatsby-plugin-react-i18next under this name. */
  readonly locales: LocaleStrings;
}

/** A review as pages show it; the product's title labels its link. */
export type PageReview = ReviewCard & { readonly productTitle: string | null };

/** Result of the queries of the home and content-page templates. */
export interface ContentPageData extends BasicPageData {
  readonly page: {
    readonly title: string;
    readonly path: string;
    readonly seo: Seo;
    readonly modules: readonly ContentModule[];
    /** Every product that a rail of the page names, by `handle`. */
    readonly cards: readonly ProductCard[];
    /** As many as its largest review wall shows, newest first. */
    readonly reviews: readonly PageReview[];
  };
}

/** A product that can be added along with another: enough to choose a variant and a plan. */
export type BuyableProduct = Pick<
  Product,
  | 'id'
  | 'handle'
  | 'title'
  | 'vendor'
  | 'productType'
  | 'tags'
  | 'tagline'
  | 'images'
  | 'options'
  | 'variants'
  | 'requiresSellingPlan'
  | 'sellingPlanGroups'
>;

/** Result of the queries of the product and lead-product templates. */
export interface ProductPageData extends BasicPageData {
  readonly product: Product & {
    readonly seo: Seo;
    /** Modules that editors put below the product. */
    readonly story: readonly ContentModule[];
    /** Every product that a rail of the story names. */
    readonly storyCards: readonly ProductCard[];
    /** The first collection it stands in, for the breadcrumb. */
    readonly collection: { readonly handle: string; readonly title: string } | null;
    readonly servicePlan: BuyableProduct | null;
    readonly addOns: readonly BuyableProduct[];
    readonly related: readonly ProductCard[];
    readonly reviews: readonly PageReview[];
  };
}

/** What a collection page is told besides. */
export interface CollectionPageContext extends PageContext {
  readonly handle: string;
  /** `default`, `atoz`, `ztoa`, `priceAsc`, `priceDesc` or `newest`. */
  readonly sortOrder: string;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
  /** Products in the whole collection. */
  readonly productCount: number;
  /** Null where nothing tells its products apart. */
  readonly filters: CollectionFilters | null;
}

/** Result of the collection template's query. */
export interface CollectionPageData extends BasicPageData {
  readonly collection: {
    readonly handle: string;
    readonly title: string;
    readonly descriptionHtml: string;
    readonly intro: string | null;
    readonly image: Product['images'][number] | null;
    readonly seo: Seo;
  };
  /** The products of this page in its order. */
  readonly cards: readonly TileCard[];
}

/** Result of the query of the page that lists all collections. */
export interface CollectionsPageData extends BasicPageData {
  readonly collections: {
    readonly nodes: readonly {
      readonly handle: string;
      readonly title: string;
      readonly intro: string | null;
      readonly image: Product['images'][number] | null;
      readonly productHandles: readonly string[];
    }[];
  };
}
