import type { StoreKey } from './locales';

/** The IANA time zone of each store. The billing provider's dates are in this zone. */
export const STORE_TIME_ZONES = {
  us: 'America/New_York',
  ca: 'America/Toronto',
} as const satisfies Readonly<Record<StoreKey, string>>;
