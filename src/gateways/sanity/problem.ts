/** A problem for an editor to fix. */
export interface ContentProblem {
  readonly documentId: string;
  /** Path of the field, for example `modules[2].heading`. */
  readonly field: string;
  /** What is wrong and how to fix it, in a sentence. */
  readonly message: string;
}

/** The problem as a line of a build log. */
export const describeProblem = ({ documentId, field, message }: ContentProblem): string =>
  `Document ${documentId}, field ${field}: ${message}`;
