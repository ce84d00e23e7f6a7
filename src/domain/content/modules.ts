import type { DealerSearchModule, FormModule, NewsletterModule } from './form-modules';
import type { ImageAsset } from './media/image';
import type { Link } from './links';
import type { ModuleLink, ModuleOf } from './module';
import type { Question } from '../commerce/product';
import type { RichText } from './rich-text/rich-text';

export interface ModuleAction {
  readonly label: string;
  readonly link: Link | null;
  readonly style: 'primary' | 'secondary';
}

/** A short fact; `value` is null where the fact is a plain sentence. */
export interface ModuleFact {
  readonly label: string;
  readonly value: string | null;
}

export interface HeroModule extends ModuleOf<'heroModule'> {
  readonly eyebrow: string | null;
  readonly heading: string;
  readonly body: string | null;
  readonly image: ImageAsset | null;
  /** Address of a short silent film of the picture's scene, in the shape 16:9. */
  readonly film: string | null;
  readonly actions: readonly ModuleAction[];
  readonly facts: readonly ModuleFact[];
}

export interface CollectionTilesModule extends ModuleOf<'collectionTilesModule'> {
  readonly heading: string | null;
  readonly tiles: readonly {
    readonly title: string;
    readonly text: string | null;
    readonly image: ImageAsset | null;
    readonly link: Link | null;
  }[];
}

/** Products by handle, or those of a collection; the build adds the cards. */
export interface ProductRailModule extends ModuleOf<'productRailModule'> {
  readonly heading: string;
  readonly body: string | null;
  readonly link: ModuleLink | null;
  readonly handles: readonly string[];
  readonly collection: string | null;
}

export interface FeatureModule extends ModuleOf<'featureModule'> {
  readonly eyebrow: string | null;
  readonly heading: string;
  readonly body: RichText;
  readonly image: ImageAsset | null;
  /** Address of a short silent film of the picture's scene, in the shape 16:9. */
  readonly film: string | null;
  /** The picture goes across the page, above the text, where this is "full". */
  readonly imageSide: 'left' | 'right' | 'full';
  readonly link: ModuleLink | null;
  readonly points: readonly string[];
}

export interface StepsModule extends ModuleOf<'stepsModule'> {
  readonly heading: string | null;
  readonly steps: readonly { readonly title: string; readonly text: string | null }[];
}

export interface StatisticsModule extends ModuleOf<'statisticsModule'> {
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

export interface ReviewWallModule extends ModuleOf<'reviewWallModule'> {
  readonly heading: string | null;
  readonly limit: number;
}

export interface BannerModule extends ModuleOf<'bannerModule'> {
  readonly heading: string;
  readonly body: string | null;
  readonly image: ImageAsset | null;
  readonly link: ModuleLink | null;
  readonly tone: 'light' | 'dark' | 'accent';
}

export interface QuestionsModule extends ModuleOf<'questionsModule'> {
  readonly heading: string | null;
  readonly items: readonly Question[];
}

export interface RichTextModule extends ModuleOf<'richTextModule'> {
  readonly body: RichText;
}

export interface ValuePropsModule extends ModuleOf<'valuePropsModule'> {
  readonly heading: string | null;
  readonly items: readonly {
    readonly icon: string | null;
    readonly title: string;
    readonly text: string | null;
  }[];
}

export interface ComparisonModule extends ModuleOf<'comparisonModule'> {
  readonly heading: string | null;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
}

export interface QuoteModule extends ModuleOf<'quoteModule'> {
  readonly quote: string;
  readonly attribution: string | null;
  readonly image: ImageAsset | null;
}

export interface FeatureGridModule extends ModuleOf<'featureGridModule'> {
  readonly heading: string | null;
  readonly body: string | null;
  readonly items: readonly {
    readonly icon: string | null;
    readonly title: string;
    readonly text: string | null;
    readonly image: ImageAsset | null;
    readonly link: ModuleLink | null;
  }[];
}

export interface TabsModule extends ModuleOf<'tabsModule'> {
  readonly heading: string | null;
  readonly tabs: readonly {
    /** The panel's fragment in the URL (`#…`); unique in the module. */
    readonly anchor: string;
    readonly title: string;
    readonly body: RichText;
    readonly image: ImageAsset | null;
  }[];
}

export interface VideoModule extends ModuleOf<'videoModule'> {
  readonly heading: string | null;
  readonly body: string | null;
  readonly title: string;
  readonly poster: ImageAsset;
  /** Address of the video. */
  readonly file: string;
  readonly seconds: number;
  /** Address of its captions (WebVTT) in the page's language; null if there is no speech. */
  readonly captions: string | null;
  readonly transcript: string | null;
}

export interface GalleryModule extends ModuleOf<'galleryModule'> {
  readonly heading: string | null;
  readonly items: readonly { readonly image: ImageAsset; readonly caption: string | null }[];
}

/** Collections by handle; the build adds the tiles. */
export interface CollectionRailModule extends ModuleOf<'collectionRailModule'> {
  readonly heading: string;
  readonly body: string | null;
  readonly link: ModuleLink | null;
  readonly handles: readonly string[];
  readonly tiles: readonly {
    readonly handle: string;
    readonly title: string;
    readonly image: ImageAsset | null;
    /** Products in it. */
    readonly count: number;
  }[];
}

/** Where dealers are: states and provinces by postal abbreviation. */
export interface MapModule extends ModuleOf<'mapModule'> {
  readonly heading: string;
  readonly body: string | null;
  readonly link: ModuleLink | null;
  readonly areas: readonly {
    readonly code: string;
    readonly name: string;
    /** Dealers there, one or more. */
    readonly count: number;
  }[];
}

/** A block of a content page, ready to be shown. */
export type ContentModule =
  | HeroModule
  | CollectionTilesModule
  | ProductRailModule
  | FeatureModule
  | StepsModule
  | StatisticsModule
  | ReviewWallModule
  | BannerModule
  | QuestionsModule
  | RichTextModule
  | ValuePropsModule
  | ComparisonModule
  | QuoteModule
  | FeatureGridModule
  | TabsModule
  | VideoModule
  | GalleryModule
  | CollectionRailModule
  | MapModule
  | FormModule
  | NewsletterModule
  | DealerSearchModule;
