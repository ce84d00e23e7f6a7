import type { Block } from './blocks';
import type { SeedImage } from './images';
import type { LabelledLink, SeedLink } from './links';

/** A module of a page; `_key` is given when the document is finished. */
export interface Module {
  readonly _type: string;
  readonly [field: string]: unknown;
}

interface Action extends LabelledLink {
  readonly style: 'primary' | 'secondary';
}

interface Hero {
  eyebrow?: string;
  heading: string;
  body: string;
  image: SeedImage;
  actions: readonly Action[];
  facts?: readonly string[];
}

interface Tile {
  title: string;
  text: string;
  image: SeedImage;
  link: SeedLink;
}

interface Feature {
  eyebrow?: string;
  heading: string;
  body: readonly Block[];
  image: SeedImage;
  imageSide: 'left' | 'right';
  link?: LabelledLink;
  points?: readonly string[];
}

interface Banner {
  heading: string;
  body: string;
  image?: SeedImage;
  link: LabelledLink;
  tone: 'light' | 'dark' | 'accent';
}

type Icon =
  | 'shield'
  | 'map-pin'
  | 'battery'
  | 'heart'
  | 'truck'
  | 'returns'
  | 'phone'
  | 'home'
  | 'paw';

type Rail = { heading: string; body?: string; link?: LabelledLink } & (
  | { handles: readonly string[] }
  | { collection: string }
);

interface Entry {
  title: string;
  text: string;
}

interface QuestionSource {
  readonly question: string;
  readonly answer: string;
}

const module =
  <Fields extends object>(type: string) =>
  (fields: Fields): Module => ({ _type: type, ...fields });

export const hero = module<Hero>('heroModule');
export const collectionTiles = module<{ heading: string; tiles: readonly Tile[] }>(
  'collectionTilesModule',
);
export const productRail = module<Rail>('productRailModule');
export const feature = module<Feature>('featureModule');
export const steps = module<{ heading: string; steps: readonly Entry[] }>('stepsModule');
export const statistics = module<{ items: readonly { value: string; label: string }[] }>(
  'statisticsModule',
);
export const reviewWall = module<{ heading: string; limit: number }>('reviewWallModule');
export const banner = module<Banner>('bannerModule');
export const questions = module<{ heading: string; items: readonly QuestionSource[] }>(
  'questionsModule',
);
export const valueProps = module<{ items: readonly (Entry & { icon: Icon })[] }>(
  'valuePropsModule',
);
export const comparison = module<{
  heading: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly string[] }[];
}>('comparisonModule');
export const quote = module<{ quote: string; attribution: string; image?: SeedImage }>(
  'quoteModule',
);

export const richText = (body: readonly Block[]): Module => ({ _type: 'richTextModule', body });
