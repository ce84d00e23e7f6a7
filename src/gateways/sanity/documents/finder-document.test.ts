import { describe, expect, it } from 'vitest';
import { fieldsOf, imageReference } from '../content.fixture';
import { describeProblem } from '../problem';
import { toFenceFinder } from './finder-document';

const answer = (id: string) => ({
  id,
  label: id,
  image: { _type: 'image', asset: { _ref: imageReference }, alt: 'A yard' },
});
const outcome = {
  id: 'gps',
  productSlug: 'gps-collar',
  suits: 'Open yards.',
  action: 'cart',
  parts: [{ productSlug: 'gps-collar', per: 'dog' }],
};
const rule = {
  title: 'Open sky suits GPS',
  questionId: 'sky',
  answerId: 'open',
  outcomeId: 'gps',
  points: 4,
  reason: 'It sees the sky.',
};
const document = {
  title: 'Find your fence',
  slug: { current: 'find-your-fence' },
  questions: [{ id: 'sky', title: 'What is above?', answers: [answer('open'), answer('trees')] }],
  outcomes: [outcome],
  rules: [rule],
};

const read = (changes: Readonly<Record<string, unknown>> = {}) => {
  const { fields, problems } = fieldsOf({ ...document, ...changes });
  return { finder: toFenceFinder(fields), problems: problems.map(describeProblem) };
};

describe('a finder document', () => {
  it('is read whole', () => {
    const { finder, problems } = read();
    expect(problems).toEqual([]);
    expect(finder).toMatchObject({
      slug: 'find-your-fence',
      questions: [
        { id: 'sky', answers: [{ id: 'open', image: { alt: 'A yard' } }, { id: 'trees' }] },
      ],
      outcomes: [{ product: 'gps-collar', parts: [{ product: 'gps-collar', per: 'dog' }] }],
      rules: [{ question: 'sky', answer: 'open', outcome: 'gps', points: 4, rulesOut: false }],
    });
  });

  it.each([
    ['a question', { questionId: 'moon' }, 'the question "moon", which does not exist'],
    ['an answer', { answerId: 'treees' }, 'the answer "treees", which the question "sky" does not'],
    ['an outcome', { outcomeId: 'kite' }, 'the outcome "kite", which does not exist'],
  ])('reports a rule about %s that is not there by its name', (_, change, message) => {
    const { finder, problems } = read({ rules: [{ ...rule, ...change }, rule] });
    expect(finder?.rules).toHaveLength(1);
    expect(problems).toEqual([
      expect.stringContaining('the rule "Open sky suits GPS" is left out'),
    ]);
    expect(problems[0]).toContain(message);
  });

  it('reports a rule whose fields cannot be read, and keeps the others', () => {
    const { finder, problems } = read({ rules: [rule, { ...rule, title: 'Odd', points: 'many' }] });
    expect(finder?.rules).toHaveLength(1);
    expect(problems[0]).toContain('rules[1].points: the rule "Odd" is left out.');
  });

  it('reports an outcome without parts, and rules about it', () => {
    const { finder, problems } = read({
      outcomes: [outcome, { ...outcome, id: 'wire', parts: [] }],
    });
    expect(finder?.outcomes.map(({ id }) => id)).toEqual(['gps']);
    expect(problems[0]).toContain('the outcome "wire" is left out.');
  });

  it('reports an id that is there twice', () => {
    const questions = [{ ...document.questions[0], answers: [answer('open'), answer('open')] }];
    const { finder, problems } = read({ questions });
    expect(finder?.questions[0]?.answers).toHaveLength(1);
    expect(problems[0]).toContain('the id "open" is there twice');
  });

  it('is none without questions or outcomes', () => {
    for (const name of ['questions', 'outcomes']) {
      const { finder, problems } = read({ [name]: [], rules: [] });
      expect(finder).toBeNull();
      expect(problems[0]).toContain('so the page shows no questions');
    }
  });
});
