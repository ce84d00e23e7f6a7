import type { ServerResponse } from 'node:http';

/** An object as it came off the wire. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Tells a JSON object from every other value, arrays included. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON; undefined when the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers with a JSON document. */
export function sendJson(response: ServerResponse, status: number, document: unknown): void {
  const body = Buffer.from(JSON.stringify(document));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}
