import { describe, expect, it } from 'vitest';
import { addLine, keyFor } from '../queue/cart.fixture';
import { flush, FakeBrowser } from '../engine/fake-browser.fixture';

const seeded = async (...lines: ReturnType<typeof addLine>[]) => {
  const browser = new FakeBrowser();
  const tab = browser.open();
  await tab.engine.add(lines.length > 0 ? lines : [addLine('a')]);
  await flush();
  browser.shop.calls.length = 0;
  return { browser, tab };
};

describe('a timeout', () => {
  it('does not repeat a change that arrived', async () => {
    const { browser, tab } = await seeded();
    browser.shop.fail({ operation: 'addLines', arrives: true });
    const outcome = tab.engine.add([addLine('b', 2)]);
    await browser.clock.advance(10_000);
    expect(await outcome).toMatchObject({ ok: true });
    expect(browser.shop.quantities()).toEqual({ a: 1, b: 2 });
    expect(browser.shop.calls).toEqual(['addLines', 'read']);
    expect(tab.shown()).toEqual({ a: 1, b: 2 });
  });

  it('repeats a change that did not arrive', async () => {
    const { browser, tab } = await seeded();
    browser.shop.fail({ operation: 'updateLines', times: 2 });
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 4 });
    await browser.clock.advance(10_000);
    expect(browser.shop.quantities()).toEqual({ a: 5 });
    expect(tab.engine.getState()).toMatchObject({ cartBusy: false, notice: null });
  });

  it('of every attempt rolls back with a notice, and can be retried', async () => {
    const { browser, tab } = await seeded();
    browser.shop.fail({ times: 99 });
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 7 });
    expect(tab.shown()).toEqual({ a: 7 });
    await browser.clock.advance(60_000);
    expect(tab.shown()).toEqual({ a: 1 });
    expect(tab.engine.getState()).toMatchObject({
      notice: { code: 'unsure' },
      status: 'stale',
      cartBusy: false,
    });
    browser.shop.recover();
    tab.engine.retry();
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 7 });
    expect(tab.engine.getState()).toMatchObject({ notice: null, status: 'ready' });
  });

  it('of every attempt reads the cart before it says that nothing has changed', async () => {
    const { browser, tab } = await seeded();
    browser.shop.fail({ operation: 'updateLines', times: 99 });
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 7 });
    await browser.clock.advance(60_000);
    expect(tab.engine.getState()).toMatchObject({ notice: { code: 'notSaved' } });
    expect(tab.shown()).toEqual({ a: 1 });
  });

  it('of the last attempt whose change arrived is a success', async () => {
    const { browser, tab } = await seeded();
    browser.shop.fail({ operation: 'updateLines', times: 4 });
    browser.shop.fail({ operation: 'updateLines', arrives: true });
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 7 });
    await browser.clock.advance(60_000);
    expect(browser.shop.calls.filter(call => call === 'updateLines')).toHaveLength(5);
    expect(tab.engine.getState()).toMatchObject({ notice: null, cartBusy: false });
    expect(tab.shown()).toEqual({ a: 7 });
  });

  it('of every attempt does not double a change that arrived when retried', async () => {
    const { browser, tab } = await seeded();
    browser.shop.fail({ operation: 'addLines', arrives: true });
    browser.shop.fail({ operation: 'read', times: 99 });
    const outcome = tab.engine.add([addLine('b')]);
    await browser.clock.advance(60_000);
    expect(await outcome).toMatchObject({ ok: false, code: 'unsure' });
    browser.shop.recover();
    tab.engine.retry();
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 1, b: 1 });
  });
});

describe('making a cart', () => {
  it('is tried three times more within a second each, then the error is set', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    browser.shop.fail({ operation: 'create', times: 99 });
    const outcome = tab.engine.add([addLine('a')]);
    await browser.clock.advance(3000);
    expect(await outcome).toEqual({ ok: false, code: 'createFailed', message: null });
    expect(browser.shop.calls).toEqual(['create', 'create', 'create', 'create']);
    expect(tab.engine.getState()).toMatchObject({
      cartError: 'createFailed',
      status: 'error',
      isActive: false,
    });
    browser.shop.recover();
    tab.engine.retry();
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 1 });
    expect(tab.engine.getState()).toMatchObject({ cartError: null, status: 'ready' });
  });
});

