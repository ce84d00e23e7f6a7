/** What can be wrong with a setting. */
export const PROBLEM_KINDS = [
  'missing',
  'misspelt',
  'another store’s',
  'expired',
  'forbidden origin',
  'wrong version',
  'unreachable',
  'malformed answer',
  'out of order',
] as const;

export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Something to mend. */
export interface Problem {
  readonly kind: ProblemKind;
  /** The setting to look at first. */
  readonly setting: string;
  /** What is wrong and what to do, for somebody who runs the shop. Never holds a secret. */
  readonly sentence: string;
}

/** What became of a call: what was answered, or what is wrong. */
export type Tried<T> = { readonly ok: T } | { readonly problem: Problem };

/** An endpoint that is tried. */
export interface Check {
  /** As the report lists it. */
  readonly name: string;
  /** The setting without which it is left out; null for what every shop has. */
  readonly leftOutWithout: string | null;
  readonly run: () => Promise<readonly Problem[]>;
}

export const problem = (kind: ProblemKind, setting: string, sentence: string): Problem => ({
  kind,
  setting,
  sentence,
});
