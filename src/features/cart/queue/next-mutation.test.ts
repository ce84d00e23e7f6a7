import { describe, expect, it } from 'vitest';
import { countsOf, type CartFields, type Intent } from './intents';
import { mergeAttributes, nextMutation } from './next-mutation';
import { addLine, cartLine, cartOf, keyFor, queued } from './cart.fixture';
import { resolve } from './targets';

const none = { finished: new Set<string>(), isolate: false };
const base = cartOf([cartLine('a', 2), cartLine('b', 1)]);

const step = (intent: Intent, cart = base, options = none) =>
  nextMutation(cart, resolve(countsOf(cart.lines), queued(intent)), {}, options);

const fieldStep = (fields: CartFields, cart = base) => nextMutation(cart, new Map(), fields, none);

describe('nextMutation', () => {
  it('makes a cart with its lines when there is none', () => {
    const targets = resolve([], queued({ kind: 'add', lines: [addLine('a'), addLine('b')] }));
    expect(nextMutation(null, targets, {}, none)).toMatchObject({
      kind: 'create',
      lines: [{ merchandiseId: 'a' }, { merchandiseId: 'b' }],
    });
    expect(nextMutation(null, new Map(), { note: 'x' }, none)).toBeNull();
  });

  it('updates a line that is there and adds one that is not', () => {
    const change: Intent = { kind: 'add', lines: [addLine('a', 3), addLine('c')] };
    expect(step(change)).toMatchObject({
      kind: 'update',
      updates: [{ id: 'line-a', quantity: 5 }],
    });
    const after = cartOf([cartLine('a', 5), cartLine('b', 1)]);
    const targets = resolve(countsOf(base.lines), queued(change));
    expect(nextMutation(after, targets, {}, none)).toMatchObject({
      kind: 'add',
      keys: [keyFor('c')],
    });
  });

  it('has nothing to send once the store has it all', () => {
    const targets = resolve(countsOf([]), queued({ kind: 'add', lines: [addLine('a', 2)] }));
    expect(nextMutation(base, targets, {}, none)).toBeNull();
  });

  it('removes all lines of a target of none in one call', () => {
    expect(step({ kind: 'empty' })).toEqual({
      kind: 'remove',
      keys: [keyFor('a'), keyFor('b')],
      ids: ['line-a', 'line-b'],
    });
  });

  it('joins lines that the store keeps apart', () => {
    const apart = cartOf([cartLine('a', 2), cartLine('a', 1, { id: 'line-a2' })]);
    expect(step({ kind: 'adjust', key: keyFor('a'), by: 1 }, apart)).toMatchObject({
      updates: [
        { id: 'line-a', quantity: 4 },
        { id: 'line-a2', quantity: 0 },
      ],
    });
  });

  it('changes a plan in place', () => {
    const plan = { id: 'm', name: 'M', price: { cents: 900, currency: 'USD' as const } };
    expect(step({ kind: 'plan', key: keyFor('a'), plan })).toEqual({
      kind: 'update',
      keys: [keyFor('a', 'm')],
      updates: [{ id: 'line-a', quantity: 2, sellingPlanId: 'm' }],
    });
  });

  it('asks for one line a call to find the one that is refused', () => {
    expect(step({ kind: 'empty' }, base, { ...none, isolate: true })).toMatchObject({
      ids: ['line-a'],
    });
  });

  it('leaves what is finished', () => {
    const options = { ...none, finished: new Set([keyFor('a')]) };
    expect(step({ kind: 'set', key: keyFor('a'), quantity: 9 }, base, options)).toBeNull();
  });
});

describe('fields', () => {
  it('are sent only when they differ', () => {
    const cart = cartOf([], {
      note: 'hi',
      countryCode: 'CA',
      discountCodes: [{ code: 'PLAY', isApplicable: true }],
      attributes: [{ key: 'Dealer ID', value: '7' }],
    });
    expect(fieldStep({ note: 'hi', discountCodes: ['play'] }, cart)).toBeNull();
    expect(fieldStep({ buyerIdentity: { countryCode: 'CA' } }, cart)).toBeNull();
    expect(fieldStep({ attributes: [{ key: 'Dealer ID', value: '7' }] }, cart)).toBeNull();
    expect(fieldStep({ note: '' }, cart)).toMatchObject({ field: 'note' });
    expect(fieldStep({ discountCodes: [] }, cart)).toMatchObject({ field: 'discountCodes' });
    expect(fieldStep({ attributes: [{ key: 'Dealer ID', value: '8' }] }, cart)).toMatchObject({
      field: 'attributes',
    });
    for (const told of [{ email: 'a@b.test' }, { phone: '+15550100' }]) {
      const asked = { buyerIdentity: told };
      expect(fieldStep(asked, cart)).toMatchObject({ field: 'buyerIdentity' });
      expect(fieldStep(asked, { ...cart, ...told })).toBeNull();
    }
    expect(fieldStep({ buyerIdentity: { customerAccessToken: null } }, cart)).toMatchObject({
      field: 'buyerIdentity',
    });
    const wallets = ['APPLE_PAY'];
    expect(fieldStep({ buyerIdentity: { wallets } }, cart)).toMatchObject({
      field: 'buyerIdentity',
    });
    expect(fieldStep({ buyerIdentity: { wallets } }, { ...cart, wallets })).toBeNull();
  });

  it('keep the attributes that nobody speaks of', () => {
    expect(
      mergeAttributes(
        [
          { key: 'a', value: '1' },
          { key: 'b', value: '2' },
        ],
        [
          { key: 'b', value: '' },
          { key: 'c', value: '3' },
        ],
      ),
    ).toEqual([
      { key: 'a', value: '1' },
      { key: 'c', value: '3' },
    ]);
  });
});
