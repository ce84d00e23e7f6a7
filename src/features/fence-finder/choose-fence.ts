import {
  chosenAnswers,
  type FenceFinder,
  type FinderAnswers,
  type FinderOutcome,
  type FinderRule,
  type OptionChoice,
  type PartCount,
} from '~/src/domain/content/fence-finder';

const REASONS = 3;

export interface FenceChoice {
  readonly match: FinderOutcome;
  /** Reasons for the match, the strongest first. */
  readonly reasons: readonly string[];
  /** What speaks most against the match; null if nothing does. */
  readonly caution: string | null;
  /** Null if the rules exclude every other outcome. */
  readonly runnerUp: {
    readonly outcome: FinderOutcome;
    /** Why it lost, or else who it suits. */
    readonly reason: string;
  } | null;
}

interface Judged {
  readonly outcome: FinderOutcome;
  readonly rules: readonly FinderRule[];
  readonly points: number;
  readonly isRuledOut: boolean;
}

const judge = (outcome: FinderOutcome, fired: readonly FinderRule[]): Judged => {
  const rules = fired.filter(rule => rule.outcome === outcome.id);
  return {
    outcome,
    rules,
    points: rules.reduce((sum, rule) => sum + rule.points, 0),
    isRuledOut: rules.some(rule => rule.rulesOut),
  };
};

/** Eligible outcomes first, then by points; ties keep the editors' order. */
const byMerit = (a: Judged, b: Judged): number =>
  Number(a.isRuledOut) - Number(b.isRuledOut) || b.points - a.points;

const reasonsFor = ({ outcome, rules }: Judged): readonly string[] => {
  const own = [...rules]
    .filter(({ points, rulesOut }) => points > 0 && !rulesOut)
    .sort((a, b) => b.points - a.points)
    .flatMap(({ reason }) => reason ?? []);
  return [...new Set([...own, ...outcome.strengths])].slice(0, REASONS);
};

const reasonAgainst = ({ rules }: Judged): string | null =>
  [...rules].filter(({ points }) => points < 0).sort((a, b) => a.points - b.points)[0]?.reason ??
  null;

/**
 * The outcome that suits the answers best, and the next one. There is always a match: if the rules
 * exclude every outcome, the one with the most points wins.
 */
export const chooseFence = (
  { outcomes, rules }: Pick<FenceFinder, 'outcomes' | 'rules'>,
  answers: FinderAnswers,
): FenceChoice | null => {
  const fired = rules.filter(({ question, answer }) => answers[question] === answer);
  const [first, second] = outcomes.map(outcome => judge(outcome, fired)).sort(byMerit);
  if (!first) return null;
  return {
    match: first.outcome,
    reasons: reasonsFor(first),
    caution: reasonAgainst(first),
    runnerUp:
      second && !second.isRuledOut
        ? { outcome: second.outcome, reason: reasonAgainst(second) ?? second.outcome.suits }
        : null,
  };
};

/** What the answers say of the household: how many dogs, and which options to choose. */
export interface Household {
  readonly dogs: number;
  readonly options: readonly OptionChoice[];
}

export const householdOf = (
  finder: Pick<FenceFinder, 'questions'>,
  answers: FinderAnswers,
): Household => {
  const chosen = chosenAnswers(finder, answers).map(({ answer }) => answer);
  return {
    dogs: Math.max(1, ...chosen.map(({ dogs }) => dogs ?? 1)),
    options: chosen.flatMap(({ option }) => option ?? []),
  };
};

/** How many of a part a household with so many dogs needs. */
export const partQuantity = (per: PartCount, dogs: number): number =>
  ({ home: 1, dog: dogs, furtherDog: dogs - 1 })[per];
