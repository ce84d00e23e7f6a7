import type { CountryCode } from './locales';

/** Delivery times within a country, in business days (Monday to Friday). */
export interface DeliveryTerms {
  /** Time zone of the warehouse, as `Intl` knows it. */
  readonly timeZone: string;
  /** Orders placed before this hour at the warehouse count as that day's. */
  readonly cutoffHour: number;
  /** Business days until the order is shipped. */
  readonly handlingDays: number;
  /** Business days in transit. */
  readonly transitDays: { readonly min: number; readonly max: number };
}

/** Countries with delivery estimates; there is none elsewhere. */
export const DELIVERY_TERMS: Partial<Readonly<Record<CountryCode, DeliveryTerms>>> = {
  US: {
    timeZone: 'America/New_York',
    cutoffHour: 14,
    handlingDays: 1,
    transitDays: { min: 2, max: 5 },
  },
  CA: {
    timeZone: 'America/Toronto',
    cutoffHour: 13,
    handlingDays: 1,
    transitDays: { min: 3, max: 7 },
  },
};
