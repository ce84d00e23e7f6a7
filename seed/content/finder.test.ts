import { expect, it } from 'vitest';
import finder from './larkfield/finder.json';

// The rules are those of `src/domain/fence-finder`, which the seed may not import; this reads them off the table.
const verdict = (answers: readonly string[]) => {
  const given = Object.fromEntries(finder.questions.map(({ id }, index) => [id, answers[index]]));
  const fired = finder.rules.filter(rule => given[rule.question] === rule.answer);
  return finder.outcomes.map(({ id }) => {
    const own = fired.filter(rule => rule.outcome === id);
    const points = own.reduce((sum, rule) => sum + (rule.points ?? 0), 0);
    return { id, points, isOut: own.some(rule => rule.rulesOut === true) };
  });
};

const combinations = finder.questions.reduce<readonly (readonly string[])[]>(
  (before, { answers }) => before.flatMap(each => answers.map(({ id }) => [...each, id])),
  [[]],
);

it('has an outcome for every combination of answers that no rule excludes, and a second one', () => {
  const open = combinations.map(each => verdict(each).filter(({ isOut }) => !isOut).length);
  expect(combinations).toHaveLength(972);
  expect(Math.min(...open)).toBeGreaterThanOrEqual(2);
});

it('leads to every outcome but the lead, which comes second', () => {
  const winners = new Set(
    combinations.map(each => {
      const [best] = verdict(each)
        .filter(({ isOut }) => !isOut)
        .sort((a, b) => b.points - a.points);
      return best?.id;
    }),
  );
  expect([...winners].sort()).toEqual(['gps', 'indoor', 'outdoor', 'trainer', 'wire']);
});

it('names only questions, answers and outcomes that are there', () => {
  const answers = new Set(
    finder.questions.flatMap(({ id, answers: own }) => own.map(each => `${id} ${each.id}`)),
  );
  const outcomes = new Set(finder.outcomes.map(({ id }) => id));
  const broken = finder.rules.filter(
    rule => !answers.has(`${rule.question} ${rule.answer}`) || !outcomes.has(rule.outcome),
  );
  expect(broken.map(({ title }) => title)).toEqual([]);
});
