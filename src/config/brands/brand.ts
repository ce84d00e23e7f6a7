import type { LocaleId } from '../locale-id';

/**
 * A brand of the shop, read from `<id>.json` in this folder. Facts that editors change (phone, hours,
 * social links) are content instead.
 */
export interface Brand {
  /** The name of its file; also of its settings, styles, logos and fonts. */
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** Offered locales, the default first. */
  readonly localeIds: readonly LocaleId[];
  /** Path prefixes that differ from the usual one of a locale. */
  readonly urlPaths: Partial<Readonly<Record<LocaleId, string>>>;
  /** Height of the logo in the header in CSS pixels. */
  readonly logoHeight: number;
  /** Width of the logo divided by its height. */
  readonly logoRatio: number;
  /** Whether search reads the index that global-catalogue brands share (spec storefront §3). */
  readonly usesGlobalProductIndex: boolean;
  /** Whether dealers install its products, and its shop finds them. */
  readonly hasDealers: boolean;
  /** Whether its customers are rewarded for friends who order. */
  readonly hasReferralProgram: boolean;
}
