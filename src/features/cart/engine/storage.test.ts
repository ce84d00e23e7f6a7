import { describe, expect, it } from 'vitest';
import { addLine, keyFor } from '../queue/cart.fixture';
import { flush, FakeBrowser } from './fake-browser.fixture';

describe('storage', () => {
  it('that is full: the cart works in memory and nothing is sent twice', async () => {
    const browser = new FakeBrowser();
    browser.area.isFull = true;
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 2 });
    await browser.clock.advance(300);
    await tab.engine.add([addLine('b')]);
    expect(browser.shop.quantities()).toEqual({ a: 3, b: 1 });
    expect(tab.shown()).toEqual({ a: 3, b: 1 });
  });

  it('that is full: two tabs that share the cookie do not overwrite each other', async () => {
    const browser = new FakeBrowser();
    browser.isMute = true;
    browser.area.isFull = true;
    const one = browser.open();
    await one.engine.add([addLine('a')]);
    const two = browser.open();
    await flush();
    await two.engine.add([addLine('a')]);
    await one.engine.add([addLine('a')]);
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 3 });
    expect(one.shown()).toEqual({ a: 3 });
  });

  it('that is blocked: the cart works for the life of the page', async () => {
    const browser = new FakeBrowser();
    browser.area.isBlocked = true;
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.change({ kind: 'empty' });
    await flush();
    expect(browser.shop.quantities()).toEqual({});
    expect(tab.engine.getState().status).toBe('ready');
  });

  it('that fills up before the batch is written loses rather than doubles', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    browser.shop.hold();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    browser.area.isFull = true;
    await browser.clock.advance(300);
    tab.close();
    browser.shop.releaseAll();
    browser.area.isFull = false;
    const next = browser.open();
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 2 });
    expect(next.shown()).toEqual({ a: 2 });
  });

  it('that is corrupt is read as empty', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    tab.close();
    browser.area.values.set(browser.keys.snapshot, '{"cart":{"id":1},');
    browser.area.values.set(browser.keys.batch, '[]');
    browser.area.values.set(
      `${browser.keys.intent}x`,
      '{"id":"x","at":1,"intent":{"kind":"steal"}}',
    );
    const next = browser.open();
    await flush();
    expect(next.shown()).toEqual({ a: 1 });
    expect(next.engine.getState().status).toBe('ready');
  });

  it('never holds the address that the store knows the buyer by', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    const buyerIdentity = { email: 'avery@example.com' };
    tab.engine.change({ kind: 'fields', fields: { buyerIdentity } });
    await flush();
    expect(browser.shop.cart()?.email).toBe('avery@example.com');
    expect(JSON.stringify([...browser.area.values])).not.toContain('avery');
  });

  it('holds nothing that is done', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await browser.clock.advance(300);
    expect([...browser.area.values.keys()].sort()).toEqual([
      browser.keys.id,
      browser.keys.snapshot,
    ]);
  });
});

describe('the cart’s own fields', () => {
  it('carry the stored dealer from the start', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open({ countryCode: 'US', dealerId: 'd-17' });
    await tab.engine.add([addLine('a')]);
    expect(browser.shop.cart()?.attributes).toEqual([{ key: 'Dealer ID', value: 'd-17' }]);
    expect(browser.shop.calls).toEqual(['create']);
  });

  it('take a dealer and a country that come later', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.setContext({ countryCode: 'DE', dealerId: 'd-17' });
    await flush();
    expect(browser.shop.cart()).toMatchObject({
      countryCode: 'DE',
      attributes: [{ key: 'Dealer ID', value: 'd-17' }],
    });
    browser.shop.calls.length = 0;
    tab.engine.setContext({ countryCode: 'DE', dealerId: 'd-17' });
    await flush();
    expect(browser.shop.calls).toEqual([]);
  });

  it('lose a forgotten dealer with one call, also on the next page', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open({ countryCode: 'US', dealerId: 'd-17' });
    await tab.engine.add([addLine('a')]);
    browser.shop.calls.length = 0;
    const forgotten = { countryCode: 'US', dealerId: null };
    tab.engine.setContext(forgotten);
    await flush();
    expect(browser.shop.cart()?.attributes).toEqual([]);
    expect(browser.shop.calls).toEqual(['updateAttributes']);
    tab.engine.setContext(forgotten);
    tab.wake('shown');
    await flush();
    tab.close();
    browser.open(forgotten);
    await flush();
    expect(browser.shop.calls.filter(call => call !== 'read')).toEqual(['updateAttributes']);
  });

  it('wait for a cart before a code or a note is sent', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    tab.engine.change({ kind: 'fields', fields: { discountCodes: ['PLAY150'] } });
    await flush();
    expect(browser.shop.calls).toEqual([]);
    expect(tab.engine.getState().cartBusy).toBe(false);
    expect(tab.engine.getState().view.discountCodes).toEqual([
      { code: 'PLAY150', isApplicable: null },
    ]);
    tab.close();
    const next = browser.open();
    await next.engine.add([addLine('a')]);
    expect(next.engine.getState().view.discountCodes).toEqual([
      { code: 'PLAY150', isApplicable: true },
    ]);
    expect(browser.shop.calls).toEqual(['create']);
  });

  it('tell a code that does not apply', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.change({ kind: 'fields', fields: { discountCodes: ['WRONG'] } });
    await flush();
    expect(tab.engine.getState().view.discountCodes).toEqual([
      { code: 'WRONG', isApplicable: false },
    ]);
  });
});

describe('checkout', () => {
  it('sends what is pending first', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 3 });
    expect(await tab.engine.checkout()).toBe('https://shop.test/checkout/cart-1');
    expect(browser.shop.quantities()).toEqual({ a: 3 });
  });

  it('does not open when a change could not be saved', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    browser.shop.fail({ times: 99 });
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 3 });
    const url = tab.engine.checkout();
    await browser.clock.advance(60_000);
    expect(await url).toBeNull();
    expect(browser.area.values.has(browser.keys.checkout)).toBe(false);
  });

  it('of an empty cart has no address', async () => {
    const browser = new FakeBrowser();
    expect(await browser.open().engine.checkout()).toBeNull();
  });
});
