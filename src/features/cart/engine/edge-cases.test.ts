import { describe, expect, it } from 'vitest';
import { addLine, cartLine, keyFor } from '../queue/cart.fixture';
import { retryWaits } from '../mutations/retries';
import { flush, FakeBrowser } from './fake-browser.fixture';

const seeded = async () => {
  const browser = new FakeBrowser();
  const tab = browser.open();
  await tab.engine.add([addLine('a')]);
  await flush();
  return { browser, tab };
};

const HOUR_MS = 3_600_000;

describe('a stamp of the store', () => {
  it.each(['', 'soon', '2999-01-01T00:00:00Z'])(
    'of %j does not shut out the answers that follow, nor after a reload',
    async updatedAt => {
      const { browser, tab } = await seeded();
      const cart = browser.shop.cart();
      if (cart) browser.shop.carts.set(cart.id, { ...cart, updatedAt });
      tab.wake('shown');
      await flush();
      tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 2 });
      await browser.clock.advance(1000);
      expect(browser.shop.quantities()).toEqual({ a: 2 });
      expect(tab.shown()).toEqual({ a: 2 });
      tab.close();
      const reloaded = browser.open();
      await flush();
      expect(reloaded.shown()).toEqual({ a: 2 });
    },
  );

  it('that was stored heals with the next answer', async () => {
    const { browser, tab } = await seeded();
    tab.close();
    const stored = browser.area.values.get(browser.keys.snapshot) ?? '';
    browser.area.values.set(
      browser.keys.snapshot,
      stored.replace(/"updatedAt":"[^"]*"/, '"updatedAt":"2999-01-01T00:00:00Z"'),
    );
    const cart = browser.shop.cart();
    if (cart) browser.shop.carts.set(cart.id, { ...cart, lines: [cartLine('a', 3)] });
    const reloaded = browser.open();
    await flush();
    expect(reloaded.shown()).toEqual({ a: 3 });
  });
});

describe('a clock that is set back an hour', () => {
  it('holds no change', async () => {
    const { browser, tab } = await seeded();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await browser.clock.advance(100);
    browser.clock.setBackMs = HOUR_MS;
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await browser.clock.advance(2000);
    expect(browser.shop.quantities()).toEqual({ a: 3 });
    expect(tab.engine.getState().cartBusy).toBe(false);
  });

  it('puts no later change before an earlier one', async () => {
    const { browser, tab } = await seeded();
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 3 });
    browser.clock.setBackMs = HOUR_MS;
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 5 });
    await browser.clock.advance(2000);
    expect(browser.shop.quantities()).toEqual({ a: 5 });
  });
});

describe('more than can be ordered', () => {
  const TOO_MANY = 1e15;

  it('is not added, and that is said', async () => {
    const { browser, tab } = await seeded();
    const outcome = await tab.engine.add([addLine('b', TOO_MANY)]);
    expect(outcome).toEqual({ ok: false, code: 'tooMany', message: null });
    expect(tab.engine.getState().notice).toMatchObject({ code: 'tooMany' });
    expect(tab.shown()).toEqual({ a: 1 });
    expect(browser.shop.quantities()).toEqual({ a: 1 });
  });

  it.each([
    { kind: 'set', key: keyFor('a'), quantity: TOO_MANY },
    { kind: 'adjust', key: keyFor('a'), by: 9999 },
  ] as const)('is not asked for by $kind', async intent => {
    const { browser, tab } = await seeded();
    tab.engine.change(intent);
    expect(tab.engine.getState()).toMatchObject({ notice: { code: 'tooMany' }, cartBusy: false });
    await browser.clock.advance(1000);
    expect(browser.shop.quantities()).toEqual({ a: 1 });
  });

  it('that was left in storage is let go, and that is said', async () => {
    const { browser, tab } = await seeded();
    tab.close();
    const intent = { kind: 'set', key: keyFor('a'), quantity: TOO_MANY };
    const key = `${browser.keys.intent}left`;
    browser.area.values.set(key, JSON.stringify({ id: 'left', at: 1, intent }));
    const reloaded = browser.open();
    await flush();
    expect(reloaded.engine.getState().notice).toMatchObject({ code: 'tooMany' });
    expect(browser.shop.quantities()).toEqual({ a: 1 });
    expect(browser.area.values.has(key)).toBe(false);
  });
});

describe('two tabs', () => {
  it('that each press + once end two higher', async () => {
    const { browser, tab } = await seeded();
    const other = browser.open();
    await flush();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    other.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await browser.clock.advance(2000);
    expect(browser.shop.quantities()).toEqual({ a: 3 });
    expect([tab.shown(), other.shown()]).toEqual([{ a: 3 }, { a: 3 }]);
  });

  it('of which one is reloaded while its + is under way end two higher', async () => {
    const { browser, tab } = await seeded();
    const other = browser.open();
    await flush();
    browser.shop.fail({ operation: 'updateLines', arrives: true });
    browser.shop.hold();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await browser.clock.advance(300);
    tab.close();
    browser.shop.releaseAll();
    other.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await browser.clock.advance(5000);
    browser.open();
    await browser.clock.advance(5000);
    expect(browser.shop.quantities()).toEqual({ a: 3 });
  });
});

describe('a store that hangs', () => {
  it('is retried when the shopper does not want to wait, and nothing doubles', async () => {
    const { browser, tab } = await seeded();
    browser.shop.hold();
    const outcome = tab.engine.add([addLine('b')]);
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 1, b: 1 });
    expect(tab.engine.getState()).toMatchObject({ isAdding: true, cartBusy: true });
    tab.engine.retry();
    await flush();
    expect(browser.shop.calls.at(-1)).toBe('read');
    browser.shop.releaseAll();
    expect(await outcome).toMatchObject({ ok: true });
    expect(browser.shop.quantities()).toEqual({ a: 1, b: 1 });
    expect(tab.engine.getState()).toMatchObject({ isAdding: false, notice: null });
  });

  it('is no quicker for answering what is read between its tries', async () => {
    const { browser, tab } = await seeded();
    const before = tab.engine.getState().answers;
    browser.shop.fail({ operation: 'updateLines', times: 99 });
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await browser.clock.advance(5000);
    expect(browser.shop.calls.filter(call => call === 'read').length).toBeGreaterThan(1);
    expect(tab.engine.getState().answers).toBe(before);
  });

  it('does not take a shopper to a checkout that they gave up', async () => {
    const { browser, tab } = await seeded();
    browser.shop.hold();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    const patience = new AbortController();
    const address = tab.engine.checkout(patience.signal);
    await flush();
    patience.abort();
    browser.shop.releaseAll();
    expect(await address).toBeNull();
    expect(browser.area.values.has(browser.keys.checkout)).toBe(false);
    expect(browser.shop.quantities()).toEqual({ a: 2 });
  });
});

describe('the checkout', () => {
  it('is not opened at an address that is not the store’s', async () => {
    const { browser, tab } = await seeded();
    const cart = browser.shop.cart();
    const elsewhere = 'https://shop.test.evil.example/checkout';
    if (cart) browser.shop.carts.set(cart.id, { ...cart, checkoutUrl: elsewhere });
    tab.wake('shown');
    await flush();
    expect(await tab.engine.checkout()).toBeNull();
    expect(tab.log).toEqual([`The checkout leads elsewhere: ${elsewhere}`]);
    expect(browser.area.values.has(browser.keys.checkout)).toBe(false);
  });
});

it('the waits before another try at making a cart grow, and stop at a second', () => {
  expect(retryWaits(null)).toEqual([500, 1000, 1000]);
});
