import { ApiError } from '../api-error';

/** Brackets within each other; the storefront's own queries have up to six. */
const MOST_LEVELS = 50;
const MOST_CHARACTERS = 100_000;
const QUOTED_OR_BRACKET = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*|[[({\])}]/gs;

/** Throws `ApiError` for a query that is longer or nested deeper than the sandbox carries out. */
export function checkQuerySize(query: string): void {
  if (query.length > MOST_CHARACTERS) {
    throw ApiError.http(400, `The query is longer than ${MOST_CHARACTERS} characters`);
  }
  let depth = 0;
  for (const { 0: token, index } of query.matchAll(QUOTED_OR_BRACKET)) {
    if (token === '[' || token === '(' || token === '{') depth += 1;
    else if (token.length === 1) depth -= 1;
    if (depth > MOST_LEVELS) {
      const description = `the query is nested deeper than ${MOST_LEVELS} levels`;
      throw ApiError.queryParse(query, description, index, index + 1);
    }
  }
}
