import { vi } from 'vitest';
import type { BillingSession } from '~/src/account/billing-session/billing-session';
import { usd } from '~/src/account/testing/account.fixture';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Addresses from '~/src/gateways/recharge/addresses';
import type * as Charges from '~/src/gateways/recharge/charges';
import type * as Methods from '~/src/gateways/recharge/payment-methods';
import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import type * as Products from '~/src/gateways/recharge/products';
import type * as Subscriptions from '~/src/gateways/recharge/subscriptions';
import type { BillingAddress } from '~/src/gateways/recharge/to-address';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import type * as Service from '~/src/gateways/service/subscriptions';
import { upcomingDeliveries } from '../deliveries';
import { dayAfter } from '../schedule';
import { PLANNED_PRODUCTS } from './planned-products.fixture';
import { aSubscription, HOME, LAKE } from './subscription.fixture';

export const TODAY = new Date('2026-11-23T15:00:00Z');

/** How a provider call fails: before it takes effect, or only its reply is lost. */
interface Trouble {
  readonly failed: Result<never>;
  readonly isApplied: boolean;
}

/** The provider's records, and its reply to the next change. */
export const provider = {
  subscriptions: [aSubscription()] as readonly Subscription[],
  methods: [] as readonly PaymentMethod[],
  /** Charges that were already attempted: paid or declined. */
  tried: [] as readonly Charge[],
  /** Addresses that were added. */
  added: [] as readonly BillingAddress[],
  /** A reply that replaces every read. */
  unreadable: null as Result<never> | null,
  /** A reply that replaces every read of charges. */
  charges: null as Result<never> | null,
  shipping: usd(500),
  /** What the next changes wait for, in order. */
  gates: [] as Promise<Trouble | null>[],
  skipped: new Map<string, { readonly id: string; readonly day: string }>(),
  calls: [] as string[],
};

export const resetProvider = (subscriptions: readonly Subscription[] = [aSubscription()]): void => {
  Object.assign(provider, {
    subscriptions,
    methods: [],
    tried: [],
    unreadable: null,
    charges: null,
    shipping: usd(500),
    gates: [],
    calls: [],
    skipped: new Map(),
    added: [],
  });
};

/**
 * Holds the next change.
 * @returns releases it, with success or failure
 */
export const holdNext = (): ((trouble?: Trouble) => void) => {
  let give: (trouble: Trouble | null) => void = () => undefined;
  provider.gates.push(new Promise(resolve => (give = resolve)));
  return trouble => give(trouble ?? null);
};

const find = (id: string): Result<Subscription> => {
  const found = provider.subscriptions.find(each => each.id === id);
  return found ? ok(found) : failure('user', 'Not found', { status: 404 });
};

const read = <T>(value: () => T, instead = provider.unreadable): Promise<Result<T>> =>
  Promise.resolve(instead ?? ok(value()));

const changing = async <T>(name: string, task: () => Result<T>): Promise<Result<T>> => {
  provider.calls.push(name);
  const trouble = (await provider.gates.shift()) ?? null;
  if (!trouble) return task();
  if (trouble.isApplied) task();
  return trouble.failed;
};

const write = (id: string, changes: Partial<Subscription>): Result<Subscription> => {
  provider.subscriptions = provider.subscriptions.map(each =>
    each.id === id ? { ...each, ...changes } : each,
  );
  const found = find(id);
  // The provider's reply to a change does not include the address.
  return found.ok ? ok({ ...found.value, address: null }) : found;
};

const isDeclined = ({ id }: Subscription): boolean =>
  provider.tried.some(
    ({ status, items }) => status === 'error' && items.some(item => item.subscriptionId === id),
  );

const queuedNow = (): readonly Charge[] =>
  upcomingDeliveries(
    provider.subscriptions.filter(each => !isDeclined(each)),
    [],
  ).map(({ day, addressId, items, total }, at) => ({
    id: String(900 + at),
    addressId,
    status: 'queued',
    scheduledAt: day,
    processedAt: null,
    items: items.map(({ id, title, variantTitle, sku, quantity, price }) => {
      return { subscriptionId: id, title, variantTitle, sku, quantity, price };
    }),
    shippingAddress: HOME,
    subtotal: total,
    shipping: provider.shipping,
    tax: usd(0),
    total: usd(total.cents + provider.shipping.cents),
    orderId: null,
    error: null,
    retryDate: null,
  }));

const chargesNow = (): readonly Charge[] => [...provider.tried, ...queuedNow()];

const skippedCharges = (): readonly Charge[] =>
  [...provider.skipped].flatMap(([id, { id: subscription, day }]) =>
    queuedNow().flatMap((charge): readonly Charge[] =>
      charge.items.some(({ subscriptionId }) => subscriptionId === subscription)
        ? [{ ...charge, id, status: 'skipped', scheduledAt: day }]
        : [],
    ),
  );

