import type { LocaleId } from './locale-id';

export type BrandId = 'larkfield' | 'pawmere' | 'trailhound' | 'kitwell';

/** A brand of the shop. Facts that editors change (phone, hours, social) are content, not here. */
export interface Brand {
  readonly id: BrandId;
  readonly name: string;
  readonly tagline: string;
  /** Name of its set of design tokens. */
  readonly theme: BrandId;
  /** Offered locales, the default first. */
  readonly localeIds: readonly LocaleId[];
  /** Path prefixes that differ from the usual one of a locale. */
  readonly urlPaths: Partial<Readonly<Record<LocaleId, string>>>;
  /** Height of the logo in the header in CSS pixels. */
  readonly logoHeight: number;
  /** Whether search reads the index that global-catalogue brands share (spec storefront §3). */
  readonly usesGlobalProductIndex: boolean;
  /** Whether dealers install its products, and its shop finds them. */
  readonly hasDealers: boolean;
}

export const BRANDS: Readonly<Record<BrandId, Brand>> = {
  larkfield: {
    id: 'larkfield',
    name: 'Larkfield',
    tagline: 'Pet fences and GPS collars, installed by people who know dogs.',
    theme: 'larkfield',
    localeIds: ['en-us', 'en-ca'],
    urlPaths: {},
    logoHeight: 26,
    usesGlobalProductIndex: false,
    hasDealers: true,
  },
  pawmere: {
    id: 'pawmere',
    name: 'Pawmere',
    tagline: 'Everyday pet products that make good days easy.',
    theme: 'pawmere',
    localeIds: ['en-us', 'en-ca'],
    urlPaths: { 'en-ca': 'ca' },
    logoHeight: 30,
    usesGlobalProductIndex: true,
    hasDealers: false,
  },
  trailhound: {
    id: 'trailhound',
    name: 'Trailhound',
    tagline: 'Training gear for dogs that work.',
    theme: 'trailhound',
    localeIds: ['en-us', 'en-ca'],
    urlPaths: {},
    logoHeight: 24,
    usesGlobalProductIndex: true,
    hasDealers: false,
  },
  kitwell: {
    id: 'kitwell',
    name: 'Kitwell',
    tagline: 'Clever care for cats and the people they own.',
    theme: 'kitwell',
    localeIds: ['en-us', 'en-ca'],
    urlPaths: {},
    logoHeight: 30,
    usesGlobalProductIndex: false,
    hasDealers: false,
  },
};

export const BRAND_IDS: readonly BrandId[] = ['larkfield', 'pawmere', 'trailhound', 'kitwell'];

/** The brand of that id, or null when there is none. */
export const findBrand = (id: string | undefined): Brand | null => {
  const known = BRAND_IDS.find(entry => entry === id);
  return known ? BRANDS[known] : null;
};
