import { describe, expect, it } from 'vitest';
import { chooseFence, householdOf, partQuantity } from './choose-fence';
import { finderProducts, soldFinder } from '~/src/domain/content/fence-finder';
import { finder, rule } from './finder.fixture';

const choose = (answers: Record<string, string>, rules = finder.rules) =>
  chooseFence({ ...finder, rules }, answers);

describe('the match', () => {
  it('has the most points', () => {
    expect(choose({ sky: 'open', dogs: 'one' })?.match.id).toBe('collar');
    expect(choose({ sky: 'trees', dogs: 'one' })?.match.id).toBe('wire');
  });

  it('is the one that editors put first if points are equal', () => {
    expect(choose({})?.match.id).toBe('collar');
  });

  it('is none that a rule excludes, however many points it has', () => {
    const rules = [...finder.rules, rule('sky', 'open', 'collar', 0, { rulesOut: true })];
    expect(choose({ sky: 'open' }, rules)?.match.id).not.toBe('collar');
  });

  it('is there even if rules exclude every outcome', () => {
    const rules = finder.outcomes.map(({ id }) =>
      rule('sky', 'open', id, id === 'wire' ? 1 : 0, { rulesOut: true }),
    );
    const choice = choose({ sky: 'open' }, rules);
    expect(choice?.match.id).toBe('wire');
    expect(choice?.runnerUp).toBeNull();
  });
});

describe('its reasons', () => {
  it('are three: what the answers say, the weightiest first, then its strengths', () => {
    expect(choose({ sky: 'trees', dogs: 'two' })?.reasons).toEqual([
      'wire 5',
      'wire 1',
      'wire one',
    ]);
    expect(choose({})?.reasons).toEqual(['collar one', 'collar two', 'collar three']);
  });

  it('are given once each', () => {
    const rules = [rule('sky', 'open', 'collar', 2, { reason: 'collar one' })];
    const choice = choose({ sky: 'open' }, rules);
    expect(choice?.reasons).toEqual(['collar one', 'collar two', 'collar three']);
  });
});

describe('the caution', () => {
  it('is what speaks most against the match, if anything does', () => {
    const rules = [
      ...finder.rules,
      rule('dogs', 'two', 'wire', -1),
      rule('dogs', 'two', 'wire', -2),
    ];
    const choice = choose({ sky: 'trees', dogs: 'two' }, rules);
    expect(choice).toMatchObject({ match: { id: 'wire' }, caution: 'wire -2' });
    expect(choose({ sky: 'open' })?.caution).toBeNull();
  });
});

describe('the runner-up', () => {
  it('says what speaks against it most, or else whom it suits', () => {
    const rules = [...finder.rules, rule('sky', 'trees', 'lead', -9)];
    expect(choose({ sky: 'trees', dogs: 'one' }, rules)?.runnerUp).toMatchObject({
      outcome: { id: 'collar' },
      reason: 'collar -5',
    });
    expect(choose({ sky: 'open' })?.runnerUp).toMatchObject({
      outcome: { id: 'wire' },
      reason: 'Whom wire suits.',
    });
  });
});

describe('a household', () => {
  it('has as many dogs as an answer says, one if none does, and the options of its answers', () => {
    expect(householdOf(finder, {})).toEqual({ dogs: 1, options: [] });
    expect(householdOf(finder, { dogs: 'two' })).toEqual({
      dogs: 2,
      options: [{ name: 'Size', value: 'Large' }],
    });
  });

  it('needs each part once, for every dog, or for every dog but the first', () => {
    expect((['home', 'dog', 'furtherDog'] as const).map(per => partQuantity(per, 3))).toEqual([
      1, 3, 2,
    ]);
  });
});

describe('the finder of a store', () => {
  it('leaves out outcomes with a part that is not sold, and their rules', () => {
    const sold = soldFinder(finder, handle => handle !== 'wire');
    expect(sold?.outcomes.map(({ id }) => id)).toEqual(['collar', 'lead']);
    expect(sold?.rules.some(({ outcome }) => outcome === 'wire')).toBe(false);
    expect(soldFinder(finder, () => false)).toBeNull();
  });

  it('names each product once', () => {
    expect(finderProducts(finder)).toEqual(['collar', 'wire', 'lead']);
  });
});