export const subscriptionsGateway: typeof Subscriptions = {
  listSubscriptions: () => read(() => provider.subscriptions),
  getSubscription: (_config, _session, id) => Promise.resolve(provider.unreadable ?? find(id)),
  updateSubscription: (_config, _session, id, { nextChargeDate: _day, variantId, ...changes }) =>
    changing('update', () =>
      write(id, { ...changes, ...(variantId === undefined ? {} : swapped(variantId)) }),
    ),
  cancelSubscription: (_config, _session, id, { reason }) =>
    changing('cancel', () =>
      write(id, {
        status: 'cancelled',
        nextChargeDate: null,
        cancellationReason: reason,
        cancelledAt: TODAY.toISOString(),
      }),
    ),
  activateSubscription: (_config, _session, id) =>
    changing('activate', () =>
      write(id, {
        status: 'active',
        nextChargeDate: '2026-12-19',
        cancelledAt: null,
        cancellationReason: null,
      }),
    ),
  setNextChargeDate: (_config, _session, id, { date, isPause }) =>
    changing(isPause ? 'pause' : 'setDate', () => write(id, { nextChargeDate: date })),
  changeAddress: (_config, _session, id, addressId) =>
    changing('address', () => {
      const address = [HOME, LAKE, ...provider.added].find(each => each.id === addressId) ?? null;
      // As the provider does: only reading the subscription tells the address itself.
      return { ...write(id, { addressId, address }), address: null };
    }),
};

const swapped = (variantId: string): Partial<Subscription> => {
  const sold = PLANNED_PRODUCTS.flatMap(({ variants }) => variants);
  const variant = sold.find(({ id }) => id === variantId);
  if (!variant) return { variantId };
  const { title: variantTitle, sku, prices } = variant;
  return { variantId, variantTitle, sku, price: Object.values(prices)[0] ?? usd(0) };
};

export const chargesGateway: typeof Charges = {
  listCharges: (_config, _session, { status, subscriptionId } = {}) =>
    read(
      () =>
        [...chargesNow(), ...skippedCharges()].filter(
          charge =>
            (!status || status.includes(charge.status)) &&
            (!subscriptionId || charge.items.some(item => item.subscriptionId === subscriptionId)),
        ),
      provider.charges ?? provider.unreadable,
    ),
  skipCharge: (_config, _session, id, ids) =>
    changing('skip', () => {
      const charge = chargesNow().find(each => each.id === id);
      if (!charge) return failure('user', 'Not found', { status: 404 });
      for (const each of ids) {
        const found = find(each);
        if (!found.ok) continue;
        write(each, { nextChargeDate: dayAfter(charge.scheduledAt, found.value.frequency) });
        provider.skipped.set(id, { id: each, day: charge.scheduledAt });
      }
      return ok({ ...charge, status: 'skipped' });
    }),
  unskipCharge: (_config, _session, id) =>
    changing('unskip', () => {
      const skipped = provider.skipped.get(id);
      if (skipped) write(skipped.id, { nextChargeDate: skipped.day });
      const [charge] = chargesNow();
      return charge ? ok(charge) : failure('user', 'Not found', { status: 404 });
    }),
};

export const addressesGateway: typeof Addresses = {
  listAddresses: () => read(() => [HOME, LAKE, ...provider.added]),
  createAddress: (_config, _session, wanted) =>
    changing('createAddress', () => {
      const created = { ...wanted, id: String(100 + provider.added.length) };
      provider.added = [...provider.added, created];
      return ok(created);
    }),
  updateAddress: (_config, _session, id, { paymentMethodId: _card, ...changes }) =>
    changing('updateAddress', () => {
      provider.subscriptions = provider.subscriptions.map(each =>
        each.addressId === id && each.address
          ? { ...each, address: { ...each.address, ...changes } }
          : each,
      );
      return ok(HOME);
    }),
};

export const productsGateway: typeof Products = {
  listPlannedProducts: () => read(() => PLANNED_PRODUCTS),
};

export const methodsGateway: Pick<typeof Methods, 'listPaymentMethods'> = {
  listPaymentMethods: () => read(() => provider.methods),
};

export const service = {
  listServiceSubscriptions: vi.fn<typeof Service.listServiceSubscriptions>(async () => ok([])),
};

const RECHARGE = { apiToken: 'token', customerId: '1' };

/** Stands in for the module that starts the billing session. */
export const billingSessionModule = {
  rechargeConfig: () => ({ origin: null, storeIdentifier: 'shop', token: 't', currency: 'USD' }),
  startBillingSession: (): { billing: BillingSession; stop: () => void } => ({
    billing: { run: call => call(RECHARGE), clear: () => undefined },
    stop: () => undefined,
  }),
};
