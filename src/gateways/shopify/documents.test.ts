// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { COMMERCE_LIMITS } from '~/src/config/constants';
import * as addresses from './documents/account-addresses';
import * as customer from './documents/account-customer';
import * as orders from './documents/account-orders';
import * as mutations from './documents/cart-mutations';
import * as carts from './documents/cart-queries';
import * as catalogue from './documents/catalogue-queries';
import * as tokens from './documents/customer-tokens';
import * as refresh from './documents/product-refresh';
import * as reorder from './documents/reorder-variants';

const file = 'node_modules/@shopify/hydrogen-react/storefront.schema.json';
const text = readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');
const schema = buildClientSchema(JSON.parse(text) as IntrospectionQuery);
const documents = Object.entries<unknown>({
  ...mutations,
  ...carts,
  ...catalogue,
  ...refresh,
  ...addresses,
  ...customer,
  ...orders,
  ...reorder,
  ...tokens,
});

describe('commerce documents', () => {
  it('are all listed', () => {
    expect(documents).toHaveLength(30);
  });

  it.each(documents)('%s is valid, each fragment in it once', (_name, document) => {
    expect(validate(schema, parse(String(document)))).toEqual([]);
  });
});

// The documents are literals, so that they can be typed; here they meet the constants.
describe('limits of spec storefront §9 and account §7', () => {
  const { cartLines, variants, sellingPlanGroups, sellingPlans } = COMMERCE_LIMITS;

  it.each([
    [carts.cartRead, `lines(first: ${cartLines})`],
    [carts.cartLinesPage, `lines(first: ${cartLines}, after:`],
    [refresh.productRefresh, `variants(first: ${variants})`],
    [refresh.productRefresh, `sellingPlanGroups(first: ${sellingPlanGroups})`],
    [refresh.productRefresh, `sellingPlans(first: ${sellingPlans})`],
    [catalogue.catalogueProducts, `variants(first: ${variants})`],
    [addresses.customerAddresses, 'addresses(first: 250)'],
    [orders.customerOrders, 'lineItems(first: 250)'],
    [orders.customerOrders, 'discountApplications(first: 250)'],
    [orders.customerOrders, 'successfulFulfillments(first: 250)'],
  ] as readonly (readonly [unknown, string])[])('are requested', (document, words) => {
    expect(String(document)).toContain(words);
  });
});
