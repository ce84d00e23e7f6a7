import type { FenceFinder, FinderAnswers } from '~/src/domain/content/fence-finder';

/** Names the question that is shown, where it is not the first open one. */
const AT = 'at';

/** What a finder shows. */
export interface FinderState {
  readonly answers: FinderAnswers;
  /** Index of the question; the number of questions for the result. */
  readonly step: number;
}

type Questions = Pick<FenceFinder, 'questions'>;

const firstOpen = ({ questions }: Questions, answers: FinderAnswers): number => {
  const index = questions.findIndex(({ id }) => answers[id] === undefined);
  return index < 0 ? questions.length : index;
};

/** Reads the query of an address; unknown questions and answers are left out. */
export const readFinderAddress = (search: string, finder: Questions): FinderState => {
  const query = new URLSearchParams(search);
  const answers = Object.fromEntries(
    finder.questions.flatMap(question => {
      const asked = query.get(question.id);
      const answer = question.answers.find(({ id }) => id === asked);
      return answer ? [[question.id, answer.id]] : [];
    }),
  );
  const open = firstOpen(finder, answers);
  const named = finder.questions.findIndex(({ id }) => id === query.get(AT));
  return { answers, step: named < 0 ? open : Math.min(named, open) };
};

/**
 * The query of a state, beginning with `?`, or empty. Parameters of others, such as those of
 * campaigns, stay where they are.
 */
export const writeFinderAddress = (
  search: string,
  finder: Questions,
  { answers, step }: FinderState,
): string => {
  const query = new URLSearchParams(search);
  for (const { id } of finder.questions) query.delete(id);
  query.delete(AT);
  for (const { id } of finder.questions) {
    const answer = answers[id];
    if (answer !== undefined) query.set(id, answer);
  }
  const shown = finder.questions[step];
  if (shown && step !== firstOpen(finder, answers)) query.set(AT, shown.id);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
