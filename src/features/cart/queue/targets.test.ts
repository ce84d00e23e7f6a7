import { describe, expect, it } from 'vitest';
import { countsOf, lineKey, type Intent, type Batch } from './intents';
import { addLine, cartLine, keyFor, queued } from './cart.fixture';
import { fieldsOf, resolve, targetsOf } from './targets';

const from = countsOf([cartLine('a', 2), cartLine('b', 1)]);
const plan = { id: 'm', name: 'Monthly', price: { cents: 900, currency: 'USD' as const } };

const quantities = (...intents: Intent[]) =>
  Object.fromEntries(
    [...resolve(from, queued(...intents)).values()].map(({ key, quantity }) => [key, quantity]),
  );

describe('lineKey', () => {
  it('is the same whatever the order of the attributes', () => {
    const one = { key: 'pet', value: 'Rex' };
    const two = { key: 'size', value: 'L' };
    const spec = { merchandiseId: 'a', sellingPlanId: null };
    expect(lineKey({ ...spec, attributes: [one, two] })).toBe(
      lineKey({ ...spec, attributes: [two, one] }),
    );
    expect(lineKey({ ...spec, attributes: [one] })).not.toBe(lineKey({ ...spec, attributes: [] }));
  });
});

describe('resolve', () => {
  it('coalesces relative changes into one absolute target', () => {
    const clicks: Intent[] = Array.from({ length: 20 }, () => ({
      kind: 'adjust',
      key: keyFor('a'),
      by: 1,
    }));
    expect(quantities(...clicks)).toEqual({ [keyFor('a')]: 22 });
  });

  it('lets the last intent win', () => {
    expect(
      quantities(
        { kind: 'set', key: keyFor('a'), quantity: 9 },
        { kind: 'set', key: keyFor('a'), quantity: 0 },
        { kind: 'add', lines: [addLine('a', 3)] },
      ),
    ).toEqual({ [keyFor('a')]: 3 });
  });

  it('never goes below nothing, and brings no line back but by adding', () => {
    expect(
      quantities(
        { kind: 'adjust', key: keyFor('b'), by: -5 },
        { kind: 'adjust', key: keyFor('b'), by: 1 },
        { kind: 'set', key: keyFor('unknown'), quantity: 4 },
      ),
    ).toEqual({ [keyFor('b')]: 0 });
  });

  it('empties every line', () => {
    expect(quantities({ kind: 'empty' })).toEqual({ [keyFor('a')]: 0, [keyFor('b')]: 0 });
  });

  it('moves a line to its new plan, joining one that is there', () => {
    expect(quantities({ kind: 'plan', key: keyFor('a'), plan })).toEqual({
      [keyFor('a')]: 0,
      [keyFor('a', 'm')]: 2,
    });
    const both = countsOf([cartLine('a', 2), cartLine('a', 1, { sellingPlan: plan })]);
    const joined = resolve(both, queued({ kind: 'plan', key: keyFor('a', 'm'), plan: null }));
    expect(joined.get(keyFor('a'))?.quantity).toBe(3);
    expect(joined.get(keyFor('a', 'm'))?.quantity).toBe(0);
  });

  it('says where a moved line came from, over several moves', () => {
    const yearly = { ...plan, id: 'y' };
    const targets = resolve(
      from,
      queued(
        { kind: 'plan', key: keyFor('a'), plan },
        { kind: 'plan', key: keyFor('a', 'm'), plan: yearly },
      ),
    );
    expect(targets.get(keyFor('a', 'y'))?.movedFrom).toBe(keyFor('a'));
  });
});

describe('targetsOf', () => {
  it('puts back what was refused, and leaves what others asked of the same line', () => {
    const [refused, kept] = queued(
      { kind: 'add', lines: [addLine('a', 5), addLine('x')] },
      { kind: 'adjust', key: keyFor('b'), by: 1 },
    );
    if (!refused || !kept) throw new Error('Two intents were queued.');
    const journal: Batch = { cartId: 'c', from, items: [kept], dropped: [refused] };
    const targets = targetsOf(journal);
    expect(targets.get(keyFor('a'))?.quantity).toBe(2);
    expect(targets.get(keyFor('b'))?.quantity).toBe(2);
    expect(targets.has(keyFor('x'))).toBe(false);
  });
});

describe('fieldsOf', () => {
  it('merges attributes and identity by key; the last value of a field wins', () => {
    expect(
      fieldsOf(
        queued(
          { kind: 'fields', fields: { note: 'one', attributes: [{ key: 'a', value: '1' }] } },
          { kind: 'fields', fields: { buyerIdentity: { email: 'a@b.test' } } },
          {
            kind: 'fields',
            fields: {
              note: '',
              attributes: [
                { key: 'a', value: '2' },
                { key: 'b', value: '3' },
              ],
              buyerIdentity: { countryCode: 'CA' },
            },
          },
        ),
      ),
    ).toEqual({
      note: '',
      attributes: [
        { key: 'a', value: '2' },
        { key: 'b', value: '3' },
      ],
      buyerIdentity: { email: 'a@b.test', countryCode: 'CA' },
    });
  });
});
