import type { ArticleContent } from '~/src/domain/content/article';
import type {
  CollectionContent,
  ContentPage,
  LocalizationString,
  Navigation,
  ProductContent,
  ReviewCard,
  Seo,
  SiteSettings,
} from '~/src/domain/content/content';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import type { SupportContent } from '~/src/domain/content/support';
import type { VideoContent } from '~/src/domain/content/media/video';
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
}

export interface Catalogue {
  readonly products: readonly SourcedProduct[];
  readonly collections: readonly CatalogueCollection[];
}

export interface LocaleContent {
  readonly settings: SiteSettings;
  readonly navigation: Navigation;
  readonly pages: readonly ContentPage[];
  readonly reviews: readonly ReviewCard[];
  readonly products: readonly ProductContent[];
  readonly collections: readonly CollectionContent[];
  readonly articles: ArticleContent;
  readonly support: SupportContent;
  readonly videos: VideoContent;
  readonly strings: readonly LocalizationString[];
  /** Translation group of a document, by type and slug. */
  readonly translations: ReadonlyMap<string, string>;
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
