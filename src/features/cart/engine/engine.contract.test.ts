import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineDisplay } from '../queue/line-display';
import type { Product } from '~/src/domain/commerce/product';
import { createCartGateway } from '~/src/gateways/shopify/cart/cart-gateway';
import { createCatalogueGateway } from '~/src/gateways/shopify/catalogue/catalogue-gateway';
import { freshSandbox, type FreshSandbox } from '~/src/gateways/testing/fresh-sandbox';
import { createKeyValueStore, type KeyValueStore } from '~/src/features/storage';
import { cartKeysOf } from '../storage/cart-keys';
import type { CartEngine, CartState } from '../types';
import { browserClock, browserLock } from '../browser/browser-ports';
import { createEngine } from './engine';
import { createPersistence } from '../storage/persistence';
import { FakeArea } from './fake-browser.fixture';

const SERVICE = 'commerce-larkfield-us';
const keys = cartKeysOf({ id: 'larkfield' }, 'us');
const products = new Map<string, Product>();
let sandbox: FreshSandbox;
let pages = 0;

const config = () => ({
  origin: sandbox.urlOf(SERVICE),
  token: 'sandbox-larkfield-us-public',
  apiVersion: '2025-04',
  timeoutMs: 400,
});

beforeAll(async () => {
  sandbox = await freshSandbox();
  const catalogue = createCatalogueGateway({ ...config(), timeoutMs: 10_000 });
  for await (const entry of catalogue.products({ shopifyCountry: 'US', language: 'EN' })) {
    if (entry.ok) products.set(entry.value.product.handle, entry.value.product);
  }
});
afterAll(() => sandbox.stop());

const lineOf = (handle: string, quantity = 1) => {
  const product = products.get(handle);
  const variant = product?.variants.find(({ availability }) => availability === 'inStock');
  if (!product || !variant) throw new Error(`There is no ${handle} to sell.`);
  const input = { merchandiseId: variant.id, quantity, sellingPlanId: null, attributes: [] };
  return { input, display: lineDisplay(product, variant, null) };
};

const open = (store: KeyValueStore): CartEngine => {
  pages += 1;
  const page = pages;
  let ids = 0;
  const engine = createEngine({
    store: 'us',
    gateway: createCartGateway(config()),
    persistence: createPersistence(keys, store, {
      get: () => null,
      set: () => undefined,
      remove: () => undefined,
    }),
    clock: browserClock,
    lock: browserLock(`cart-${page}`),
    channel: { post: () => undefined, listen: () => () => undefined },
    lifecycle: { isOnline: () => true, listen: () => () => undefined },
    isCheckoutUrl: () => true,
    newId: () => `page${page}-${String((ids += 1)).padStart(4, '0')}`,
    onAdded: () => undefined,
    onEvent: () => undefined,
    log: () => undefined,
  });
  engine.start();
  return engine;
};

const newStore = () => {
  const area = new FakeArea();
  return createKeyValueStore(() => area);
};

type Engine = Pick<CartState, 'cartBusy' | 'view' | 'notice'>;

const rested = (engine: CartEngine): Promise<Engine> =>
  new Promise(resolve => {
    const look = () => {
      const state = engine.getState();
      if (state.cartBusy || state.status !== 'ready') return;
      stop();
      resolve(state);
    };
    const stop = engine.subscribe(look);
    look();
  });

const quantities = ({ view }: Engine) =>
  Object.fromEntries(view.lines.map(line => [line.merchandise.product.handle, line.quantity]));

describe('the engine on the sandbox', () => {
  it('adds, changes, moves to a plan, notes and discounts', async () => {
    const engine = open(newStore());
    const outcome = await engine.add([lineOf('litter-crystals', 2), lineOf('pet-bed')]);
    expect(outcome).toMatchObject({ ok: true, line: { quantity: 2 } });
    const key = engine.getState().view.lines.find(line => line.offeredPlan)?.key ?? '';
    const plan = products.get('litter-crystals')?.sellingPlanGroups[0]?.plans[0];
    const price = { cents: 100, currency: 'USD' as const };
    engine.change({ kind: 'adjust', key, by: 1 });
    engine.change({ kind: 'plan', key, plan: { id: plan?.id ?? '', name: '', price } });
    engine.change({ kind: 'fields', fields: { note: 'Ring twice', discountCodes: ['WELCOME10'] } });
    const state = await rested(engine);
    expect(quantities(state)).toEqual({ 'litter-crystals': 3, 'pet-bed': 1 });
    expect(state.view.lines.map(line => line.sellingPlan?.id ?? null)).toContain(plan?.id);
    expect(state.view.note).toBe('Ring twice');
    expect(state.view.discountCodes).toEqual([{ code: 'WELCOME10', isApplicable: true }]);

    const moved = state.view.lines.find(line => line.sellingPlan)?.key ?? '';
    engine.change({ kind: 'plan', key: moved, plan: null });
    const back = await rested(engine);
    expect(back.view.lines.map(line => line.sellingPlan)).toEqual([null, null]);
    expect(quantities(back)).toEqual({ 'litter-crystals': 3, 'pet-bed': 1 });
  });

  it('stops at the stock', async () => {
    const engine = open(newStore());
    await engine.add([lineOf('travel-carrier', 50)]);
    const state = await rested(engine);
    expect(state.notice?.code).toBe('stockLimited');
    expect(state.view.totalQuantity).toBe(state.notice?.quantity);
  });

  it('does not double an add after a lost reply', async () => {
    const engine = open(newStore());
    await engine.add([lineOf('pet-bed')]);
    await fetch(`${sandbox.urlOf('control')}/faults`, {
      method: 'POST',
      body: JSON.stringify({
        service: SERVICE,
        match: { operation: 'cartLinesUpdate' },
        fault: { kind: 'hang' },
        after: 'applied',
        times: 1,
      }),
    });
    await engine.add([lineOf('pet-bed', 2)]);
    expect(quantities(await rested(engine))).toEqual({ 'pet-bed': 3 });
  });

  it('brings the lines back when the store does not know the cart', async () => {
    const store = newStore();
    const engine = open(store);
    await engine.add([lineOf('pet-bed', 2)]);
    await rested(engine);
    store.set(keys.id, 'gid://shopify/Cart/unknown?key=0');
    const next = open(store);
    expect(quantities(await rested(next))).toEqual({ 'pet-bed': 2 });
    expect(store.get(keys.id)).not.toContain('unknown');
  });
});
