import type { Block } from './portable-text';
import type { BodyBlock } from './rich-text';
import type { SeedFile } from './files';
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
  /** Of the picture's scene. */
  film?: SeedFile;
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
  /** Of the picture's scene. */
  film?: SeedFile;
  imageSide: 'left' | 'right' | 'full';
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

interface Tab {
  title: string;
  body: readonly Block[];
  image?: SeedImage;
}

interface Video {
  heading?: string;
  body?: string;
  title: string;
  poster: SeedImage;
  file: SeedFile;
  seconds: number;
  captions: SeedFile;
  transcript: string;
}

interface QuestionSource {
  readonly question: string;
  readonly answer: string;
}

const module =
  <Fields extends object>(type: string) =>
  (fields: Fields): Module => ({ _type: type, ...fields });

export const hero = ({ facts, ...rest }: Hero): Module => ({
  _type: 'heroModule',
  ...rest,
  ...(facts ? { facts: facts.map(label => ({ label })) } : {}),
});
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
export const valueProps = module<{ heading?: string; items: readonly (Entry & { icon: Icon })[] }>(
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

export const featureGrid = module<{
  heading: string;
  body?: string;
  items: readonly (Entry & { icon?: Icon; image?: SeedImage; link?: LabelledLink })[];
}>('featureGridModule');
export const tabs = module<{ heading: string; tabs: readonly Tab[] }>('tabsModule');
export const video = module<Video>('videoModule');
export const gallery = module<{
  heading: string;
  items: readonly { image: SeedImage; caption: string }[];
}>('galleryModule');
export const collectionRail = module<{
  heading: string;
  body?: string;
  link?: LabelledLink;
  handles: readonly string[];
}>('collectionRailModule');
export const areaMap = module<{
  heading: string;
  body: string;
  link?: LabelledLink;
  areas: readonly { code: string; name: string; count: number }[];
}>('mapModule');
export const dealerSearch = module<{ heading: string; body: string; image?: SeedImage }>(
  'dealerSearchModule',
);
export const newsletter = module<{
  heading: string;
  body: string;
  image?: SeedImage;
  code: string;
  anchor?: string;
}>('newsletterModule');

interface FormField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'phone' | 'postalCode' | 'longText' | 'select' | 'check';
  isRequired?: boolean;
  minLength?: number;
  maxLength?: number;
  options?: readonly string[];
  note?: string;
  autoComplete?: string;
}

export const form = module<{
  form: string;
  anchor?: string;
  heading: string;
  body: string;
  image?: SeedImage;
  fields: readonly FormField[];
  submitLabel: string;
  successHeading: string;
  successBody: string;
}>('formModule');

export const richText = (body: readonly BodyBlock[]): Module => ({ _type: 'richTextModule', body });
