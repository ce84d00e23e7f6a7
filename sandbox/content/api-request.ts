import type { IncomingMessage } from 'node:http';
import { readBody } from '../core/body';
import { isJsonObject, parseJson } from '../core/json';
import type { JsonObject } from '../core/json';
import { ApiError } from './api-error';
import type { Perspective } from './dataset';
import { DATASET, EDITOR_TOKEN, PROJECT, READ_TOKEN } from './project';
import type { GroqQuery } from './query';

/** From this version on, a query that names no perspective sees published documents. */
const PUBLISHED_BY_DEFAULT = '2025-02-19';

/** A call of the data API, its path read. */
export interface ApiCall {
  readonly version: string;
  /** What is asked of the dataset: `query`, `doc`, `listen`, `mutate`… */
  readonly verb: string;
  /** What follows the dataset in the path, decoded. */
  readonly rest: string;
  readonly search: URLSearchParams;
  readonly canSeeDrafts: boolean;
  readonly canWrite: boolean;
}

/** Reads a call of `/v<version>/data/<verb>/<dataset>[/…]`. Throws `ApiError` when it is none. */
export function readCall(request: IncomingMessage): ApiCall {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://content');
  const [, version, space, verb = '', dataset = '', ...rest] = pathname.split('/');
  if (!version || !/^v(1|X|\d{4}-\d{2}-\d{2})$/.test(version)) {
    throw ApiError.http(400, `Invalid API version in path "${pathname}"`);
  }
  if (space !== 'data') {
    throw ApiError.http(501, `The content sandbox has not modelled ${pathname} yet.`);
  }
  const project = request.headers['x-sanity-project-id'] ?? PROJECT;
  if (project !== PROJECT) throw ApiError.http(404, `Project "${String(project)}" not found`);
  if (dataset !== DATASET) {
    throw ApiError.http(404, `Dataset "${dataset}" not found for project ID "${PROJECT}"`);
  }
  return {
    version: version.slice(1),
    verb,
    rest: decodeURIComponent(rest.join('/')),
    search: searchParams,
    ...authorize(request),
  };
}

function authorize({ headers }: IncomingMessage): Pick<ApiCall, 'canSeeDrafts' | 'canWrite'> {
  switch (headers.authorization) {
    case undefined:
      return { canSeeDrafts: false, canWrite: false };
    case `Bearer ${READ_TOKEN}`:
      return { canSeeDrafts: true, canWrite: false };
    case `Bearer ${EDITOR_TOKEN}`:
      return { canSeeDrafts: true, canWrite: true };
    default:
      throw ApiError.http(401, 'Session not found', 'SIO-401-ANF');
  }
}

/** The perspective of a call; older versions see everything when none is named. */
export function perspectiveOf({ search, version }: ApiCall): Perspective {
  const named = search.get('perspective');
  if (!named) return version >= PUBLISHED_BY_DEFAULT ? 'published' : 'raw';
  const parts = named.split(',');
  if (named === 'raw') return 'raw';
  if (named === 'published') return 'published';
  if (parts.includes('drafts') || named === 'previewDrafts') return 'drafts';
  throw ApiError.http(400, `Invalid perspective "${named}"`);
}

/** A request's body as JSON; throws `ApiError` when it is no object. */
export async function readJsonBody(request: IncomingMessage): Promise<JsonObject> {
  const body = parseJson((await readBody(request)).toString('utf8'));
  if (!isJsonObject(body)) throw ApiError.http(400, 'The request body must be a JSON object');
  return body;
}

/** The query of a call: `query` and `$name` in the URL, or `{query, params}` in a POST's body. */
export async function readQuery(request: IncomingMessage, call: ApiCall): Promise<GroqQuery> {
  if (request.method !== 'POST') return readUrlQuery(call);
  const body = await readJsonBody(request);
  const { params = {} } = body;
  if (!isJsonObject(params)) throw ApiError.http(400, '"params" must be an object');
  return { query: queryText(body.query), params };
}

/** The query that a call has in its URL. */
export function readUrlQuery({ search }: ApiCall): GroqQuery {
  return { query: queryText(search.get('query')), params: paramsOf(search) };
}

function queryText(query: unknown): string {
  if (typeof query === 'string' && query.trim()) return query;
  throw ApiError.http(400, 'No query given: "query" must be a GROQ query');
}

function paramsOf(search: URLSearchParams): GroqQuery['params'] {
  const params: Record<string, unknown> = {};
  for (const [name, text] of search) {
    if (!name.startsWith('$')) continue;
    const value = parseJson(text);
    if (value === undefined) {
      throw ApiError.http(400, `unable to parse value of "${name}=${text}" as JSON`);
    }
    params[name.slice(1)] = value;
  }
  return params;
}
