import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { parse } from 'yaml';

const FILE = path.resolve(__dirname, '../../openapi/service.yaml');
const SCHEMA_ID = 'service';

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

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

let judge: Ajv2020 | null = null;

function contract(): Ajv2020 {
  if (judge) return judge;
  judge = new Ajv2020({ allErrors: true, strict: false });
  judge.addFormat('email', EMAIL);
  judge.addFormat('date-time', value => !Number.isNaN(Date.parse(value)));
  const document: unknown = parse(readFileSync(FILE, 'utf8'));
  judge.addSchema(Object(document) as object, SCHEMA_ID);
  return judge;
}

/**
 * Validates a value by a named schema of `openapi/service.yaml`; throws if there is no such schema.
 */
export function schemaOf(name: string): ValidateFunction {
  const validate = contract().getSchema(`${SCHEMA_ID}#/components/schemas/${name}`);
  if (!validate) throw new Error(`openapi/service.yaml has no schema "${name}".`);
  return validate;
}

function codeOf({ keyword, params }: ErrorObject): FieldError['code'] {
  if (keyword === 'required') return 'required';
  if (keyword === 'minLength') return params.limit === 1 ? 'required' : 'tooShort';
  if (keyword === 'maxLength') return 'tooLong';
  return keyword === 'format' ? 'email' : 'invalid';
}

/** The invalid fields of a request, one error each. */
export function fieldErrors(schema: string, value: unknown): readonly FieldError[] {
  const validate = schemaOf(schema);
  if (validate(value)) return [];
  const found = new Map<string, FieldError>();
  for (const error of validate.errors ?? []) {
    if (error.keyword === 'if') continue;
    const missing: unknown = error.params.missingProperty ?? error.params.additionalProperty;
    const field = typeof missing === 'string' ? missing : error.instancePath.split('/')[1];
    if (field && !found.has(field)) found.set(field, { field, code: codeOf(error) });
  }
  return [...found.values()];
}
