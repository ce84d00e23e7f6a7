import { describe, expect, it } from 'vitest';
import type { CartLine } from '~/src/domain/commerce/cart';
import { addLine, keyFor } from '../queue/cart.fixture';
import { flush, FakeBrowser, type Tab } from '../engine/fake-browser.fixture';

const seeded = async (...names: string[]) => {
  const browser = new FakeBrowser();
  const tab = browser.open();
  await tab.engine.add(names.map(name => addLine(name, 4)));
  return { browser, tab };
};

/** The store changes a line on its own; the tab then reads the cart again. */
const changeInStore = async (
  browser: FakeBrowser,
  tab: Tab,
  name: string,
  change: (line: CartLine) => CartLine,
): Promise<void> => {
  const cart = browser.shop.cart();
  const lines = cart?.lines.map(line => (line.merchandise.id === name ? change(line) : line)) ?? [];
  if (cart) browser.shop.carts.set(cart.id, { ...cart, lines });
  tab.wake('shown');
  await flush();
};

const usd = (cents: number) => ({ cents, currency: 'USD' as const });
const noticeOf = (tab: Tab) => tab.engine.getState().notice;

describe('what the store changed meanwhile is said', () => {
  it('a price, with what it was', async () => {
    const { browser, tab } = await seeded('a', 'b');
    await changeInStore(browser, tab, 'a', line => ({ ...line, unitPrice: usd(1250) }));
    expect(noticeOf(tab)).toMatchObject({
      code: 'priceChanged',
      titles: ['Product a'],
      price: { was: usd(1000), now: usd(1250) },
    });
  });

  it('a quantity brought down to the stock', async () => {
    const { browser, tab } = await seeded('a', 'b');
    await changeInStore(browser, tab, 'b', line => ({ ...line, quantity: 2 }));
    expect(noticeOf(tab)).toMatchObject({
      code: 'quantityReduced',
      titles: ['Product b'],
      quantity: 2,
    });
  });

  it('something sold out', async () => {
    const { browser, tab } = await seeded('a');
    await changeInStore(browser, tab, 'a', line => ({
      ...line,
      merchandise: { ...line.merchandise, isAvailable: false },
    }));
    expect(noticeOf(tab)).toMatchObject({ code: 'nowSoldOut', titles: ['Product a'] });
  });

  it('but not what another tab did', async () => {
    const { browser, tab } = await seeded('a');
    const other = browser.open();
    await flush();
    other.engine.change({ kind: 'set', key: keyFor('a'), quantity: 1 });
    await browser.clock.advance(300);
    tab.wake('shown');
    await flush();
    expect(tab.shown()).toEqual({ a: 1 });
    expect(noticeOf(tab)).toBeNull();
  });
});

describe('what could not be carried out is named', () => {
  it.each([
    ['planFailed', { kind: 'plan', key: keyFor('a'), plan: { id: 'p', name: 'P', price: usd(1) } }],
    ['noteNotSaved', { kind: 'fields', fields: { note: 'Ring' } }],
    ['codeNotChecked', { kind: 'fields', fields: { discountCodes: ['X'] } }],
    ['unsure', { kind: 'set', key: keyFor('a'), quantity: 1 }],
  ] as const)('%s', async (code, intent) => {
    const { browser, tab } = await seeded('a');
    browser.shop.fail({ times: 99 });
    tab.engine.change(intent);
    await browser.clock.advance(60_000);
    expect(noticeOf(tab)).toMatchObject({ code });
    browser.shop.recover();
    tab.engine.retry();
    await browser.clock.advance(1000);
    expect(noticeOf(tab)).toBeNull();
  });
});

describe('without a connection', () => {
  it('a cart that is only looked at promises nothing; one that was changed does, until it is saved', async () => {
    const { browser, tab } = await seeded('a');
    browser.isOnline = false;
    browser.shop.fail({ times: 99, error: { kind: 'network' } });
    tab.wake('shown');
    await browser.clock.advance(10_000);
    expect(tab.engine.getState()).toMatchObject({ notice: null, isUnreadable: true });

    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 1 });
    await browser.clock.advance(10_000);
    expect(noticeOf(tab)).toMatchObject({ code: 'offline' });

    browser.isOnline = true;
    browser.shop.recover();
    tab.wake('online');
    await browser.clock.advance(1000);
    expect(tab.engine.getState()).toMatchObject({ notice: null, isUnreadable: false });
    expect(browser.shop.quantities()).toEqual({ a: 1 });
  });
});

describe('a store that could not be read', () => {
  it('is asked again while the page stays open', async () => {
    const { browser, tab } = await seeded('a');
    await flush();
    browser.shop.fail({ operation: 'read', times: 4 });
    tab.wake('shown');
    await browser.clock.advance(5000);
    expect(tab.engine.getState()).toMatchObject({ status: 'stale', isUnreadable: true });
    await browser.clock.advance(15_000);
    expect(tab.engine.getState()).toMatchObject({ status: 'ready', isUnreadable: false });
  });
});

describe('an add that nobody waits for', () => {
  it('brings a line back in its place without a toast, before and after the store knows', async () => {
    const { browser, tab } = await seeded('a', 'b');
    const toasts = tab.toasts.length;
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 0 });
    tab.engine.change({ kind: 'add', lines: [addLine('a', 4)] });
    await browser.clock.advance(300);
    expect(Object.entries(tab.shown())).toEqual([
      ['a', 4],
      ['b', 4],
    ]);
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 0 });
    await browser.clock.advance(300);
    tab.engine.change({ kind: 'add', lines: [addLine('a', 4)] });
    await browser.clock.advance(300);
    expect(browser.shop.quantities()).toEqual({ a: 4, b: 4 });
    expect(tab.toasts).toHaveLength(toasts);
  });
});
