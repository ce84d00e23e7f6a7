import type { ImageAsset } from './media/image';

/** A value of a product's option, such as a size. */
export interface OptionChoice {
  readonly name: string;
  readonly value: string;
}

export interface FinderAnswer {
  /** Unique in its question; part of the page's address. */
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  readonly image: ImageAsset | null;
  /** How many dogs it stands for; null if it says nothing about that. */
  readonly dogs: number | null;
  /** What to choose of products that have the option; null for nothing. */
  readonly option: OptionChoice | null;
}

export interface FinderQuestion {
  /** Unique in the finder; part of the page's address. */
  readonly id: string;
  readonly title: string;
  readonly help: string | null;
  readonly answers: readonly FinderAnswer[];
}

/** How many of a product a household needs. */
export type PartCount = 'home' | 'dog' | 'furtherDog';

export interface FinderPart {
  readonly product: string;
  readonly per: PartCount;
}

/** What the questions can lead to. */
export interface FinderOutcome {
  readonly id: string;
  /** Handle of the product that stands for it. */
  readonly product: string;
  /** Who it suits, in a sentence. */
  readonly suits: string;
  /** Whether it is bought in the cart or begins with a dealer's visit. */
  readonly action: 'cart' | 'visit';
  /** Reasons that apply whatever the answers. */
  readonly strengths: readonly string[];
  /** Everything to buy; the product itself comes first. */
  readonly parts: readonly FinderPart[];
}

/** How an answer affects an outcome. */
export interface FinderRule {
  readonly question: string;
  readonly answer: string;
  readonly outcome: string;
  /** Points for the outcome; negative ones count against it. */
  readonly points: number;
  /** Excludes the outcome, however many points it has. */
  readonly rulesOut: boolean;
  /** Why, in a sentence for shoppers. */
  readonly reason: string | null;
}

/** The questions that lead to a fence, and the rules that choose it; editors own both. */
export interface FenceFinder {
  /** Slug of the page that shows it. */
  readonly slug: string;
  readonly title: string;
  readonly intro: string | null;
  readonly outcomesHeading: string | null;
  readonly outcomesText: string | null;
  /** One or more, each with an answer. */
  readonly questions: readonly FinderQuestion[];
  /** One or more. */
  readonly outcomes: readonly FinderOutcome[];
  readonly rules: readonly FinderRule[];
}

/** Ids of answers by the id of their question. */
export type FinderAnswers = Readonly<Record<string, string>>;

/** The chosen answers, in the order of the questions. */
export const chosenAnswers = (
  { questions }: Pick<FenceFinder, 'questions'>,
  answers: FinderAnswers,
): readonly { readonly question: FinderQuestion; readonly answer: FinderAnswer }[] =>
  questions.flatMap(question => {
    const answer = question.answers.find(({ id }) => id === answers[question.id]);
    return answer ? [{ question, answer }] : [];
  });

/**
 * The finder with only those outcomes whose products a store sells all; null if none is left.
 * Rules about the others go with them.
 */
export const soldFinder = (
  finder: FenceFinder,
  isSold: (handle: string) => boolean,
): FenceFinder | null => {
  const outcomes = finder.outcomes.filter(({ parts }) =>
    parts.every(({ product }) => isSold(product)),
  );
  if (outcomes.length === 0) return null;
  const ids = new Set(outcomes.map(({ id }) => id));
  return { ...finder, outcomes, rules: finder.rules.filter(({ outcome }) => ids.has(outcome)) };
};

/** Handles of every product that a finder can show. */
export const finderProducts = ({ outcomes }: Pick<FenceFinder, 'outcomes'>): readonly string[] => [
  ...new Set(
    outcomes.flatMap(({ product, parts }) => [product, ...parts.map(each => each.product)]),
  ),
];
