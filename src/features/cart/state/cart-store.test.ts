import { describe, expect, it } from 'vitest';
import { addLine, cartLine, keyFor } from '../queue/cart.fixture';
import { createCartStore } from './cart-store';
import { flush, FakeBrowser, type Tab } from '../engine/fake-browser.fixture';
import type { CartToast } from '../types';

const setUp = (stored = { isKnown: false, totalQuantity: 0 }) => {
  const browser = new FakeBrowser();
  const idle: (() => void)[] = [];
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  let change: () => void = () => undefined;
  let tab: Tab | null = null;
  let toast: (toast: CartToast) => void = () => undefined;
  let loads = 0;
  const log: string[] = [];
  const store = createCartStore({
    loadEngine: async onAdded => {
      loads += 1;
      toast = onAdded;
      await new Promise<void>((resolve, reject) => {
        arrive = resolve;
        fail = () => reject(new Error('The chunk is gone.'));
      });
      tab = browser.open();
      return tab.engine;
    },
    readStored: () => stored,
    onOtherTabChange: listener => {
      change = listener;
      return () => undefined;
    },
    whenIdle: task => idle.push(task),
    log: (what, why) => log.push(`${what} ${String(why)}`),
  });
  return {
    world: browser,
    store,
    log,
    idle,
    arrive: async () => {
      arrive();
      await flush();
    },
    fail: async () => {
      fail();
      await flush();
    },
    changeElsewhere: () => change(),
    toast: (shown: CartToast) => toast(shown),
    loads: () => loads,
  };
};

describe('the cart before its engine', () => {
  it('loads nothing for a visitor without a cart', () => {
    const { store, idle, loads } = setUp();
    store.start();
    expect(idle).toEqual([]);
    expect(loads()).toBe(0);
    expect(store.getState()).toMatchObject({
      status: 'idle',
      isActive: false,
      cartBusy: false,
      isAdding: false,
      cartError: null,
      view: { lines: [], totalQuantity: 0, subtotal: null },
    });
  });

  it('shows the count of the snapshot at once and loads when idle', async () => {
    const { store, idle, loads, arrive } = setUp({ isKnown: true, totalQuantity: 3 });
    store.start();
    expect(store.getState()).toMatchObject({ status: 'loading', view: { totalQuantity: 3 } });
    idle.forEach(task => task());
    await arrive();
    expect(loads()).toBe(1);
  });

  it('counts an add at the tap and carries it out once it is there', async () => {
    const { store, world: browser, arrive, loads } = setUp();
    store.start();
    const one = store.actions.add([addLine('a', 2)]);
    const two = store.actions.add([addLine('b')]);
    expect(store.getState()).toMatchObject({ cartBusy: true, view: { totalQuantity: 3 } });
    await flush();
    await arrive();
    expect([(await one).ok, (await two).ok]).toEqual([true, true]);
    expect(browser.shop.quantities()).toEqual({ a: 2, b: 1 });
    expect(loads()).toBe(1);
    expect(store.getState()).toMatchObject({ cartBusy: false, view: { totalQuantity: 3 } });
  });

  it('reports that its code cannot be loaded, and retries at the next tap', async () => {
    const { store, world: browser, log, fail, arrive } = setUp();
    store.start();
    const one = store.actions.add([addLine('a')]);
    await fail();
    expect(await one).toEqual({ ok: false, code: 'notSaved', message: null });
    expect(log).toEqual(['The cart did not load: Error: The chunk is gone.']);
    expect(store.getState()).toMatchObject({ cartBusy: false, view: { totalQuantity: 0 } });
    const two = store.actions.add([addLine('a')]);
    await flush();
    await arrive();
    expect((await two).ok).toBe(true);
    expect(browser.shop.quantities()).toEqual({ a: 1 });
  });

  it('loads when another tab makes a cart', () => {
    const { store, changeElsewhere, loads } = setUp();
    store.start();
    changeElsewhere();
    expect(loads()).toBe(1);
  });
});

describe('the drawer and the toast', () => {
  const line = { ...cartLine('a', 1), key: keyFor('a'), isPending: false };

  it('closes for the toast of a line added from it, and opening hides that', () => {
    const { store, toast } = setUp();
    store.actions.openDrawer();
    expect(store.getState().isDrawerOpen).toBe(true);
    void store.actions.add([addLine('a')]);
    toast({ line, addedQuantity: 1, others: [] });
    expect(store.getState()).toMatchObject({ isDrawerOpen: false, toast: { addedQuantity: 1 } });
    store.actions.openDrawer();
    expect(store.getState()).toMatchObject({ isDrawerOpen: true, toast: null });
    store.actions.closeDrawer();
    toast({ line, addedQuantity: 1, others: [] });
    store.actions.hideToast();
    expect(store.getState().toast).toBeNull();
  });

  it('loses the toast of an earlier add when the next one starts', () => {
    const { store, toast } = setUp();
    toast({ line, addedQuantity: 1, others: [] });
    void store.actions.add([addLine('b')]);
    expect(store.getState().toast).toBeNull();
  });

  it('closes also where it was opened while the store was asked', () => {
    const { store, toast } = setUp();
    void store.actions.add([addLine('a')]);
    store.actions.openDrawer();
    toast({ line, addedQuantity: 1, others: [] });
    expect(store.getState()).toMatchObject({ isDrawerOpen: false, toast: { addedQuantity: 1 } });
  });
});
