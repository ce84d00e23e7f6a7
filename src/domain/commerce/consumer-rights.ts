import type { CountryCode } from '~/src/config/locales';

/**
 * What shops must tell consumers abroad, in the words of the locale. Outside the European Union, only that
 * prices include the tax.
 */
export interface ConsumerRights {
  /** Shown beside a price. */
  readonly taxNote: string;
  /** About every price of the site. */
  readonly prices: string;
  /** With `{{price}}`: the lowest price before a reduction. */
  readonly lowestPrice: string | null;
  readonly withdrawal: string | null;
  /** Leads to the form for it. */
  readonly withdraw: string | null;
  /** Heading of the contacts. */
  readonly safety: string | null;
  /** Who makes the products, and who answers for them in the Union. */
  readonly contacts: readonly string[];
}

/** The lowest price of a variant in the 30 days before its price was reduced, in cents. */
export interface LowestPrice {
  readonly variantId: string;
  readonly cents: number;
}

const WITHOUT_TAX: readonly CountryCode[] = ['US', 'CA'];

/** Whether prices of that country include its tax. */
export const isTaxInPrices = (country: CountryCode): boolean => !WITHOUT_TAX.includes(country);

const EUROPEAN_UNION: readonly CountryCode[] = ['FR', 'BE', 'DE', 'IE', 'IT', 'NL', 'ES'];

/** Whether consumers of that country have the rights of the European Union. */
export const isInEuropeanUnion = (country: CountryCode): boolean =>
  EUROPEAN_UNION.includes(country);
