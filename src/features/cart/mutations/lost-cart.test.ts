import { describe, expect, it } from 'vitest';
import { addLine, keyFor } from '../queue/cart.fixture';
import { flush, FakeBrowser } from '../engine/fake-browser.fixture';

const seeded = async (...lines: ReturnType<typeof addLine>[]) => {
  const browser = new FakeBrowser();
  const tab = browser.open();
  await tab.engine.add(lines);
  await flush();
  browser.shop.calls.length = 0;
  return { browser, tab };
};

describe('a reload in the middle of an add', () => {
  it('finds the intent that was never sent', async () => {
    const { browser, tab } = await seeded(addLine('a'));
    browser.shop.hold();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    tab.close();
    browser.shop.releaseAll();
    const next = browser.open();
    expect(next.shown()).toEqual({ a: 2 });
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 2 });
  });

  it('does not double a change that arrived', async () => {
    const { browser, tab } = await seeded(addLine('a'));
    browser.shop.hold();
    void tab.engine.add([addLine('a', 2), addLine('b')]);
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 3 });
    tab.close();
    browser.shop.releaseAll();
    const next = browser.open();
    expect(next.shown()).toEqual({ a: 3, b: 1 });
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 3, b: 1 });
    expect(next.shown()).toEqual({ a: 3, b: 1 });
  });

  it('makes the first cart when its creation was cut off', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    browser.shop.fail({ operation: 'create' });
    browser.shop.hold();
    void tab.engine.add([addLine('a')]);
    await flush();
    tab.close();
    browser.shop.releaseAll();
    const next = browser.open();
    expect(next.shown()).toEqual({ a: 1 });
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 1 });
    expect(next.shown()).toEqual({ a: 1 });
  });

  it('paints the snapshot before the store has answered', async () => {
    const { browser, tab } = await seeded(addLine('a', 2));
    tab.close();
    browser.shop.hold();
    const next = browser.open();
    expect(next.engine.getState()).toMatchObject({ status: 'stale', isActive: true });
    expect(next.shown()).toEqual({ a: 2 });
    browser.shop.releaseAll();
    await flush();
    expect(next.engine.getState()).toMatchObject({ status: 'ready', isUnreadable: false });
  });
});

describe('a cart id', () => {
  it('unknown to the store brings the lines back in a new cart', async () => {
    const { browser, tab } = await seeded(addLine('a', 2), addLine('b'));
    tab.engine.change({ kind: 'fields', fields: { note: 'Ring twice', discountCodes: ['PLAY'] } });
    await flush();
    browser.shop.carts.clear();
    tab.close();
    const next = browser.open();
    await flush();
    expect(next.shown()).toEqual({ a: 2, b: 1 });
    expect(browser.shop.quantities()).toEqual({ a: 2, b: 1 });
    expect(browser.shop.cart()).toMatchObject({ note: 'Ring twice' });
    expect(browser.shop.cart()?.discountCodes.map(({ code }) => code)).toEqual(['PLAY']);
    expect(next.engine.getState().notice?.code).toBe('cartRecovered');
    expect(browser.cookies.get(browser.keys.id)).toBe(browser.shop.cart()?.id);
    expect(next.events).toEqual([]);
  });

  it('that another page left in storage is believed over the snapshot', async () => {
    const { browser, tab } = await seeded(addLine('a', 2));
    tab.close();
    browser.area.values.set(browser.keys.id, 'cart-of-another-store');
    const next = browser.open();
    await flush();
    expect(next.shown()).toEqual({ a: 2 });
    expect(browser.area.values.get(browser.keys.id)).toBe(browser.shop.cart()?.id);
  });

  it('gone after checkout means bought: the cart is empty and the id forgotten', async () => {
    const { browser, tab } = await seeded(addLine('a', 2));
    expect(await tab.engine.checkout()).toBe('https://shop.test/checkout/cart-1');
    tab.close();
    browser.shop.carts.clear();
    const next = browser.open();
    await flush();
    expect(next.shown()).toEqual({});
    expect(next.engine.getState()).toMatchObject({
      isActive: false,
      status: 'ready',
      notice: null,
    });
    expect(browser.cookies.has(browser.keys.id)).toBe(false);
    expect(browser.area.values.has(browser.keys.id)).toBe(false);
    expect(browser.shop.calls).not.toContain('create');
  });

  it('that could not be read is kept, lines and all', async () => {
    const { browser, tab } = await seeded(addLine('a', 2));
    await tab.engine.checkout();
    tab.close();
    browser.shop.fail({ operation: 'read', times: 99, error: { kind: 'http', status: 500 } });
    const next = browser.open();
    await browser.clock.advance(60_000);
    expect(next.shown()).toEqual({ a: 2 });
    expect(next.engine.getState().status).toBe('stale');
    expect(browser.cookies.get(browser.keys.id)).toBe('cart-1');
    browser.shop.recover();
    next.engine.retry();
    await flush();
    expect(next.engine.getState().status).toBe('ready');
    expect(browser.shop.calls).not.toContain('create');
  });

  it('known by the cookie alone is read', async () => {
    const { browser, tab } = await seeded(addLine('a', 2));
    tab.close();
    browser.area.values.clear();
    const next = browser.open();
    expect(next.engine.getState().status).toBe('loading');
    await flush();
    expect(next.shown()).toEqual({ a: 2 });
  });
});

