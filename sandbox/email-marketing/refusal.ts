import type { ServerResponse } from 'node:http';
import { sendJson } from '../core/json';

/** An error of the vendor, as JSON:API has it. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 410,
    readonly code: string,
    readonly title: string,
    readonly detail: string,
    readonly source: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

/**
 * Status 400, code `invalid`.
 * @param pointer JSON pointer to the invalid member of the request
 */
export const invalid = (detail: string, pointer?: string): Refusal =>
  new Refusal(400, 'invalid', 'Invalid input.', detail, {
    ...(pointer === undefined ? {} : { pointer }),
  });

/** Answers with a JSON:API error document. */
export const sendRefusal = (
  response: ServerResponse,
  { status, code, title, detail, source }: Refusal,
): void => {
  const error = { id: 'sandbox', status, code, title, detail, source, links: {}, meta: {} };
  sendJson(response, status, { errors: [error] });
};
