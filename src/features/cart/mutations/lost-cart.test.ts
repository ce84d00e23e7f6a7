import { describe, expect, it } from 'vitest';
import { addLine, keyFor } from '../queue/cart.fixture';
import { settle, World } from '../engine/fake-browser.fixture';

const seeded = async (...lines: ReturnType<typeof addLine>[]) => {
  const world = new World();
  const tab = world.open();
  await tab.engine.add(lines);
  await settle();
  world.shop.calls.length = 0;
  return { world, tab };
};

describe('a reload in the middle of an add', () => {
  it('finds the intent that was never sent', async () => {
    const { world, tab } = await seeded(addLine('a'));
    world.shop.hold();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    tab.close();
    world.shop.releaseAll();
    const next = world.open();
    expect(next.shown()).toEqual({ a: 2 });
    await settle();
    expect(world.shop.quantities()).toEqual({ a: 2 });
  });

  it('does not double a change that arrived', async () => {
    const { world, tab } = await seeded(addLine('a'));
    world.shop.hold();
    void tab.engine.add([addLine('a', 2), addLine('b')]);
    await settle();
    expect(world.shop.quantities()).toEqual({ a: 3 });
    tab.close();
    world.shop.releaseAll();
    const next = world.open();
    expect(next.shown()).toEqual({ a: 3, b: 1 });
    await settle();
    expect(world.shop.quantities()).toEqual({ a: 3, b: 1 });
    expect(next.shown()).toEqual({ a: 3, b: 1 });
  });

  it('makes the first cart when its creation was cut off', async () => {
    const world = new World();
    const tab = world.open();
    world.shop.fail({ operation: 'create' });
    world.shop.hold();
    void tab.engine.add([addLine('a')]);
    await settle();
    tab.close();
    world.shop.releaseAll();
    const next = world.open();
    expect(next.shown()).toEqual({ a: 1 });
    await settle();
    expect(world.shop.quantities()).toEqual({ a: 1 });
    expect(next.shown()).toEqual({ a: 1 });
  });

  it('paints the snapshot before the store has answered', async () => {
    const { world, tab } = await seeded(addLine('a', 2));
    tab.close();
    world.shop.hold();
    const next = world.open();
    expect(next.engine.getState()).toMatchObject({ status: 'stale', isActive: true });
    expect(next.shown()).toEqual({ a: 2 });
    world.shop.releaseAll();
    await settle();
    expect(next.engine.getState()).toMatchObject({ status: 'ready', isUnreadable: false });
  });
});

describe('a cart id', () => {
  it('unknown to the store brings the lines back in a new cart', async () => {
    const { world, tab } = await seeded(addLine('a', 2), addLine('b'));
    tab.engine.change({ kind: 'fields', fields: { note: 'Ring twice', discountCodes: ['PLAY'] } });
    await settle();
    world.shop.carts.clear();
    tab.close();
    const next = world.open();
    await settle();
    expect(next.shown()).toEqual({ a: 2, b: 1 });
    expect(world.shop.quantities()).toEqual({ a: 2, b: 1 });
    expect(world.shop.cart()).toMatchObject({ note: 'Ring twice' });
    expect(world.shop.cart()?.discountCodes.map(({ code }) => code)).toEqual(['PLAY']);
    expect(next.engine.getState().notice?.code).toBe('cartRecovered');
    expect(world.cookies.get(world.keys.id)).toBe(world.shop.cart()?.id);
    expect(next.events).toEqual([]);
  });

  it('that another page left in storage is believed over the snapshot', async () => {
    const { world, tab } = await seeded(addLine('a', 2));
    tab.close();
    world.area.values.set(world.keys.id, 'cart-of-another-store');
    const next = world.open();
    await settle();
    expect(next.shown()).toEqual({ a: 2 });
    expect(world.area.values.get(world.keys.id)).toBe(world.shop.cart()?.id);
  });

  it('gone after checkout means bought: the cart is empty and the id forgotten', async () => {
    const { world, tab } = await seeded(addLine('a', 2));
    expect(await tab.engine.checkout()).toBe('https://shop.test/checkout/cart-1');
    tab.close();
    world.shop.carts.clear();
    const next = world.open();
    await settle();
    expect(next.shown()).toEqual({});
    expect(next.engine.getState()).toMatchObject({
      isActive: false,
      status: 'ready',
      notice: null,
    });
    expect(world.cookies.has(world.keys.id)).toBe(false);
    expect(world.area.values.has(world.keys.id)).toBe(false);
    expect(world.shop.calls).not.toContain('create');
  });

  it('that could not be read is kept, lines and all', async () => {
    const { world, tab } = await seeded(addLine('a', 2));
    await tab.engine.checkout();
    tab.close();
    world.shop.fail({ operation: 'read', times: 99, error: { kind: 'http', status: 500 } });
    const next = world.open();
    await world.clock.advance(60_000);
    expect(next.shown()).toEqual({ a: 2 });
    expect(next.engine.getState().status).toBe('stale');
    expect(world.cookies.get(world.keys.id)).toBe('cart-1');
    world.shop.mend();
    next.engine.retry();
    await settle();
    expect(next.engine.getState().status).toBe('ready');
    expect(world.shop.calls).not.toContain('create');
  });

  it('known by the cookie alone is read', async () => {
    const { world, tab } = await seeded(addLine('a', 2));
    tab.close();
    world.area.values.clear();
    const next = world.open();
    expect(next.engine.getState().status).toBe('loading');
    await settle();
    expect(next.shown()).toEqual({ a: 2 });
  });
});

