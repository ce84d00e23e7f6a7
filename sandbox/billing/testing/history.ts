import { listCharges, type Charge } from '@rechargeapps/storefront-client';
import { at } from '~/sandbox/commerce/testing/shop';
import { tokenOf } from '~/sandbox/commerce/testing/sign-in';
import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import type { RunningBilling } from './start-billing';

const ORDERS = /* GraphQL */ `
  query Orders($token: String!) {
    customer(customerAccessToken: $token) {
      orders(first: 50, sortKey: PROCESSED_AT) {
        nodes {
          processedAt
          fulfillmentStatus
          successfulFulfillments {
            trackingCompany
          }
        }
      }
    }
  }
`;

/** The orders of the tests' customer in the store, oldest first. */
export async function readOrders({ store }: RunningBilling): Promise<readonly JsonObject[]> {
  const data = await store.ask(ORDERS, { token: await tokenOf(store) });
  const nodes = at(data, 'customer.orders.nodes');
  const list: readonly unknown[] = Array.isArray(nodes) ? nodes : [];
  return list.filter(isJsonObject);
}

/** The charges of the tests' customer, soonest first. */
export async function readCharges(
  running: RunningBilling,
  status?: Charge['status'],
): Promise<readonly Charge[]> {
  const query = { sort_by: 'scheduled_at-asc' as const, ...(status ? { status: [status] } : {}) };
  return (await listCharges(await running.login(), query)).charges;
}
