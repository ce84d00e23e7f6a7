import { evaluate, parse } from 'groq-js';
import { ApiError } from '../api-error';
import type { DatasetView } from '../dataset';
import { DATASET, PROJECT } from '../project';

/** A GROQ query with the values of its `$params`. */
export interface GroqQuery {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Evaluates a query over a perspective's documents; `now` is what `now()` answers. Throws
 * `ApiError` for errors to which the vendor replies with 400: syntax, unknown functions, missing parameters.
 */
export async function runQuery(
  { query, params }: GroqQuery,
  view: DatasetView,
  now: Date,
): Promise<unknown> {
  const tree = parseQuery({ query, params });
  const missing = missingParameter(tree, params);
  if (missing) {
    const start = query.indexOf(`$${missing}`);
    const description = `param $${missing} referenced, but not provided`;
    throw ApiError.queryParse(query, description, start, start + missing.length + 1);
  }
  try {
    const value = await evaluate(tree, {
      dataset: view.documents,
      params: { ...params },
      timestamp: now,
      sanity: { projectId: PROJECT, dataset: DATASET },
      dereference: ({ _ref }) => view.byId.get(_ref) ?? null,
    });
    const result: unknown = await value.get();
    return result;
  } catch (error) {
    throw ApiError.description(messageOf(error));
  }
}

function parseQuery({ query, params }: GroqQuery): ReturnType<typeof parse> {
  try {
    return parse(query, { params: { ...params } });
  } catch (error) {
    const position = positionOf(error);
    const description = messageOf(error).replace(/^Syntax error in GROQ query at .*?: /, '');
    throw ApiError.queryParse(query, description, position ?? 0, query.length);
  }
}

/** Walks the tree without recursion: a long chain of operators is as deep as it is long. */
function missingParameter(tree: unknown, params: GroqQuery['params']): string | null {
  const waiting: unknown[] = [tree];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    if ('type' in node && node.type === 'Parameter' && 'name' in node) {
      const { name } = node;
      if (typeof name === 'string' && !Object.hasOwn(params, name)) return name;
      continue;
    }
    for (const child of Object.values(node).reverse()) waiting.push(child);
  }
  return null;
}

function positionOf(error: unknown): number | null {
  const hasPosition = error instanceof Error && 'position' in error;
  return hasPosition && typeof error.position === 'number' ? error.position : null;
}

function messageOf(error: unknown): string {
  // An endless query exhausts the stack.
  if (error instanceof RangeError) return 'the query is nested too deeply';
  return error instanceof Error ? error.message : String(error);
}
