import type { StoreKey } from './locales';

/** The time zone of each store, as `Intl` knows it: whole days of the billing provider are days there. */
export const STORE_TIME_ZONES = {
  us: 'America/New_York',
  ca: 'America/Toronto',
} as const satisfies Readonly<Record<StoreKey, string>>;
