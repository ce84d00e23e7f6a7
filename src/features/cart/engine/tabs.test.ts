import { describe, expect, it } from 'vitest';
import { addLine, keyFor } from '../queue/cart.fixture';
import { settle, World } from './fake-browser.fixture';

describe('two tabs', () => {
  it('make one cart when both add at once', async () => {
    const world = new World();
    const one = world.open();
    const two = world.open();
    world.shop.hold();
    void one.engine.add([addLine('a')]);
    void two.engine.add([addLine('a')]);
    void two.engine.add([addLine('b')]);
    await settle();
    expect(world.shop.heldCount).toBe(1);
    world.shop.releaseAll();
    await settle();
    expect(world.shop.carts.size).toBe(1);
    expect(world.shop.quantities()).toEqual({ a: 2, b: 1 });
    expect(one.shown()).toEqual({ a: 2, b: 1 });
    expect(two.shown()).toEqual({ a: 2, b: 1 });
  });

  it('never show a count twice while the other one works', async () => {
    const world = new World();
    const one = world.open();
    await one.engine.add([addLine('a')]);
    const two = world.open();
    await settle();
    const seen: number[] = [];
    two.engine.subscribe(() => seen.push(two.engine.getState().view.totalQuantity));
    world.shop.hold();
    one.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    void two.engine.add([addLine('b')]);
    await world.clock.advance(300);
    world.shop.releaseAll();
    await world.clock.advance(300);
    expect(world.shop.quantities()).toEqual({ a: 2, b: 1 });
    expect(Math.max(...seen)).toBe(3);
    expect(seen.at(-1)).toBe(3);
  });

  it('toast and answer in the tab that asked, whichever did the work', async () => {
    const world = new World();
    const one = world.open();
    const two = world.open();
    const seen: number[] = [];
    [one, two].forEach(({ engine }) =>
      engine.subscribe(() => seen.push(engine.getState().view.totalQuantity)),
    );
    const outcomes = Promise.all([one.engine.add([addLine('a')]), two.engine.add([addLine('b')])]);
    await settle();
    expect((await outcomes).map(({ ok }) => ok)).toEqual([true, true]);
    expect(one.toasts.map(({ line }) => line.merchandise.id)).toEqual(['a']);
    expect(two.toasts.map(({ line }) => line.merchandise.id)).toEqual(['b']);
    expect([...one.events, ...two.events]).toHaveLength(2);
    expect(Math.max(...seen)).toBe(2);
  });

  it('finish what a closed one left under way', async () => {
    const world = new World();
    const one = world.open();
    await one.engine.add([addLine('a')]);
    const two = world.open();
    await settle();
    world.shop.hold();
    void one.engine.add([addLine('a')]);
    await settle();
    one.close();
    world.shop.releaseAll();
    void two.engine.add([addLine('a')]);
    await settle();
    expect(world.shop.quantities()).toEqual({ a: 3 });
    expect(two.shown()).toEqual({ a: 3 });
  });

  it('let go of a plan that the other one has carried out', async () => {
    const world = new World();
    world.isMute = true;
    const one = world.open();
    await one.engine.add([addLine('a')]);
    world.isOnline = false;
    world.shop.fail({ times: 99, error: { kind: 'network' } });
    one.engine.change({ kind: 'set', key: keyFor('a'), quantity: 5 });
    await world.clock.advance(60_000);
    world.isOnline = true;
    world.shop.mend();
    const two = world.open();
    await settle();
    expect(world.shop.quantities()).toEqual({ a: 5 });
    // More than a snapshot tells of.
    for (let change = 0; change < 70; change += 1) {
      two.engine.change({ kind: 'set', key: keyFor('a'), quantity: 2 + (change % 2) });
      await world.clock.advance(300);
    }
    two.engine.change({ kind: 'set', key: keyFor('a'), quantity: 2 });
    await world.clock.advance(300);
    one.wake('online');
    await settle();
    expect(world.shop.quantities()).toEqual({ a: 2 });
    expect(one.shown()).toEqual({ a: 2 });
  });

  it('both see the cart bought', async () => {
    const world = new World();
    const one = world.open();
    await one.engine.add([addLine('a')]);
    const two = world.open();
    await settle();
    await two.engine.checkout();
    world.shop.carts.clear();
    two.wake('restored');
    await settle();
    expect(one.shown()).toEqual({});
    expect(one.engine.getState().isActive).toBe(false);
  });
});

describe('five tabs', () => {
  it('that click together end in step', async () => {
    const world = new World();
    const tabs = Array.from({ length: 5 }, () => world.open());
    await tabs[0]?.engine.add([addLine('a')]);
    await settle();
    world.shop.calls.length = 0;
    for (let click = 0; click < 4; click += 1) {
      tabs.forEach(tab => tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 }));
      await world.clock.advance(60);
    }
    await world.clock.advance(3000);
    expect(world.shop.quantities()).toEqual({ a: 21 });
    expect(tabs.map(tab => tab.shown())).toEqual(tabs.map(() => ({ a: 21 })));
    expect(world.shop.calls.length).toBeLessThanOrEqual(10);
  });
});

describe('an answer', () => {
  it('that is older than what is held does not replace it', async () => {
    const world = new World();
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    const old = world.shop.cart();
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 4 });
    await world.clock.advance(300);
    // A replica of the store that lags behind.
    if (old) world.shop.carts.set(old.id, old);
    tab.wake('shown');
    await settle();
    expect(tab.shown()).toEqual({ a: 4 });
  });

  it('of another tab that comes late does not replace a newer one', async () => {
    const world = new World();
    const one = world.open();
    await one.engine.add([addLine('a')]);
    const late = world.area.values.get(world.keys.snapshot) ?? '';
    one.engine.change({ kind: 'set', key: keyFor('a'), quantity: 4 });
    await world.clock.advance(300);
    world.area.values.set(world.keys.snapshot, late);
    void one.engine.add([addLine('b')]);
    await settle();
    expect(one.shown()).toEqual({ a: 4, b: 1 });
    expect(world.shop.quantities()).toEqual({ a: 4, b: 1 });
  });
});

describe('a page that comes back', () => {
  it('from the back-forward cache reads the cart again', async () => {
    const world = new World();
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    const cart = world.shop.cart();
    if (cart) world.shop.carts.set(cart.id, { ...cart, note: 'Changed elsewhere' });
    tab.wake('restored');
    await settle();
    expect(tab.engine.getState().view.note).toBe('Changed elsewhere');
  });

  it('without a cart asks the store nothing', async () => {
    const world = new World();
    const tab = world.open();
    tab.wake('restored');
    await settle();
    expect(world.shop.calls).toEqual([]);
    expect(tab.engine.getState()).toMatchObject({ status: 'ready', isActive: false });
  });
});

describe('two stores', () => {
  it('keep an add and a currency switch at once apart', async () => {
    const us = new World('us');
    const ca = new World('ca');
    ca.area.values.clear();
    const inUs = us.open();
    us.shop.hold();
    void inUs.engine.add([addLine('a')]);
    const inCa = ca.open({ countryCode: 'CA', dealerId: null });
    await inCa.engine.add([addLine('c')]);
    us.shop.releaseAll();
    await settle();
    expect(us.shop.quantities()).toEqual({ a: 1 });
    expect(ca.shop.quantities()).toEqual({ c: 1 });
    expect(ca.shop.cart()?.countryCode).toBe('CA');
    expect(us.keys.id).not.toBe(ca.keys.id);
  });
});
