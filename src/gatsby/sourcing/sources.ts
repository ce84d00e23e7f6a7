import type { Navigation, Seo, SiteSettings } from '~/src/domain/content/content';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import type { SiteContent } from '~/src/gateways/sanity/content-gateway';
import type { CatalogueCollection } from '~/src/gateways/shopify/catalogue/catalogue-gateway';
import type { Locale } from '~/src/config/locales';

/** A product with its tile. */
export interface SourcedProduct {
  readonly product: Product;
  readonly card: ProductCard;
  readonly seo: Seo;
  /** ISO 8601 instant. */
  readonly changedAt: string;
  /** Sold only together with another product: no page, no tile. */
  readonly isHidden: boolean;
  /** What else shoppers call it. */
  readonly searchTerms: readonly string[];
}

export interface Catalogue {
  readonly products: readonly SourcedProduct[];
  readonly collections: readonly CatalogueCollection[];
}

/** What editors say in one locale, once it is known that nothing that every page needs is missing. */
export interface LocaleContent
  extends Omit<SiteContent, 'settings' | 'navigation' | 'unreadable' | 'problems'> {
  readonly settings: SiteSettings;
  readonly navigation: Navigation;
}

/** The same for a document and its translations; null if editors have not linked any. */
export const translationIdOf = (
  { translations }: Pick<LocaleContent, 'translations'>,
  type: string,
  slug: string,
): string | null => translations.get(`${type} ${slug}`) ?? null;

/** All vendor data of one locale. */
export interface LocaleSource {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly content: LocaleContent;
}
