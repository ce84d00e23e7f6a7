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

export const invalid = (detail: string, pointer?: string): Refusal =>
  new Refusal(400, 'invalid', 'Invalid input.', detail, {
    ...(pointer === undefined ? {} : { pointer }),
  });

export const sendRefusal = (
  response: ServerResponse,
  { status, code, title, detail, source }: Refusal,
): void => {
  const error = { id: 'sandbox', status, code, title, detail, source, links: {}, meta: {} };
  sendJson(response, status, { errors: [error] });
};
