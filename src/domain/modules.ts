import type { ImageAsset } from './image';
import type { Link } from './links';
import type { Question } from './product';
import type { RichText } from './rich-text';

interface ModuleOf<Type extends string> {
  /** The content system's `_type`. */
  readonly type: Type;
  readonly key: string;
}

export interface ModuleAction {
  readonly label: string;
  readonly link: Link;
  readonly style: 'primary' | 'secondary';
}

export interface ModuleLink {
  readonly label: string;
  readonly link: Link;
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

/** Products by handle, or those of a collection; the build puts the cards in. */
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
  readonly imageSide: 'left' | 'right';
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
  | QuoteModule;
