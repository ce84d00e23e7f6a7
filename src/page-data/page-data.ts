import type { CollectionFilters, FacetValue } from '../domain/collections/collection-index';
import type { SearchFacet } from '../domain/search/search-facets';
import type { LocaleId } from '../config/locales';
import type { AlternatePaths } from '../config/paths';

/** The context that the build gives every page. */
export interface PageContext {
  /** Name of its template, for example `product`. */
  readonly template: string;
  readonly locale: LocaleId;
  /** Site path without locale prefix, for example `/products/gps-collar`. */
  readonly originalPath: string;
  /** Locales in which this page exists, its own included. */
  readonly alternates: readonly LocaleId[];
  /** Its paths, without prefix, in locales that give it another one. */
  readonly alternatePaths?: AlternatePaths;
  /** Path without prefix of the page that search engines list instead of this one. */
  readonly canonicalPath?: string;
}

/** The additional context of a collection page. */
export interface CollectionPageContext extends PageContext {
  readonly handle: string;
  /** `default`, `atoz`, `ztoa`, `priceAsc`, `priceDesc` or `newest`. */
  readonly sortOrder: string;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
  /** Products in the whole collection. */
  readonly productCount: number;
  /** Null if no facet differs between its products. */
  readonly filters: CollectionFilters | null;
}

/** The additional context of a page that searches. */
export interface SearchPageContext extends PageContext {
  /** What products of the locale can be filtered by. */
  readonly facets: readonly SearchFacet[];
  /** Its categories, the fullest first, by their handles. */
  readonly categories: readonly FacetValue[];
  /** How many products can be found without a query. */
  readonly productCount: number;
}

/** The additional context of a search-driven collection. */
export interface ShopPageContext extends SearchPageContext {
  /** Null for the whole shop. */
  readonly handle: string | null;
  /** As the products' records name the collection. */
  readonly title: string | null;
}

/** The additional context of a list of posts. */
export interface BlogPageContext extends PageContext {
  /** From 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
}

/** The additional context of a post or a support article. */
export interface ArticlePageContext extends PageContext {
  /** Products of its rail. */
  readonly productHandles: readonly string[];
}

/** The additional context of an error page. */
export interface ErrorPageContext extends PageContext {
  /** The texts' group in the `errors` namespace. */
  readonly kind: 'notFound' | 'serverError';
}

/** The frame of every page: settings and navigation of its locale. */
export type Shell = Queries.ShellFieldsFragment;

/** The fields in the query of every template. */
export interface BasicPageData {
  readonly shell: Shell;
  /** Read by gatsby-plugin-react-i18next under this name. */
  readonly locales: Queries.StringFieldsFragment;
}
