import { describe, expect, it } from 'vitest';
import { addLine, keyFor } from '../queue/cart.fixture';
import { flush, FakeBrowser } from './fake-browser.fixture';

describe('quick clicks', () => {
  it('sends few requests for 20 of them and ends right', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    void tab.engine.add([addLine('a')]);
    await flush();
    browser.shop.calls.length = 0;

    for (let click = 0; click < 20; click += 1) {
      tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
      await browser.clock.advance(40);
    }
    expect(tab.shown()).toEqual({ a: 21 });
    await browser.clock.advance(1000);

    expect(browser.shop.quantities()).toEqual({ a: 21 });
    expect(browser.shop.calls.length).toBeLessThanOrEqual(2);
  });

  it('lets the last intent win while an earlier one is under way', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    browser.shop.hold();
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 9 });
    await browser.clock.advance(300);
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 2 });
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    expect(tab.shown()).toEqual({ a: 3 });

    browser.shop.releaseAll();
    await browser.clock.advance(300);
    expect(browser.shop.quantities()).toEqual({ a: 3 });
    expect(tab.shown()).toEqual({ a: 3 });
    expect(browser.shop.calls.filter(call => call === 'updateLines')).toHaveLength(2);
  });

  it('waits for the clicks to end when an answer comes in between', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a')]);
    await flush();
    browser.shop.hold();
    void tab.engine.add([addLine('b')]);
    await flush();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    browser.shop.releaseAll();
    await flush();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await browser.clock.advance(300);
    expect(browser.shop.calls).toEqual(['create', 'addLines', 'updateLines']);
    expect(browser.shop.quantities()).toEqual({ a: 3, b: 1 });
  });

  it('has one request under way at a time', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    browser.shop.hold();
    void tab.engine.add([addLine('a')]);
    void tab.engine.add([addLine('b')]);
    void tab.engine.add([addLine('a', 2)]);
    await flush();
    expect(browser.shop.heldBackCount).toBe(1);
    expect(tab.shown()).toEqual({ a: 3, b: 1 });
    browser.shop.releaseAll();
    await flush();
    expect(browser.shop.quantities()).toEqual({ a: 3, b: 1 });
  });
});

describe('every tap', () => {
  it('shows at once and counts nothing twice until the store has answered', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    const counts: number[] = [];
    tab.engine.subscribe(() => counts.push(tab.engine.getState().view.totalQuantity));
    browser.shop.hold();
    const outcome = tab.engine.add([addLine('a', 2)]);
    expect(tab.engine.getState()).toMatchObject({ cartBusy: true, isActive: true });
    await flush();
    browser.shop.releaseAll();
    expect(await outcome).toMatchObject({ ok: true, line: { quantity: 2 } });
    await flush();
    expect(new Set(counts)).toEqual(new Set([2]));
    expect(tab.engine.getState()).toMatchObject({ cartBusy: false, status: 'ready' });
    expect(tab.engine.getState().view.isEstimated).toBe(false);
  });

  it('toasts the added line once', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a', 2), addLine('b')]);
    await flush();
    expect(tab.toasts).toHaveLength(1);
    expect(tab.toasts[0]).toMatchObject({
      addedQuantity: 2,
      line: { merchandise: { id: 'a' } },
      others: [{ addedQuantity: 1, line: { merchandise: { id: 'b' } } }],
    });
    expect(tab.events.map(({ type, quantity }) => [type, quantity])).toEqual([
      ['added', 2],
      ['added', 1],
    ]);
  });

  it('tells what was removed', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a', 3), addLine('b')]);
    tab.events.length = 0;
    tab.engine.change({ kind: 'empty' });
    expect(tab.engine.getState().view.lines).toEqual([]);
    await flush();
    expect(tab.events.map(({ type, quantity }) => [type, quantity])).toEqual([
      ['removed', 3],
      ['removed', 1],
    ]);
    expect(browser.shop.calls).toEqual(['create', 'removeLines']);
  });

  it('keeps a line in place when its plan changes', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    await tab.engine.add([addLine('a', 3), addLine('b')]);
    const plan = {
      id: 'monthly',
      name: 'Monthly',
      price: { cents: 900, currency: 'USD' as const },
    };
    tab.engine.change({ kind: 'plan', key: keyFor('a'), plan });
    expect(tab.engine.getState().view.lines.map(({ key }) => key)).toEqual([
      keyFor('a', 'monthly'),
      keyFor('b'),
    ]);
    expect(tab.engine.getState().view.lines[0]?.total.cents).toBe(2700);
    await flush();
    expect(browser.shop.cart()?.lines.map(line => [line.sellingPlan?.id, line.quantity])).toEqual([
      ['monthly', 3],
      [undefined, 1],
    ]);
    expect(browser.shop.calls).toEqual(['create', 'updateLines']);
    expect(tab.events.filter(({ type }) => type === 'removed')).toEqual([]);
  });
});

describe('more than 20 lines', () => {
  it('shows and empties them all', async () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    const lines = Array.from({ length: 30 }, (_, at) => addLine(`v${at}`));
    await tab.engine.add(lines);
    expect(tab.engine.getState().view.lines).toHaveLength(30);
    expect(browser.shop.calls).toEqual(['create']);
    tab.engine.change({ kind: 'empty' });
    await flush();
    expect(browser.shop.cart()?.lines).toEqual([]);
  });
});
