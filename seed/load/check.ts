import * as v from 'valibot';
import { shownPath } from './files';

/** The place of a value in a file. */
interface Place {
  readonly file: string;
  /** The line of the value at a path inside the file, counted from 1. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** A problem in a file of the seed; the message says where. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

export const seedError = (file: string, line: number, problem: string): SeedError =>
  new SeedError(`${shownPath(file)}, line ${line}: ${problem}`);

const isUnknownField = ({ type, expected }: v.BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';

/** `"author" is missing.` in place of `Invalid key: Expected "author" but received undefined`. */
const problemOf = (issue: v.BaseIssue<unknown>, path: readonly PropertyKey[]): string => {
  const field = path.length === 0 ? 'the file' : `"${path.map(String).join('.')}"`;
  if (issue.received === 'undefined' && issue.kind === 'schema') return `${field} is missing.`;
  if (isUnknownField(issue)) {
    return `${field} is not a field of this table.`;
  }
  return `${field}: ${issue.message}`;
};

/**
 * A value of a file, checked by its schema.
 * @throws an error with the file, the line and the field that is wrong
 */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  { file, lineOf }: Place,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  // A misspelled name is unknown, and its field is missing: the first says more.
  const issue = result.issues.find(isUnknownField) ?? result.issues[0];
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  throw seedError(file, lineOf(path), problemOf(issue, path));
}
