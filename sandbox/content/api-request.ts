import type { IncomingMessage } from 'node:http';
import { readBody } from '../core/body';
import { depthOf, isJsonObject, parseJson } from '../core/json';
import type { JsonObject } from '../core/json';
import { ApiError } from './api-error';
import { checkParameters } from './api-parameters';
import type { Perspective } from './dataset';
import { DATASET, EDITOR_TOKEN, PROJECT, READ_TOKEN } from './project';
import type { GroqQuery } from './query/run-query';

/**
 * From this version on, a query that names no perspective sees published documents, and there are releases
 * (https://www.sanity.io/docs/content-lake/perspectives/changelog).
 */
const WITH_RELEASES = '2025-02-19';

/** The maximum nesting of a body; the vendor's documents may have 20 levels of attributes. */
const MOST_LEVELS = 64;
const MOST_BYTES = 4_000_000;

/** A call of the data API with its parsed path. */
export interface ApiCall {
  readonly version: string;
  /** The verb of a dataset request: `query`, `doc`, `listen`, `mutate`… */
  readonly verb: string;
  /** The decoded rest of the path, after the dataset. */
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
  if (verb === 'live') {
    throw ApiError.http(
      501,
      'The content sandbox has no live content (data/live): listen with data/listen, or ask again.',
    );
  }
  const project = request.headers['x-sanity-project-id'] ?? PROJECT;
  if (project !== PROJECT) throw ApiError.http(404, `Project "${String(project)}" not found`);
  if (dataset !== DATASET) {
    throw ApiError.http(404, `Dataset "${dataset}" not found for project ID "${PROJECT}"`);
  }
  checkParameters(verb, searchParams);
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

/**
 * The perspective of a call: `raw`, `published`, or a list of `drafts` and releases in order of
 * precedence. Older versions see everything by default. Throws `ApiError`.
 */
export function perspectiveOf({ search, version }: ApiCall): Perspective {
  const named = search.get('perspective');
  if (named === null) return version >= WITH_RELEASES ? 'published' : 'raw';
  if (named === 'raw' || named === 'published') return named;
  if (named === 'previewDrafts') return ['drafts'];
  const layers = named.split(',');
  const isKnown = (layer: string): boolean =>
    /^(drafts|published)$/.test(layer) ||
    (version >= WITH_RELEASES && /^r[A-Za-z0-9]+$/.test(layer) && layer !== 'raw');
  const strange = layers.find(layer => !isKnown(layer));
  if (strange === undefined && new Set(layers).size === layers.length) return layers;
  throw ApiError.http(400, `Invalid perspective "${named}"`);
}

/** Whether a call may see versions of releases; older ones never do. */
export const knowsReleases = ({ version }: ApiCall): boolean => version >= WITH_RELEASES;

/** A request's body as JSON; throws `ApiError` when it is no object. */
export async function readJsonBody(request: IncomingMessage): Promise<JsonObject> {
  const bytes = await readBody(request);
  if (bytes.length > MOST_BYTES) {
    throw ApiError.http(413, `Request body exceeds limit of ${MOST_BYTES} bytes`);
  }
  const text = bytes.toString('utf8');
  if (depthOf(text) > MOST_LEVELS) {
    throw ApiError.http(400, `The request body is nested deeper than ${MOST_LEVELS} levels`);
  }
  const body = parseJson(text);
  if (!isJsonObject(body)) throw ApiError.http(400, 'The request body must be a JSON object');
  return body;
}

/**
 * The query of a call: `query` and `$name` in the URL, or `{query, params}` in a POST's body.
 * @throws {ApiError} 400 for an unknown field, an invalid body or an empty query
 */
export async function readQuery(request: IncomingMessage, call: ApiCall): Promise<GroqQuery> {
  if (request.method !== 'POST') return readUrlQuery(call);
  const body = await readJsonBody(request);
  const { params = {}, query, ...others } = body;
  const [strange] = Object.keys(others);
  if (strange !== undefined) {
    throw ApiError.http(400, `The field "${strange}" of the request body is not supported`);
  }
  if (!isJsonObject(params)) throw ApiError.http(400, '"params" must be an object');
  return { query: queryText(query), params };
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
    if (value === undefined || depthOf(text) > MOST_LEVELS) {
      throw ApiError.http(400, `unable to parse value of "${name}=${text}" as JSON`);
    }
    params[name.slice(1)] = value;
  }
  return params;
}
