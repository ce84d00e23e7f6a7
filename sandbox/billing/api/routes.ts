import { createAddress, getAddress, listAddresses, updateAddress } from './addresses';
import type { Handler } from './call';
import { getCharge, listCharges } from './charges';
import { getCustomer, notifyCustomer } from './customers';
import { getPaymentMethod, listPaymentMethods, updatePaymentMethod } from './payment-methods';
import { searchProducts } from './products';
import { skipCharge, unskipCharge } from './skip-charges';
import {
  activateSubscription,
  cancelSubscription,
  changeAddress,
  setNextChargeDate,
} from './subscription-actions';
import { getSubscription, listSubscriptions } from './subscriptions';
import { updateSubscription } from './update-subscription';

/** `{id}` stands for a number. */
const ROUTES: Readonly<Record<string, Handler>> = {
  'GET /subscriptions': listSubscriptions,
  'GET /subscriptions/{id}': getSubscription,
  'PUT /subscriptions/{id}': updateSubscription,
  'POST /subscriptions/{id}/cancel': cancelSubscription,
  'POST /subscriptions/{id}/activate': activateSubscription,
  'POST /subscriptions/{id}/set_next_charge_date': setNextChargeDate,
  'POST /subscriptions/{id}/change_address': changeAddress,
  'GET /charges': listCharges,
  'GET /charges/{id}': getCharge,
  'POST /charges/{id}/skip': skipCharge,
  'POST /charges/{id}/unskip': unskipCharge,
  'GET /addresses': listAddresses,
  'POST /addresses': createAddress,
  'GET /addresses/{id}': getAddress,
  'PUT /addresses/{id}': updateAddress,
  'GET /payment_methods': listPaymentMethods,
  'GET /payment_methods/{id}': getPaymentMethod,
  'PUT /payment_methods/{id}': updatePaymentMethod,
  'GET /customers/{id}': getCustomer,
  'POST /customers/{id}/notifications': notifyCustomer,
  'GET /product_search': searchProducts,
};

/** Every modelled operation, as method and path. */
export const BILLING_ROUTES: readonly string[] = [
  'POST /shopify_storefront_access',
  ...Object.keys(ROUTES).map(route => route.replace(' ', ' /api')),
  'GET /payment_methods/update',
  'POST /payment_methods/update',
];

const handlers = new Map(Object.entries(ROUTES));

/** The handler of a path below `/api`; null if it is not modelled. */
export function findRoute(
  method: string,
  path: string,
): { readonly handle: Handler; readonly id: number } | null {
  const id = /\/(\d{1,15})(?=\/|$)/.exec(path)?.[1];
  const pattern = id === undefined ? path : path.replace(`/${id}`, '/{id}');
  const handle = handlers.get(`${method} ${pattern}`);
  return handle ? { handle, id: Number(id ?? 0) } : null;
}

/** The API version that a path belongs to. */
export const versionOf = (path: string): string =>
  path === '/product_search' ? '2021-01' : '2021-11';
