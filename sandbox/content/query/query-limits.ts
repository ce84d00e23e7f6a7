import { ApiError } from '../api-error';

/** Brackets within each other; the storefront's own queries have up to six. */
const MAX_DEPTH = 50;
const MAX_CHARACTERS = 100_000;
const QUOTED_OR_BRACKET = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*|[[({\])}]/gs;

/** Throws `ApiError` for a query that is longer or nested deeper than the sandbox carries out. */
export function checkQuerySize(query: string): void {
  if (query.length > MAX_CHARACTERS) {
    throw ApiError.http(400, `The query is longer than ${MAX_CHARACTERS} characters`);
  }
  let depth = 0;
  for (const { 0: token, index } of query.matchAll(QUOTED_OR_BRACKET)) {
    if (token === '[' || token === '(' || token === '{') depth += 1;
    else if (token.length === 1) depth -= 1;
    if (depth > MAX_DEPTH) {
      const description = `the query is nested deeper than ${MAX_DEPTH} levels`;
      throw ApiError.queryParse(query, description, index, index + 1);
    }
  }
}
