import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { isJsonObject } from './json';
import { routeOperations, type Operation } from './operations';

const FOLDER = path.resolve(__dirname, '../../openapi');

/** A problem of a field, in the terms of the contract. */
export interface FieldError {
  readonly field: string;
  readonly code:
    | 'required'
    | 'tooShort'
    | 'tooLong'
    | 'email'
    | 'unreachable'
    | 'unknown'
    | 'invalid';
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function codeOf({ keyword, params }: ErrorObject): FieldError['code'] {
  if (keyword === 'required') return 'required';
  if (keyword === 'minLength') return params.limit === 1 ? 'required' : 'tooShort';
  if (keyword === 'maxLength') return 'tooLong';
  return keyword === 'format' ? 'email' : 'invalid';
}

/** Validates requests and replies against a file of `openapi/`. */
export interface Contract {
  /** Validates a value by a named schema of the file; throws if there is no such schema. */
  readonly schemaOf: (name: string) => ValidateFunction;
  /** The invalid fields of a request, one error each. */
  readonly fieldErrors: (schema: string, value: unknown) => readonly FieldError[];
  /** What the file describes, an operation for each method of a path. */
  readonly operations: () => readonly Operation[];
}

function errorsOf({ errors }: ValidateFunction): readonly FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors ?? []) {
    if (error.keyword === 'if') continue;
    const missing: unknown = error.params.missingProperty ?? error.params.additionalProperty;
    const field = typeof missing === 'string' ? missing : error.instancePath.split('/')[1];
    if (field && !found.has(field)) found.set(field, { field, code: codeOf(error) });
  }
  return [...found.values()];
}

/**
 * The contract of `openapi/<name>.yaml`, loaded on first use. `schemaOf` and `fieldErrors` throw
 * for a schema that the file does not have.
 * @param name for example `service`
 */
export function openContract(name: string): Contract {
  let judge: Ajv2020 | null = null;
  const load = (): unknown => parse(readFileSync(path.join(FOLDER, `${name}.yaml`), 'utf8'));
  const read = (): Ajv2020 => {
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    ajv.addFormat('email', EMAIL);
    ajv.addFormat('date-time', value => !Number.isNaN(Date.parse(value)));
    return ajv.addSchema(Object(load()) as object, name);
  };
  const schemaOf = (schema: string): ValidateFunction => {
    judge ??= read();
    const validate = judge.getSchema(`${name}#/components/schemas/${schema}`);
    if (!validate) throw new Error(`openapi/${name}.yaml has no schema "${schema}".`);
    return validate;
  };
  const routes = (): readonly string[] => {
    const document = load();
    const paths = isJsonObject(document) && isJsonObject(document.paths) ? document.paths : {};
    return Object.entries(paths).flatMap(([address, item]) =>
      METHODS.filter(method => isJsonObject(item) && method in item).map(
        method => `${method.toUpperCase()} ${address}`,
      ),
    );
  };
  return {
    schemaOf,
    operations: () => routeOperations(routes()),
    fieldErrors(schema, value) {
      const validate = schemaOf(schema);
      return validate(value) ? [] : errorsOf(validate);
    },
  };
}