describe('what the store refuses', () => {
  it('is rolled back alone, with the platform’s message', async () => {
    const { browser, tab } = await seeded(addLine('a'), addLine('c'));
    browser.shop.deleted.add('b');
    browser.shop.hold();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    const bad = tab.engine.add([addLine('b')]);
    const good = tab.engine.add([addLine('d')]);
    browser.shop.releaseAll();
    await flush();
    expect(await bad).toMatchObject({ ok: false, code: 'refused' });
    expect(await good).toMatchObject({ ok: true });
    expect(browser.shop.quantities()).toEqual({ a: 2, c: 1, d: 1 });
    expect(tab.shown()).toEqual({ a: 2, c: 1, d: 1 });
    expect(tab.engine.getState().notice).toMatchObject({
      code: 'refused',
      message: 'The merchandise with id b does not exist.',
      titles: ['Product b'],
    });
  });

  it('takes the product’s add-ons with it', async () => {
    const { browser, tab } = await seeded(addLine('a'));
    browser.shop.deleted.add('b');
    const outcome = await tab.engine.add([addLine('a', 2), addLine('b')]);
    expect(outcome.ok).toBe(false);
    expect(browser.shop.quantities()).toEqual({ a: 1 });
  });

  it('is capped at the stock with a notice', async () => {
    const { browser, tab } = await seeded();
    browser.shop.stock.set('a', 3);
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 9 });
    await browser.clock.advance(300);
    expect(tab.shown()).toEqual({ a: 3 });
    expect(tab.engine.getState().notice).toMatchObject({
      code: 'stockLimited',
      message: 'Only 3 left.',
      titles: ['Product a'],
      quantity: 3,
    });
  });

  it('fails an add that brought nothing', async () => {
    const { browser, tab } = await seeded();
    browser.shop.stock.set('a', 1).set('b', 0);
    expect(await tab.engine.add([addLine('a')])).toMatchObject({ ok: false, code: 'stockLimited' });
    expect(await tab.engine.add([addLine('b')])).toMatchObject({ ok: false, code: 'soldOut' });
    expect(tab.toasts).toHaveLength(1);
    expect(browser.shop.quantities()).toEqual({ a: 1 });
  });

  it('keeps a line whose plan cannot be changed', async () => {
    const { browser, tab } = await seeded(addLine('a', 2));
    browser.shop.ignoresPlans = true;
    const plan = {
      id: 'monthly',
      name: 'Monthly',
      price: { cents: 900, currency: 'USD' as const },
    };
    tab.engine.change({ kind: 'plan', key: keyFor('a'), plan });
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 2 });
    expect(tab.shown()).toEqual({ a: 2 });
    expect(tab.engine.getState().notice).toMatchObject({ code: 'planFailed' });
  });
});

describe('without a network', () => {
  it('keeps changes and sends them once online', async () => {
    const { browser, tab } = await seeded();
    browser.isOnline = false;
    browser.shop.fail({ times: 99, error: { kind: 'network' } });
    void tab.engine.add([addLine('b')]);
    await browser.clock.advance(60_000);
    expect(tab.shown()).toEqual({ a: 1, b: 1 });
    expect(tab.engine.getState()).toMatchObject({
      notice: { code: 'offline' },
      status: 'stale',
      cartBusy: false,
    });
    browser.isOnline = true;
    browser.shop.recover();
    tab.wake('online');
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 1, b: 1 });
    expect(tab.engine.getState().status).toBe('ready');
  });

  it('shows the snapshot with its age', async () => {
    const { browser, tab } = await seeded();
    tab.close();
    await browser.clock.advance(120_000);
    browser.isOnline = false;
    browser.shop.fail({ times: 99, error: { kind: 'network' } });
    const next = browser.open();
    await browser.clock.advance(10_000);
    expect(next.shown()).toEqual({ a: 1 });
    expect(next.engine.getState().status).toBe('stale');
    expect(next.engine.getState().isUnreadable).toBe(true);
    expect(browser.clock.time - (next.engine.getState().savedAt ?? 0)).toBeGreaterThanOrEqual(
      120_000,
    );
  });
});
