import { describe, expect, it } from 'vitest';
import { addLine, keyFor } from '../queue/cart.fixture';
import { flush, FakeBrowser } from './fake-browser.fixture';

describe('two tabs', () => {
  it('make one cart when both add at once', async () => {
    const browser = new FakeBrowser();
    const one = browser.open();
    const two = browser.open();
    browser.shop.hold();
    void one.engine.add([addLine('a')]);
    void two.engine.add([addLine('a')]);
    void two.engine.add([addLine('b')]);
    await flush();
    expect(browser.shop.heldBackCount).toBe(1);
    browser.shop.releaseAll();
    await flush();
    expect(browser.shop.carts.size).toBe(1);
    expect(browser.shop.quantities()).toEqual({ a: 2, b: 1 });
    expect(one.shown()).toEqual({ a: 2, b: 1 });
    expect(two.shown()).toEqual({ a: 2, b: 1 });
  });

  it('never show a count twice while the other one works', async () => {
    const browser = new FakeBrowser();
    const one = browser.open();
    await one.engine.add([addLine('a')]);
    const two = browser.open();
    await flush();
    const seen: number[] = [];
    two.engine.subscribe(() => seen.push(two.engine.getState().view.totalQuantity));
    browser.shop.hold();
    one.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    void two.engine.add([addLine('b')]);
    await browser.clock.advance(300);
    browser.shop.releaseAll();
    await browser.clock.advance(300);
    expect(browser.shop.quantities()).toEqual({ a: 2, b: 1 });
    expect(Math.max(...seen)).toBe(3);
    expect(seen.at(-1)).toBe(3);
  });

  it('toast and reply in the tab of the tap, whichever tab did the work', async () => {
    const browser = new FakeBrowser();
    const one = browser.open();
    const two = browser.open();
    const seen: number[] = [];
    [one, two].forEach(({ engine }) =>
      engine.subscribe(() => seen.push(engine.getState().view.totalQuantity)),
    );
    const outcomes = Promise.all([one.engine.add([addLine('a')]), two.engine.add([addLine('b')])]);
    await flush();
    expect((await outcomes).map(({ ok }) => ok)).toEqual([true, true]);
    expect(one.toasts.map(({ line }) => line.merchandise.id)).toEqual(['a']);
    expect(two.toasts.map(({ line }) => line.merchandise.id)).toEqual(['b']);
    expect([...one.events, ...two.events]).toHaveLength(2);
    expect(Math.max(...seen)).toBe(2);
  });

  it('finish what a closed one left under way', async () => {
    const browser = new FakeBrowser();
    const one = browser.open();
    await one.engine.add([addLine('a')]);
    const two = browser.open();
    await flush();
    browser.shop.hold();
    void one.engine.add([addLine('a')]);
    await flush();
    one.close();
    browser.shop.releaseAll();
    void two.engine.add([addLine('a')]);
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 3 });
    expect(two.shown()).toEqual({ a: 3 });
  });

  it('let go of a batch that the other one has carried out', async () => {
    const browser = new FakeBrowser();
    browser.isMute = true;
    const one = browser.open();
    await one.engine.add([addLine('a')]);
    browser.isOnline = false;
    browser.shop.fail({ times: 99, error: { kind: 'network' } });
    one.engine.change({ kind: 'set', key: keyFor('a'), quantity: 5 });
    await browser.clock.advance(60_000);
    browser.isOnline = true;
    browser.shop.recover();
    const two = browser.open();
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 5 });
    // More than a snapshot contains.
    for (let change = 0; change < 70; change += 1) {
      two.engine.change({ kind: 'set', key: keyFor('a'), quantity: 2 + (change % 2) });
      await browser.clock.advance(300);
    }
    two.engine.change({ kind: 'set', key: keyFor('a'), quantity: 2 });
    await browser.clock.advance(300);
    one.wake('online');
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 2 });
    expect(one.shown()).toEqual({ a: 2 });
  });

  it('both see the cart bought', async () => {
    const browser = new FakeBrowser();
    const one = browser.open();
    await one.engine.add([addLine('a')]);
    const two = browser.open();
    await flush();
    await two.engine.checkout();
    browser.shop.carts.clear();
    two.wake('restored');
    await flush();
    expect(one.shown()).toEqual({});
    expect(one.engine.getState().isActive).toBe(false);
  });
});

describe('five tabs', () => {
  it('that click together end in step', async () => {
    const browser = new FakeBrowser();
    const tabs = Array.from({ length: 5 }, () => browser.open());
    await tabs[0]?.engine.add([addLine('a')]);
    await flush();
    browser.shop.calls.length = 0;
    for (let click = 0; click < 4; click += 1) {
      tabs.forEach(tab => tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 }));
      await browser.clock.advance(60);
    }
    await browser.clock.advance(3000);
    expect(browser.shop.quantities()).toEqual({ a: 21 });
    expect(tabs.map(tab => tab.shown())).toEqual(tabs.map(() => ({ a: 21 })));
    expect(browser.shop.calls.length).toBeLessThanOrEqual(10);
  });
});

describe('an answer', () => {
  it('that is older than what is held does not replace it', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    const old = browser.shop.cart();
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 4 });
    await browser.clock.advance(300);
    // A replica of the store that lags behind.
    if (old) browser.shop.carts.set(old.id, old);
    tab.wake('shown');
    await flush();
    expect(tab.shown()).toEqual({ a: 4 });
  });

  it('of another tab that comes late does not replace a newer one', async () => {
    const browser = new FakeBrowser();
    const one = browser.open();
    await one.engine.add([addLine('a')]);
    const late = browser.area.values.get(browser.keys.snapshot) ?? '';
    one.engine.change({ kind: 'set', key: keyFor('a'), quantity: 4 });
    await browser.clock.advance(300);
    browser.area.values.set(browser.keys.snapshot, late);
    void one.engine.add([addLine('b')]);
    await flush();
    expect(one.shown()).toEqual({ a: 4, b: 1 });
    expect(browser.shop.quantities()).toEqual({ a: 4, b: 1 });
  });
});

describe('a page that comes back', () => {
  it('from the back-forward cache reads the cart again', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    const cart = browser.shop.cart();
    if (cart) browser.shop.carts.set(cart.id, { ...cart, note: 'Changed elsewhere' });
    tab.wake('restored');
    await flush();
    expect(tab.engine.getState().view.note).toBe('Changed elsewhere');
  });

  it('sends the store nothing without a cart', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    tab.wake('restored');
    await flush();
    expect(browser.shop.calls).toEqual([]);
    expect(tab.engine.getState()).toMatchObject({ status: 'ready', isActive: false });
  });
});

describe('two stores', () => {
  it('keep an add and a currency switch at once apart', async () => {
    const us = new FakeBrowser('us');
    const ca = new FakeBrowser('ca');
    ca.area.values.clear();
    const inUs = us.open();
    us.shop.hold();
    void inUs.engine.add([addLine('a')]);
    const inCa = ca.open({ countryCode: 'CA', dealerId: null });
    await inCa.engine.add([addLine('c')]);
    us.shop.releaseAll();
    await flush();
    expect(us.shop.quantities()).toEqual({ a: 1 });
    expect(ca.shop.quantities()).toEqual({ c: 1 });
    expect(ca.shop.cart()?.countryCode).toBe('CA');
    expect(us.keys.id).not.toBe(ca.keys.id);
  });
});