describe('a completed cart in an open tab', () => {
  it('takes a new product into a new cart, and nothing of the old one', async () => {
    const { world, tab } = await seeded(addLine('a', 2));
    await tab.engine.checkout();
    world.shop.carts.clear();
    const outcome = await tab.engine.add([addLine('b')]);
    expect(outcome.ok).toBe(true);
    expect(tab.shown()).toEqual({ b: 1 });
    expect(world.shop.quantities()).toEqual({ b: 1 });
  });

  it('is empty when one of its lines is changed', async () => {
    const { world, tab } = await seeded(addLine('a', 2));
    await tab.engine.checkout();
    world.shop.carts.clear();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await world.clock.advance(300);
    expect(tab.shown()).toEqual({});
    expect(world.shop.calls).not.toContain('create');
  });

  it('that was never checked out carries its lines and the change over', async () => {
    const { world, tab } = await seeded(addLine('a', 2), addLine('b'));
    world.shop.carts.clear();
    tab.engine.change({ kind: 'adjust', key: keyFor('a'), by: 1 });
    await world.clock.advance(300);
    expect(tab.shown()).toEqual({ a: 3, b: 1 });
    expect(world.shop.quantities()).toEqual({ a: 3, b: 1 });
    expect(tab.events.filter(({ type }) => type === 'removed')).toEqual([]);
  });
});

describe('a line whose variant was deleted', () => {
  it('stays behind with a notice when the cart is made anew', async () => {
    const { world, tab } = await seeded(addLine('a'), addLine('b', 2), addLine('c'));
    tab.close();
    world.shop.carts.clear();
    world.shop.deleted.add('b');
    const next = world.open();
    await settle();
    expect(next.shown()).toEqual({ a: 1, c: 1 });
    expect(world.shop.quantities()).toEqual({ a: 1, c: 1 });
    expect(next.engine.getState().notice).toMatchObject({
      code: 'linesDropped',
      titles: ['Product b'],
    });
  });

  it('leaves nothing when it was the only one', async () => {
    const { world, tab } = await seeded(addLine('b'));
    tab.close();
    world.shop.carts.clear();
    world.shop.deleted.add('b');
    const next = world.open();
    await settle();
    expect(next.shown()).toEqual({});
    expect(next.engine.getState()).toMatchObject({ isActive: false, cartBusy: false });
  });

  it('is said to be gone when the store has dropped it', async () => {
    const { world, tab } = await seeded(addLine('a'), addLine('b'));
    const cart = world.shop.cart();
    if (cart) world.shop.carts.set(cart.id, { ...cart, lines: cart.lines.slice(0, 1) });
    tab.wake('shown');
    await settle();
    expect(tab.shown()).toEqual({ a: 1 });
    expect(tab.engine.getState().notice).toMatchObject({
      code: 'linesLost',
      titles: ['Product b'],
    });
  });
});

describe('a cart that cannot be made anew', () => {
  it('is not emptied: the lines wait for the next try', async () => {
    const { world, tab } = await seeded(addLine('a', 2));
    tab.close();
    world.shop.carts.clear();
    world.shop.fail({ operation: 'create', times: 99 });
    const next = world.open();
    await world.clock.advance(60_000);
    expect(next.shown()).toEqual({ a: 2 });
    expect(next.engine.getState()).toMatchObject({ cartError: 'createFailed', status: 'error' });
    next.close();
    world.shop.mend();
    const third = world.open();
    await settle();
    expect(third.shown()).toEqual({ a: 2 });
    expect(world.shop.quantities()).toEqual({ a: 2 });
  });
});
