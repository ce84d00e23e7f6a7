import { isJsonObject } from '../core/json';
import type { BillingData } from './model';

/** Nobody has bought a subscription yet. */
export const emptyBilling = (): BillingData => ({
  customers: {},
  addresses: {},
  paymentMethods: {},
  subscriptions: {},
  charges: {},
  sessions: {},
  cardLinks: {},
});

const isBilling = (value: unknown): value is BillingData =>
  isJsonObject(value) && Object.keys(emptyBilling()).every(table => isJsonObject(value[table]));

/** Parses stored records; throws if a table is missing. */
export function parseBilling(stored: unknown): BillingData {
  if (!isBilling(stored)) throw new Error('A table is missing');
  return stored;
}
