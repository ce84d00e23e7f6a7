import type { BillingSettings } from './billing-settings';

// The bundler replaces only literal `process.env.GATSBY_…` expressions, so each name is spelled out.
// Separate from the other settings because only the account area uses it.
export const billingSettings: BillingSettings = {
  origin: process.env.GATSBY_RECHARGE_ORIGIN || null,
  tokens: {
    us: process.env.GATSBY_RECHARGE_US_TOKEN || null,
    ca: process.env.GATSBY_RECHARGE_CA_TOKEN || null,
  },
};
