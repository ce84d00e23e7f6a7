import type { CountryCode } from './locales';

/** How parcels travel within a country; days are business days, Monday to Friday. */
export interface DeliveryTerms {
  /** Time zone of the warehouse, as `Intl` knows it. */
  readonly timeZone: string;
  /** Orders placed before this hour of the warehouse's day count as that day's. */
  readonly cutoffHour: number;
  /** From the day of the order to the day it leaves. */
  readonly handlingDays: number;
  /** From the day it leaves to the door. */
  readonly transitDays: { readonly min: number; readonly max: number };
}

/** Countries with delivery estimates; elsewhere nothing is promised. */
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
