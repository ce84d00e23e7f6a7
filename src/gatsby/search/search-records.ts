import type { LocaleId } from '~/src/config/locale-id';
import type { TileCard } from '~/src/domain/collections/tile-card';
import type { ImageAsset } from '~/src/domain/content/media/image';

/** What every record of the search indexes holds: a document in one locale (spec storefront §7). */
interface SearchRecord {
  /** `<locale>:<handle or slug>`, see `recordIdOf`. */
  readonly objectID: string;
  readonly locale: LocaleId;
  /** In lower case, for example `en`. */
  readonly language: string;
  /** The handle of a product, the slug of a document. */
  readonly handle: string;
  /**
   * Path of its page with the prefix of the locale. Brands that share an index may have other
   * prefixes: they make the path from the handle.
   */
  readonly path: string;
  readonly title: string;
}

/** A product that can be shown (spec storefront §3 Search settings, Product). */
export interface ProductRecord extends SearchRecord {
  /** What a tile shows; neither searched nor filtered. */
  readonly card: TileCard;
  /** A path from wide to narrow, for example "Training / GPS collars"; may be empty. */
  readonly productType: string;
  readonly tags: readonly string[];
  /** Other names for it that shoppers use. */
  readonly searchTerms: readonly string[];
  /** Plain text, its beginning. */
  readonly description: string;
  /** Titles of its collections, except those that contain every product. */
  readonly categories: readonly string[];
  /** Values by the name of the option: facets such as `options.Colour`. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly skus: readonly string[];
  /** The lowest price of a variant in whole units of the locale's currency, for example 469.95. */
  readonly price: number;
  /** Whether a variant is in stock. */
  readonly isAvailable: boolean;
  /** Whether it can be bought once or on a plan; a service that must renew does not count as Autoship. */
  readonly isOnAutoship: boolean;
  /** Always false: products that cannot be shown have no record here. Other tools may set it. */
  readonly isHidden: boolean;
  /** Seconds since 1970. */
  readonly publishedAt: number;
  /** From 1, best first: the order of "Featured" among equal hits. */
  readonly featuredRank: number;
  /** The title in lower case, for A to Z and Z to A. */
  readonly titleSort: string;
}

/** A blog post (spec storefront §3 Search settings: the blogs index). */
export interface PostRecord extends SearchRecord {
  readonly excerpt: string | null;
  /** Title of its category. */
  readonly category: string | null;
  readonly image: ImageAsset | null;
  /** Seconds since 1970. */
  readonly publishedAt: number;
  /** Plain text of the body, cut. */
  readonly text: string;
}

/** An article of the support center. */
export interface ArticleRecord extends SearchRecord {
  /** Title of its topic. */
  readonly section: string | null;
  readonly excerpt: string | null;
  /** Plain text of the body, cut. */
  readonly text: string;
}

/** The `objectID` of a document in a locale. */
export const recordIdOf = (locale: LocaleId, handle: string): string => `${locale}:${handle}`;
