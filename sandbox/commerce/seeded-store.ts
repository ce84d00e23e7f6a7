import type { SeedOrder } from '~/seed/types';
import type { StoredLine } from './cart/model';
import { priceCart } from './cart/pricing';
import type { Catalogue, CatalogueVariant } from './catalogue/model';
import { createOrder } from './checkout/create-order';
import type { OrderFulfillment, OrderRecord } from './checkout/order-model';
import { returnUrl } from './checkout/return-url';
import { seededCustomers } from './customer/customers';
import type { Customer } from './customer/model';
import { seededOrderToken } from './order-token';
import { trackingUrl } from './tracking-url';
import type { CommerceSeed } from './seed';
import { emptyStore, type StoreData } from './state';
import type { StoreSettings } from './stores';

const DAY_MS = 24 * 3_600_000;

interface Surroundings {
  readonly settings: StoreSettings;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
}

/** Tells which order of the seed is wrong. */
function fail({ store, number }: SeedOrder, reason: string): never {
  throw new Error(`seed/accounts/orders.json, ${store} #${number}: ${reason}`);
}

function variantOf(order: SeedOrder, sku: string, catalogue: Catalogue): CatalogueVariant {
  const all = [...catalogue.variantsById.values()];
  return all.find(variant => variant.sku === sku) ?? fail(order, `the store sells no "${sku}".`);
}

function resolveLine(order: SeedOrder, index: number, catalogue: Catalogue) {
  const given = order.lines[index] ?? fail(order, 'a line is missing.');
  const variant = variantOf(order, given.sku, catalogue);
  const product = catalogue.productsByHandle.get(variant.productHandle);
  const plans = product?.planGroups.flatMap(group => group.plans) ?? [];
  const plan = plans.find(({ name }) => name === given.plan) ?? null;
  if (given.plan && !plan) fail(order, `"${given.sku}" has no plan "${given.plan}".`);
  const line: StoredLine = {
    id: String(index),
    attributes: [],
    quantity: given.quantity,
    variantId: variant.id,
    planId: plan?.id ?? null,
  };
  return { line, variant, plan };
}

function parcels(order: SeedOrder): readonly OrderFulfillment[] {
  return order.parcels.map(({ company, numbers, skus }) => ({
    trackingCompany: company,
    tracking: numbers.map(number => ({ number, url: trackingUrl(company, number) })),
    lines: skus.map(sku => {
      const line = order.lines.findIndex(each => each.sku === sku);
      const quantity = order.lines[line]?.quantity ?? fail(order, `a parcel holds "${sku}".`);
      return { line, quantity };
    }),
  }));
}

function seededOrder(
  order: SeedOrder,
  customer: Customer,
  { settings, catalogue, now }: Surroundings,
): OrderRecord {
  const lines = order.lines.map((_line, index) => resolveLine(order, index, catalogue));
  const buyer = { codes: order.codes, tags: customer.tags };
  const address = customer.addresses[order.address] ?? fail(order, 'there is no such address.');
  const { id: _id, company: _company, ...shippingAddress } = address;
  const createdAt = new Date(now().getTime() - order.daysAgo * DAY_MS);
  const created = createOrder(
    { settings, catalogue },
    {
      priced: priceCart(lines, buyer, catalogue.discounts),
      token: seededOrderToken(settings.id, order.number),
      number: order.number,
      createdAt,
      email: customer.email,
      customerId: customer.id,
      shippingAddress,
      note: order.note ?? null,
      attributes: [],
      returnUrl: returnUrl(null, settings, process.env.SITE_URL ?? 'http://localhost:8000'),
    },
  );
  const at = new Date(createdAt.getTime() + DAY_MS / 2).toISOString();
  return {
    ...created,
    financialStatus: order.financialStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    lines: created.lines.map((line, index) => ({
      ...line,
      removedQuantity: order.lines[index]?.removed ?? 0,
    })),
    fulfillments: parcels(order),
    cancellation: order.cancelReason ? { at, reason: order.cancelReason } : null,
  };
}

/**
 * A store as it first opens: the demo accounts and what they bought. @throws when an order of the seed names
 * what is not there
 */
export function seededStore(seed: CommerceSeed, surroundings: Surroundings): StoreData {
  const { settings } = surroundings;
  const customers = seededCustomers(seed.accounts, settings);
  const orders = seed.orders
    .filter(({ store }) => store === settings.id)
    .sort((one, other) => other.daysAgo - one.daysAgo)
    .map(order => {
      const customer = Object.values(customers).find(({ email }) => email === order.email);
      return seededOrder(order, customer ?? fail(order, 'nobody has that account.'), surroundings);
    });
  return { ...emptyStore(), customers, orders };
}
