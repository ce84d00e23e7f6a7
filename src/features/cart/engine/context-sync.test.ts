import { describe, expect, it } from 'vitest';
import { addLine } from '../queue/cart.fixture';
import { ok } from '~/src/domain/data/result';
import type { CartContext } from '../types';
import { settle, World } from './fake-browser.fixture';

const TOKEN = 'secret-token';
const here = { countryCode: 'US', dealerId: null };
const stranger: CartContext = { ...here, buyer: null };
const avery: CartContext = { ...here, buyer: { token: TOKEN, session: '2026-12-21T00:00:00Z' } };

/** A world whose store notes the tokens that carts are told. */
const worldOf = ({ refuses = false } = {}) => {
  const world = new World();
  const told: (string | null | undefined)[] = [];
  const gateway = world.shop.gateway.bind(world.shop);
  world.shop.gateway = isAlive => {
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
  const stored = () => JSON.stringify([...world.area.values]);
  return { world, told, stored };
};

describe('the signed-in customer', () => {
  it('is told to a cart once it is made, and once only', async () => {
    const { world, told, stored } = worldOf();
    const tab = world.open(avery);
    await tab.engine.add([addLine('a')]);
    await settle();
    expect(world.shop.calls).toEqual(['create', 'updateBuyerIdentity']);
    expect(told).toEqual([TOKEN]);
    tab.close();
    const other = world.open(avery);
    await settle();
    await other.engine.add([addLine('b')]);
    expect(told).toEqual([TOKEN]);
    expect(stored()).not.toContain(TOKEN);
  });

  it('is told when they sign in, renew, and sign out', async () => {
    const { world, told } = worldOf();
    const tab = world.open(stranger);
    await tab.engine.add([addLine('a')]);
    expect(told).toEqual([]);
    tab.engine.setContext(avery);
    await settle();
    tab.engine.setContext({ ...here, buyer: { token: 'next', session: '2027-01-21T00:00:00Z' } });
    await settle();
    tab.engine.setContext(stranger);
    await settle();
    expect(told).toEqual([TOKEN, 'next', null]);
    tab.close();
    world.open(stranger);
    await settle();
    expect(told).toHaveLength(3);
  });

  it('is neither told nor taken away while nobody knows who is signed in', async () => {
    const { world, told } = worldOf();
    const tab = world.open(avery);
    await tab.engine.add([addLine('a')]);
    await settle();
    tab.engine.setContext(here);
    await settle();
    expect(told).toEqual([TOKEN]);
  });

  it('whom the store refuses costs neither the line nor the shopper’s peace', async () => {
    const { world, told, stored } = worldOf({ refuses: true });
    const tab = world.open(avery);
    const outcome = await tab.engine.add([addLine('a')]);
    await settle();
    expect(outcome.ok).toBe(true);
    expect(told).toEqual([TOKEN]);
    expect(tab.engine.getState()).toMatchObject({ notice: null, cartBusy: false, status: 'ready' });
    await tab.engine.add([addLine('b')]);
    expect(tab.shown()).toEqual({ a: 1, b: 1 });
    expect(told).toEqual([TOKEN]);
    expect(stored()).not.toContain(TOKEN);
  });

  it('is told again after a failure, when the page wakes', async () => {
    const { world, told } = worldOf();
    const tab = world.open(stranger);
    await tab.engine.add([addLine('a')]);
    world.shop.fail({ operation: 'updateBuyerIdentity', times: 20 });
    tab.engine.setContext(avery);
    await world.clock.advance(60_000);
    expect(tab.engine.getState().notice).toBeNull();
    const tries = told.length;
    world.shop.mend();
    tab.wake('shown');
    await settle();
    expect(told.length).toBe(tries + 1);
    tab.wake('shown');
    await settle();
    expect(told.length).toBe(tries + 1);
  });

  it('comes along when the cart is gone', async () => {
    const { world, told } = worldOf();
    const tab = world.open(avery);
    await tab.engine.add([addLine('a')]);
    await settle();
    world.shop.carts.clear();
    await tab.engine.add([addLine('b')]);
    await settle();
    expect(tab.shown()).toEqual({ a: 1, b: 1 });
    expect(told).toEqual([TOKEN, TOKEN]);
  });

  it('is never written to the journal, where a page may end', async () => {
    const { world, stored } = worldOf();
    const tab = world.open(stranger);
    await tab.engine.add([addLine('a')]);
    world.shop.hold();
    tab.engine.setContext(avery);
    await settle();
    expect(stored()).toContain('ambient:');
    expect(stored()).not.toContain(TOKEN);
    tab.close();
    world.shop.releaseAll();
    world.open(avery);
    await settle();
    expect(stored()).not.toContain(TOKEN);
  });
});