describe('a completed cart in an open tab', () => {
  it('takes a new product into a new cart, and nothing of the old one', async () => {
    const { browser, tab } = await seeded(addLine('a', 2));
    await tab.engine.checkout();
    browser.shop.carts.clear();
    const outcome = await tab.engine.add([addLine('b')]);
    expect(outcome.ok).toBe(true);
    expect(tab.shown()).toEqual({ b: 1 });
    expect(browser.shop.quantities()).toEqual({ b: 1 });
  });

  it('is empty when one of its lines is changed', async () => {
    const { browser, tab } = await seeded(addLine('a', 2));
    await tab.engine.checkout();
    browser.shop.carts.clear();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await browser.clock.advance(300);
    expect(tab.shown()).toEqual({});
    expect(browser.shop.calls).not.toContain('create');
  });

  it('that was never checked out carries its lines and the change over', async () => {
    const { browser, tab } = await seeded(addLine('a', 2), addLine('b'));
    browser.shop.carts.clear();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await browser.clock.advance(300);
    expect(tab.shown()).toEqual({ a: 3, b: 1 });
    expect(browser.shop.quantities()).toEqual({ a: 3, b: 1 });
    expect(tab.events.filter(({ type }) => type === 'removed')).toEqual([]);
  });
});

describe('a line whose variant was deleted', () => {
  it('is left out with a notice when the cart is created again', async () => {
    const { browser, tab } = await seeded(addLine('a'), addLine('b', 2), addLine('c'));
    tab.close();
    browser.shop.carts.clear();
    browser.shop.deleted.add('b');
    const next = browser.open();
    await flush();
    expect(next.shown()).toEqual({ a: 1, c: 1 });
    expect(browser.shop.quantities()).toEqual({ a: 1, c: 1 });
    expect(next.engine.getState().notice).toMatchObject({
      code: 'linesDropped',
      titles: ['Product b'],
    });
  });

  it('leaves nothing when it was the only one', async () => {
    const { browser, tab } = await seeded(addLine('b'));
    tab.close();
    browser.shop.carts.clear();
    browser.shop.deleted.add('b');
    const next = browser.open();
    await flush();
    expect(next.shown()).toEqual({});
    expect(next.engine.getState()).toMatchObject({ isActive: false, cartBusy: false });
  });

  it('is said to be gone when the store has dropped it', async () => {
    const { browser, tab } = await seeded(addLine('a'), addLine('b'));
    const cart = browser.shop.cart();
    if (cart) browser.shop.carts.set(cart.id, { ...cart, lines: cart.lines.slice(0, 1) });
    tab.wake('shown');
    await flush();
    expect(tab.shown()).toEqual({ a: 1 });
    expect(tab.engine.getState().notice).toMatchObject({
      code: 'linesLost',
      titles: ['Product b'],
    });
  });
});

describe('a cart that cannot be created again', () => {
  it('is not emptied: the lines wait for the next try', async () => {
    const { browser, tab } = await seeded(addLine('a', 2));
    tab.close();
    browser.shop.carts.clear();
    browser.shop.fail({ operation: 'create', times: 99 });
    const next = browser.open();
    await browser.clock.advance(60_000);
    expect(next.shown()).toEqual({ a: 2 });
    expect(next.engine.getState()).toMatchObject({ cartError: 'createFailed', status: 'error' });
    next.close();
    browser.shop.recover();
    const third = browser.open();
    await flush();
    expect(third.shown()).toEqual({ a: 2 });
    expect(browser.shop.quantities()).toEqual({ a: 2 });
  });
});
