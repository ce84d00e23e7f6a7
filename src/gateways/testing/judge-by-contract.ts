import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Fetch } from '../http/fetch-json';

/**
 * Fetches that validate requests and replies against `openapi/<name>.yaml`; they throw if one does
 * not match, or the file has no such schema.
 * @param name for example `scheduler`
 */
export const judgeByContract = (name: string) => {
  const judge = new Ajv2020({ strict: false });
  judge.addFormat('email', /@/);
  judge.addFormat('date-time', /T/);
  judge.addSchema(Object(parse(readFileSync(`openapi/${name}.yaml`, 'utf8'))) as object, name);

  const expectShape = (schema: string, value: unknown): void => {
    const validate = judge.getSchema(`${name}#/components/schemas/${schema}`);
    if (!validate) throw new Error(`openapi/${name}.yaml has no schema ${schema}`);
    expect(validate(value), `${schema}: ${judge.errorsText(validate.errors)}`).toBe(true);
  };

  /** A fetch that validates replies, and accepted request bodies, against these schemas. */
  return (answer: string, request?: string): Fetch =>
    async (input, init) => {
      const response = await fetch(input, init);
      const reply: unknown = await response.clone().json();
      expectShape(response.ok ? answer : 'Failure', reply);
      if (request && response.ok && typeof init?.body === 'string') {
        expectShape(request, JSON.parse(init.body));
      }
      return response;
    };
};
