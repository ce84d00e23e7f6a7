import type {
  FenceFinder,
  FinderAnswer,
  FinderOutcome,
  FinderRule,
} from '~/src/domain/content/fence-finder';

const answer = (id: string, more: Partial<FinderAnswer> = {}): FinderAnswer => ({
  id,
  label: id,
  note: null,
  image: null,
  dogs: null,
  option: null,
  ...more,
});

const outcome = (id: string, more: Partial<FinderOutcome> = {}): FinderOutcome => ({
  id,
  product: id,
  suits: `Whom ${id} suits.`,
  action: 'cart',
  strengths: [`${id} one`, `${id} two`, `${id} three`],
  parts: [{ product: id, per: 'dog' }],
  ...more,
});

export const rule = (
  question: string,
  given: string,
  outcomeId: string,
  points: number,
  more: Partial<FinderRule> = {},
): FinderRule => ({
  question,
  answer: given,
  outcome: outcomeId,
  points,
  rulesOut: false,
  reason: `${outcomeId} ${points}`,
  ...more,
});

/** Two questions and three outcomes. */
export const finder: FenceFinder = {
  slug: 'find-your-fence',
  title: 'Find your fence',
  intro: null,
  outcomesHeading: 'All fences',
  outcomesText: null,
  questions: [
    {
      id: 'sky',
      title: 'What is above your yard?',
      help: null,
      answers: [answer('open', { label: 'Open sky' }), answer('trees', { label: 'Branches' })],
    },
    {
      id: 'dogs',
      title: 'How many dogs?',
      help: null,
      answers: [
        answer('one', { label: 'One dog', dogs: 1 }),
        answer('two', {
          label: 'Two dogs',
          dogs: 2,
          option: { name: 'Size', value: 'Large' },
        }),
      ],
    },
  ],
  outcomes: [
    outcome('collar'),
    outcome('wire', {
      action: 'visit',
      parts: [
        { product: 'wire', per: 'home' },
        { product: 'collar', per: 'furtherDog' },
      ],
    }),
    outcome('lead'),
  ],
  rules: [
    rule('sky', 'open', 'collar', 4),
    rule('sky', 'trees', 'wire', 5),
    rule('sky', 'trees', 'collar', -5),
    rule('dogs', 'two', 'wire', 1),
    rule('dogs', 'two', 'lead', 0, { rulesOut: true }),
  ],
};
