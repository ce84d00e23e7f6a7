import type { CatalogueImage } from '../catalogue/image-model';

/** Title and description for search engines. */
export interface ContentSeo {
  readonly title: string | null;
  readonly description: string | null;
}

export interface ContentAuthor {
  readonly name: string;
  readonly bio: string | null;
}

/** A post. Ids are the numeric part of a platform id; HTML is rendered when it is first read. */
export interface ContentArticle {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  /** Handle of its blog. */
  readonly blog: string;
  readonly contentHtml: () => string;
  readonly excerpt: string;
  readonly author: ContentAuthor;
  readonly image: CatalogueImage | null;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly tags: readonly string[];
  readonly seo: ContentSeo;
}

export interface ContentBlog {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly seo: ContentSeo;
  readonly articles: readonly ContentArticle[];
}

export interface ContentPage {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: () => string;
  readonly seo: ContentSeo;
}

/** Where a link leads: a path of the store, or an address elsewhere, and what is there. */
export interface ContentTarget {
  readonly url: string;
  readonly type: 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'COLLECTIONS' | 'HTTP' | 'PAGE' | 'PRODUCT';
  /** Handle of the thing; empty where `type` needs none. */
  readonly handle: string;
}

export interface ContentMenuItem {
  readonly id: number;
  readonly title: string;
  readonly target: ContentTarget;
  readonly items: readonly ContentMenuItem[];
}

export interface ContentMenu {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly items: readonly ContentMenuItem[];
}

export type PolicyField = 'privacyPolicy' | 'refundPolicy' | 'shippingPolicy' | 'termsOfService';

export interface ContentBrand {
  readonly slogan: string | null;
  readonly shortDescription: string | null;
  readonly email: string;
  readonly coverImage: CatalogueImage | null;
  readonly logo: CatalogueImage;
  readonly squareLogo: CatalogueImage;
  readonly returnDays: number;
  /** The name of its guarantee, in English. */
  readonly guarantee: string | null;
}

/** A film; its files are named as on the CDN. Sizes are in pixels. */
export interface ContentFilm {
  readonly title: string;
  readonly description: string;
  readonly file: string;
  readonly still: CatalogueImage | null;
  readonly width: number;
  readonly height: number;
  readonly captions: readonly {
    readonly label: string;
    /** A language tag. */
    readonly language: string;
    readonly file: string;
  }[];
}

/** Films in the order of their lessons, of which the store shows the first. */
export interface ContentCourse {
  /** Of its page, under `/videos`. */
  readonly handle: string;
  readonly lesson: ContentFilm;
}

/** What a store publishes besides its catalogue. */
export interface StoreContent {
  readonly blogs: readonly ContentBlog[];
  readonly articles: readonly ContentArticle[];
  readonly pages: readonly ContentPage[];
  readonly menus: readonly ContentMenu[];
  readonly policies: Readonly<Partial<Record<PolicyField, ContentPage>>>;
  readonly courses: readonly ContentCourse[];
  readonly brand: ContentBrand;
}
