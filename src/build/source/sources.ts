import type {
  CollectionContent,
  ContentPage,
  LocalizationString,
  Navigation,
  ProductContent,
  ReviewCard,
  Seo,
  SiteSettings,
} from '../../domain/content';
import type { ImageAsset } from '../../domain/image';
import type { Product, ProductCard } from '../../domain/product';
import type { Locale } from '../../site/locales';

export interface CatalogueProduct {
  readonly product: Product;
  readonly card: ProductCard;
  readonly seo: Seo;
}

export interface CatalogueCollection {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly image: ImageAsset | null;
  readonly seo: Seo;
  /** In the given order. */
  readonly productHandles: readonly string[];
}

export interface Catalogue {
  readonly products: readonly CatalogueProduct[];
  readonly collections: readonly CatalogueCollection[];
}

export interface EditedContent {
  readonly settings: SiteSettings;
  readonly navigation: Navigation;
  readonly pages: readonly ContentPage[];
  readonly reviews: readonly ReviewCard[];
  readonly products: readonly ProductContent[];
  readonly collections: readonly CollectionContent[];
  readonly strings: readonly LocalizationString[];
}

/** All that the vendors hold for one locale. */
export interface LocaleSource {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly content: EditedContent;
}
