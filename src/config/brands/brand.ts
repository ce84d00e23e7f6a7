import type { LocaleId } from '../locale-id';

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
  /** Whether its customers are rewarded for friends who order. */
  readonly hasReferralProgram: boolean;
}
