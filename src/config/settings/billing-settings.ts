import type { StoreKey } from '../locales';

/** How to reach the recurring-billing provider. */
export interface BillingSettings {
  /** Scheme and host, no trailing slash; null for the vendor's own hosts. */
  readonly origin: string | null;
  /** The provider's public token for each store; null for one without subscriptions. */
  readonly tokens: Readonly<Record<StoreKey, string | null>>;
}

/** Prefix of the provider's tokens (spec account §5). */
export const BILLING_TOKEN_PREFIX = 'strfnt';

/** The name by which the provider knows a store, whatever address the store's API has. */
export const billingStoreIdentifier = (shopName: string): string => `${shopName}.myshopify.com`;
