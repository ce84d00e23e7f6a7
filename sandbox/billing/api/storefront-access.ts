import type { IncomingHttpHeaders } from 'node:http';
import { customerOfToken } from '~/sandbox/commerce/customer/tokens';
import type { StoreRuntime } from '~/sandbox/commerce/runtime';
import type { JsonObject } from '~/sandbox/core/json';
import { catchUpCustomer } from '../life/catch-up';
import { billingCustomerId } from '../life/import-contracts';
import type { BillingRuntime } from '../runtime';
import { openSession } from '../sessions';
import { Fields } from './fields';
import { refusal, unauthorized } from './reply';

/** The provider's own public token of a store. */
export const storefrontToken = ({ settings }: StoreRuntime): string =>
  `strfnt_sandbox_${settings.id.replace('-', '_')}`;

/** The store that a shop address names; null if the provider does not know it. */
export const storeOfShop = ({ stores }: BillingRuntime, shopUrl: string): StoreRuntime | null =>
  stores.find(({ settings }) => `${settings.id}.myshopify.com` === shopUrl) ?? null;

/**
 * `POST /shopify_storefront_access`: exchanges a customer access token of the store for a session
 * of one hour. A customer who never bought a subscription is reported as unknown and gets no
 * session.
 * @throws {BillingError} 401 for an invalid token, 404 for an unknown shop, 422 for a missing field
 */
export function storefrontAccess(
  billing: BillingRuntime,
  headers: IncomingHttpHeaders,
  body: JsonObject,
): object {
  const names = ['customer_token', 'storefront_token', 'shop_url'];
  const fields = new Fields(body, names);
  fields.require(names);
  const customerToken = fields.text('customer_token', { min: 1 }) ?? '';
  const storefront = fields.text('storefront_token', { min: 1 }) ?? '';
  const shopUrl = fields.text('shop_url', { min: 1 }) ?? '';
  fields.check();
  const store = storeOfShop(billing, shopUrl);
  if (!store) throw refusal(404, `Shop not found: ${shopUrl}`);
  const { 'x-recharge-storefront-access-token': own } = headers;
  if (own !== undefined && own !== storefrontToken(store)) throw unauthorized();
  if (storefront !== store.settings.token) throw refusal(401, 'Invalid storefront token');
  const customer = customerOfToken(store, customerToken);
  if (!customer) throw refusal(401, 'Invalid customer token');
  catchUpCustomer(billing, store, customer.id);
  const id = billingCustomerId(store, customer.id);
  if (!billing.state.value.customers[String(id)]) {
    return { api_token: null, customer_id: null, message: 'Customer does not exist' };
  }
  return { api_token: openSession(billing, id), customer_id: id, message: 'Success' };
}
