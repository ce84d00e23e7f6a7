/** What can be wrong with a setting. */
export const PROBLEM_KINDS = [
  'missing',
  'misspelled',
  'another store’s',
  'expired',
  'forbidden origin',
  'wrong version',
  'unreachable',
  'malformed answer',
  'vendor error',
] as const;

export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** A problem with a setting. */
export interface Problem {
  readonly kind: ProblemKind;
  /** The setting to look at first. */
  readonly setting: string;
  /** What is wrong and how to fix it, for whoever runs the shop. Never contains a secret. */
  readonly sentence: string;
}

/** The result of a call: its answer, or the problem. */
export type CallResult<T> = { readonly ok: T } | { readonly problem: Problem };

/** An endpoint that is tried. */
export interface Check {
  /** As the report lists it. */
  readonly name: string;
  /** The setting without which it is left out; null for what every shop has. */
  readonly leftOutWithout: string | null;
  /** What the report says of that setting; without it that it is empty. */
  readonly leftOutBecause?: string;
  readonly run: () => Promise<readonly Problem[]>;
}

export const problem = (kind: ProblemKind, setting: string, sentence: string): Problem => ({
  kind,
  setting,
  sentence,
});
