import { describe, expect, it } from 'vitest';
import { addLine } from '../queue/cart.fixture';
import { ok } from '~/src/domain/data/result';
import type { CartContext } from '../types';
import { flush, FakeBrowser } from './fake-browser.fixture';

const TOKEN = 'secret-token';
const here = { countryCode: 'US', dealerId: null };
const stranger: CartContext = { ...here, buyer: null };
const avery: CartContext = { ...here, buyer: { token: TOKEN, session: '2026-12-21T00:00:00Z' } };

/** A browser whose store records the tokens sent with carts. */
const openBrowser = ({ refuses = false } = {}) => {
  const browser = new FakeBrowser();
  const told: (string | null | undefined)[] = [];
  const gateway = browser.shop.gateway.bind(browser.shop);
  browser.shop.gateway = isAlive => {
    const inner = gateway(isAlive);
    return {
      ...inner,
      updateBuyerIdentity: async (id, identity) => {
        told.push(identity.customerAccessToken);
        if (!refuses) return inner.updateBuyerIdentity(id, identity);
        const field = ['buyerIdentity', 'customerAccessToken'];
        const message = 'Customer is invalid';
        const reason = 'invalidInput' as const;
        const userErrors = [{ field, message, code: 'INVALID', reason }];
        return ok({ cart: null, userErrors, warnings: [] });
      },
    };
  };
  const stored = () => JSON.stringify([...browser.area.values]);
  return { browser, told, stored };
};

describe('the signed-in customer', () => {
  it('is sent to a new cart once', async () => {
    const { browser, told, stored } = openBrowser();
    const tab = browser.open(avery);
    await tab.engine.add([addLine('a')]);
    await flush();
    expect(browser.shop.calls).toEqual(['create', 'updateBuyerIdentity']);
    expect(told).toEqual([TOKEN]);
    tab.close();
    const other = browser.open(avery);
    await flush();
    await other.engine.add([addLine('b')]);
    expect(told).toEqual([TOKEN]);
    expect(stored()).not.toContain(TOKEN);
  });

  it('is sent on sign-in, renewal and sign-out', async () => {
    const { browser, told } = openBrowser();
    const tab = browser.open(stranger);
    await tab.engine.add([addLine('a')]);
    expect(told).toEqual([]);
    tab.engine.setContext(avery);
    await flush();
    tab.engine.setContext({ ...here, buyer: { token: 'next', session: '2027-01-21T00:00:00Z' } });
    await flush();
    tab.engine.setContext(stranger);
    await flush();
    expect(told).toEqual([TOKEN, 'next', null]);
    tab.close();
    browser.open(stranger);
    await flush();
    expect(told).toHaveLength(3);
  });

  it('is neither sent nor removed while the session is unknown', async () => {
    const { browser, told } = openBrowser();
    const tab = browser.open(avery);
    await tab.engine.add([addLine('a')]);
    await flush();
    tab.engine.setContext(here);
    await flush();
    expect(told).toEqual([TOKEN]);
  });

  it('keeps the line and shows no error if the store rejects it', async () => {
    const { browser, told, stored } = openBrowser({ refuses: true });
    const tab = browser.open(avery);
    const outcome = await tab.engine.add([addLine('a')]);
    await flush();
    expect(outcome.ok).toBe(true);
    expect(told).toEqual([TOKEN]);
    expect(tab.engine.getState()).toMatchObject({ notice: null, cartBusy: false, status: 'ready' });
    await tab.engine.add([addLine('b')]);
    expect(tab.shown()).toEqual({ a: 1, b: 1 });
    expect(told).toEqual([TOKEN]);
    expect(stored()).not.toContain(TOKEN);
  });

  it('is sent again after a failure, when the page becomes visible', async () => {
    const { browser, told } = openBrowser();
    const tab = browser.open(stranger);
    await tab.engine.add([addLine('a')]);
    browser.shop.fail({ operation: 'updateBuyerIdentity', times: 20 });
    tab.engine.setContext(avery);
    await browser.clock.advance(60_000);
    expect(tab.engine.getState().notice).toBeNull();
    const tries = told.length;
    browser.shop.recover();
    tab.wake('shown');
    await flush();
    expect(told.length).toBe(tries + 1);
    tab.wake('shown');
    await flush();
    expect(told.length).toBe(tries + 1);
  });

  it('comes along when the cart is gone', async () => {
    const { browser, told } = openBrowser();
    const tab = browser.open(avery);
    await tab.engine.add([addLine('a')]);
    await flush();
    browser.shop.carts.clear();
    await tab.engine.add([addLine('b')]);
    await flush();
    expect(tab.shown()).toEqual({ a: 1, b: 1 });
    expect(told).toEqual([TOKEN, TOKEN]);
  });

  it('is never written to the journal, where a page may end', async () => {
    const { browser, stored } = openBrowser();
    const tab = browser.open(stranger);
    await tab.engine.add([addLine('a')]);
    browser.shop.hold();
    tab.engine.setContext(avery);
    await flush();
    expect(stored()).toContain('background:');
    expect(stored()).not.toContain(TOKEN);
    tab.close();
    browser.shop.releaseAll();
    browser.open(avery);
    await flush();
    expect(stored()).not.toContain(TOKEN);
  });
});
