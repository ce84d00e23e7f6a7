import type { ServerResponse } from 'node:http';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** An object parsed from a request or reply. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The maximum nesting: more could overflow a recursive reader. */
const MOST_LEVELS = 200;

/** The greatest depth of nested lists and objects in a JSON text. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) at += code === BACKSLASH ? 1 : 0;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) deepest = Math.max(deepest, (depth += 1));
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return deepest;
}

/** Parses JSON; undefined if invalid, or nested deeper than 200 levels. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > MOST_LEVELS) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers with a JSON document. */
export function sendJson(response: ServerResponse, status: number, document: unknown): void {
  sendJsonText(response, status, JSON.stringify(document));
}

/** Answers with a JSON document that is already text. */
export function sendJsonText(response: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}
