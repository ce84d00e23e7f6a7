import {
  finite,
  nullish,
  number,
  pipe,
  safeParse,
  type BaseIssue,
  type GenericSchema,
  type InferOutput,
  type NullishSchema,
} from 'valibot';
import { parseJson } from './json';
import { err, ok, type Result } from './result';

/** Why a value could not be read. */
export interface DecodeError {
  /** The first invalid field, for example `products[0].price`; empty for the value itself. */
  readonly path: string;
  /** A sentence that names the field and what it should be. The value is not in it: it may be private. */
  readonly message: string;
}

const pathOf = ({ path }: BaseIssue<unknown>): string =>
  (path ?? []).reduce((before, { key }) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
};

const describe = (issue: BaseIssue<unknown>, path: string): string => {
  const place = path === '' ? 'The value' : `The field "${path}"`;
  if (issue.input === undefined) return `${place} is missing.`;
  if (issue.expected === null) return `${place} ${issue.message}.`;
  const found = issue.kind === 'schema' ? ` but is ${kindOf(issue.input)}` : '';
  return `${place} should be ${issue.expected}${found}.`;
};

/** Reads a value of unknown shape: what the schema makes of it, or what is wrong with it. */
export const decode = <Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): Result<InferOutput<Schema>, DecodeError> => {
  const result = safeParse(schema, value, { abortEarly: true });
  if (result.success) return ok(result.output);
  const [issue] = result.issues;
  const path = pathOf(issue);
  return err({ path, message: describe(issue, path) });
};

/** What the schema makes of a value, or null when it cannot be read. */
export const decodeOr = <Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): InferOutput<Schema> | null => {
  const result = decode(schema, value);
  return result.ok ? result.value : null;
};

/** What the schema makes of a JSON text; null when the text is absent or corrupt, or cannot be read. */
export const decodeJson = <Schema extends GenericSchema>(
  schema: Schema,
  text: string | null,
): InferOutput<Schema> | null => decodeOr(schema, parseJson(text));

/** A field that may be null or absent; both become null. */
export const nullable = <Schema extends GenericSchema>(
  schema: Schema,
): NullishSchema<Schema, null> => nullish(schema, null);

/** A finite number: JSON can represent infinity (`1e999`). */
export const finiteNumber = pipe(number(), finite());
