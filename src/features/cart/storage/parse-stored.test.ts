import { describe, expect, it } from 'vitest';
import { countsOf, type Intent } from '../queue/intents';
import { addLine, cartLine, cartOf, keyFor, queued } from '../queue/cart.fixture';
import { isNewer, isNewerSnapshot } from '../queue/snapshot';
import { parseBatch, parseQueuedIntent, parseSnapshot } from './parse-stored';

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const cart = cartOf([
  cartLine('a', 2, {
    sellingPlan: { id: 'm', name: 'M', price: { cents: 900, currency: 'USD' } },
    attributes: [{ key: 'pet', value: 'Rex' }],
  }),
]);

describe('what was stored', () => {
  it('comes back whole', () => {
    const intents: Intent[] = [
      { kind: 'add', lines: [addLine('a')] },
      { kind: 'adjust', key: keyFor('a'), by: -1 },
      { kind: 'set', key: keyFor('a'), quantity: 3 },
      { kind: 'empty' },
      { kind: 'plan', key: keyFor('a'), plan: null },
      { kind: 'fields', fields: { note: '', buyerIdentity: { countryCode: 'CA' } } },
    ];
    const items = queued(...intents);
    expect(items.map(item => parseQueuedIntent(stored(item)))).toEqual(items);
    const batch = { cartId: null, from: countsOf(cart.lines), items, dropped: items.slice(0, 1) };
    expect(parseBatch(stored(batch))).toEqual(batch);
    const snapshot = { cart, sequence: 4, savedAt: 5, done: [{ id: 'x', failure: null }] };
    expect(parseSnapshot(stored(snapshot))).toEqual(snapshot);
  });

  it('is read as in stock where an earlier build kept it', () => {
    const [line] = cart.lines;
    if (!line) throw new Error('The cart has no line.');
    const { isBackorder: _, ...merchandise } = line.merchandise;
    const kept = { ...cart, lines: [{ ...line, merchandise }] };
    const snapshot = { cart: kept, sequence: 4, savedAt: 5, done: [] };
    expect(parseSnapshot(stored(snapshot))?.cart).toEqual(cart);
  });

  it('counts for nothing when a part is not what it should be', () => {
    const snapshot = { cart, sequence: 4, savedAt: 5, done: [] };
    const bad = { ...cart.subtotal, currency: 'XXX' };
    expect(parseSnapshot({ ...snapshot, cart: { ...cart, subtotal: bad } })).toBeNull();
    expect(parseSnapshot({ ...snapshot, sequence: '4' })).toBeNull();
    expect(parseSnapshot(null)).toBeNull();
    expect(parseBatch([])).toBeNull();
    expect(parseQueuedIntent({ id: 'x', at: 1, intent: { kind: 'toString' } })).toBeNull();
  });
});

describe('isNewer', () => {
  const old = { ...cart, updatedAt: '2025-03-30T09:59:59Z' };
  const now = Date.parse('2025-04-01T00:00:00Z');

  it('refuses an earlier state of the same cart', () => {
    expect(isNewer(old, cart, now)).toBe(false);
    expect(isNewer(cart, old, now)).toBe(true);
    expect(isNewer(cart, cart, now)).toBe(true);
    expect(isNewer({ ...old, id: 'another' }, cart, now)).toBe(true);
    expect(isNewer(old, null, now)).toBe(true);
  });

  it.each(['', 'yesterday', '2025-04-01T00:00:01Z', '+275760-09-13T00:00:00Z'])(
    'takes the later answer where a stamp is %j: no date, or ahead of the clock',
    updatedAt => {
      const odd = { ...cart, updatedAt };
      expect(isNewer(cart, odd, now)).toBe(true);
      expect(isNewer(old, odd, now)).toBe(true);
      expect(isNewer(odd, cart, now)).toBe(true);
    },
  );

  it('asks of another tab’s snapshot that its sequence be higher too', () => {
    const snapshot = (sequence: number, of: typeof cart | null) => ({
      cart: of,
      sequence,
      savedAt: 0,
      done: [],
    });
    const mine = { cart, sequence: 3 };
    expect(isNewerSnapshot(snapshot(3, cart), mine, now)).toBe(false);
    expect(isNewerSnapshot(snapshot(4, cart), mine, now)).toBe(true);
    expect(isNewerSnapshot(snapshot(4, old), mine, now)).toBe(false);
    expect(isNewerSnapshot(snapshot(4, null), mine, now)).toBe(true);
  });
});
