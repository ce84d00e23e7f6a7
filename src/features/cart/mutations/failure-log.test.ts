import { describe, expect, it } from 'vitest';
import { addLine, keyFor } from '../queue/cart.fixture';
import { flush, FakeBrowser } from '../engine/fake-browser.fixture';

const seeded = async () => {
  const browser = new FakeBrowser();
  const tab = browser.open();
  await tab.engine.add([addLine('a')]);
  await flush();
  return { browser, tab };
};

describe('the log', () => {
  it('logs once that no cart could be created', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    browser.shop.fail({ operation: 'create', times: 99 });
    void tab.engine.add([addLine('a')]);
    await browser.clock.advance(3000);
    expect(tab.log).toEqual(['The cart could not be made: No answer.']);
  });

  it('logs once that a change could not be saved', async () => {
    const { browser, tab } = await seeded();
    browser.shop.fail({ operation: 'updateLines', times: 99 });
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 7 });
    await browser.clock.advance(60_000);
    expect(tab.log).toEqual(['The cart could not be changed: No answer.']);
  });

  it('logs once that a store is down, and again the next time', async () => {
    const { browser, tab } = await seeded();
    browser.shop.fail({ operation: 'read', times: 99 });
    tab.wake('shown');
    await browser.clock.advance(120_000);
    const told = 'The cart could not be read: No answer.';
    expect(tab.log).toEqual([told]);
    browser.shop.recover();
    await browser.clock.advance(30_000);
    browser.shop.fail({ operation: 'read', times: 99 });
    tab.wake('shown');
    await browser.clock.advance(10_000);
    expect(tab.log).toEqual([told, told]);
  });

  it('logs what the store rejects, even if no shopper asked for it', async () => {
    const { browser, tab } = await seeded();
    browser.shop.deleted.add('b');
    await tab.engine.add([addLine('b')]);
    expect(tab.log).toEqual([
      'The store refused a change of the cart: The merchandise with id b does not exist.',
    ]);
    browser.shop.fail({ operation: 'updateBuyerIdentity', times: 99 });
    tab.engine.setContext({ countryCode: 'CA', dealerId: null });
    await browser.clock.advance(60_000);
    expect(tab.engine.getState().notice?.code).toBe('refused');
    expect(tab.log.at(-1)).toBe('The cart could not be changed: No answer.');
  });

  it('logs nothing if the second try succeeds', async () => {
    const { browser, tab } = await seeded();
    browser.shop.fail({ operation: 'addLines', times: 2 });
    void tab.engine.add([addLine('b')]);
    await browser.clock.advance(10_000);
    expect(browser.shop.quantities()).toEqual({ a: 1, b: 1 });
    expect(tab.log).toEqual([]);
  });
});
