import { describe, expect, it } from 'vitest';
import { addLine, keyFor } from '../queue/cart.fixture';
import { settle, World } from './fake-browser.fixture';

describe('storage', () => {
  it('that is full: the cart works in memory and nothing is sent twice', async () => {
    const world = new World();
    world.area.isFull = true;
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 2 });
    await world.clock.advance(300);
    await tab.engine.add([addLine('b')]);
    expect(world.shop.quantities()).toEqual({ a: 3, b: 1 });
    expect(tab.shown()).toEqual({ a: 3, b: 1 });
  });

  it('that is full: two tabs that share the cookie do not overwrite each other', async () => {
    const world = new World();
    world.isMute = true;
    world.area.isFull = true;
    const one = world.open();
    await one.engine.add([addLine('a')]);
    const two = world.open();
    await settle();
    await two.engine.add([addLine('a')]);
    await one.engine.add([addLine('a')]);
    await settle();
    expect(world.shop.quantities()).toEqual({ a: 3 });
    expect(one.shown()).toEqual({ a: 3 });
  });

  it('that is blocked: the cart works for the life of the page', async () => {
    const world = new World();
    world.area.isBlocked = true;
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.change({ kind: 'empty' });
    await settle();
    expect(world.shop.quantities()).toEqual({});
    expect(tab.engine.getState().status).toBe('ready');
  });

  it('that fills up before the plan is written loses rather than doubles', async () => {
    const world = new World();
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    world.shop.hold();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    world.area.isFull = true;
    await world.clock.advance(300);
    tab.close();
    world.shop.releaseAll();
    world.area.isFull = false;
    const next = world.open();
    await settle();
    expect(world.shop.quantities()).toEqual({ a: 2 });
    expect(next.shown()).toEqual({ a: 2 });
  });

  it('that is corrupt is read as empty', async () => {
    const world = new World();
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    tab.close();
    world.area.values.set(world.keys.snapshot, '{"cart":{"id":1},');
    world.area.values.set(world.keys.plan, '[]');
    world.area.values.set(`${world.keys.intent}x`, '{"id":"x","at":1,"intent":{"kind":"steal"}}');
    const next = world.open();
    await settle();
    expect(next.shown()).toEqual({ a: 1 });
    expect(next.engine.getState().status).toBe('ready');
  });

  it('never holds the address that the store knows the buyer by', async () => {
    const world = new World();
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    const buyerIdentity = { email: 'avery@example.com' };
    tab.engine.change({ kind: 'fields', fields: { buyerIdentity } });
    await settle();
    expect(world.shop.cart()?.email).toBe('avery@example.com');
    expect(JSON.stringify([...world.area.values])).not.toContain('avery');
  });

  it('holds nothing that is done', async () => {
    const world = new World();
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await world.clock.advance(300);
    expect([...world.area.values.keys()].sort()).toEqual([world.keys.id, world.keys.snapshot]);
  });
});

describe('the cart’s own fields', () => {
  it('carry the stored dealer from the start', async () => {
    const world = new World();
    const tab = world.open({ countryCode: 'US', dealerId: 'd-17' });
    await tab.engine.add([addLine('a')]);
    expect(world.shop.cart()?.attributes).toEqual([{ key: 'Dealer ID', value: 'd-17' }]);
    expect(world.shop.calls).toEqual(['create']);
  });

  it('take a dealer and a country that come later', async () => {
    const world = new World();
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.setContext({ countryCode: 'DE', dealerId: 'd-17' });
    await settle();
    expect(world.shop.cart()).toMatchObject({
      countryCode: 'DE',
      attributes: [{ key: 'Dealer ID', value: 'd-17' }],
    });
    world.shop.calls.length = 0;
    tab.engine.setContext({ countryCode: 'DE', dealerId: 'd-17' });
    await settle();
    expect(world.shop.calls).toEqual([]);
  });

  it('wait for a cart before a code or a note is sent', async () => {
    const world = new World();
    const tab = world.open();
    tab.engine.change({ kind: 'fields', fields: { discountCodes: ['PLAY150'] } });
    await settle();
    expect(world.shop.calls).toEqual([]);
    expect(tab.engine.getState().cartBusy).toBe(false);
    expect(tab.engine.getState().view.discountCodes).toEqual([
      { code: 'PLAY150', isApplicable: null },
    ]);
    tab.close();
    const next = world.open();
    await next.engine.add([addLine('a')]);
    expect(next.engine.getState().view.discountCodes).toEqual([
      { code: 'PLAY150', isApplicable: true },
    ]);
    expect(world.shop.calls).toEqual(['create']);
  });

  it('tell a code that does not apply', async () => {
    const world = new World();
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.change({ kind: 'fields', fields: { discountCodes: ['WRONG'] } });
    await settle();
    expect(tab.engine.getState().view.discountCodes).toEqual([
      { code: 'WRONG', isApplicable: false },
    ]);
  });
});

describe('checkout', () => {
  it('sends what is pending first', async () => {
    const world = new World();
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 3 });
    expect(await tab.engine.checkout()).toBe('https://shop.test/checkout/cart-1');
    expect(world.shop.quantities()).toEqual({ a: 3 });
  });

  it('does not open when a change could not be saved', async () => {
    const world = new World();
    const tab = world.open();
    await tab.engine.add([addLine('a')]);
    world.shop.fail({ times: 99 });
    tab.engine.change({ kind: 'set', key: keyFor('a'), quantity: 3 });
    const url = tab.engine.checkout();
    await world.clock.advance(60_000);
    expect(await url).toBeNull();
    expect(world.area.values.has(world.keys.checkout)).toBe(false);
  });

  it('of an empty cart has no address', async () => {
    const world = new World();
    expect(await world.open().engine.checkout()).toBeNull();
  });
});
