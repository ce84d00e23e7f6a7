import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isJsonObject, parseJson, sendJson } from '../core/json';
import { PORTS } from '../core/ports';
import type { Service } from '../core/service';
import { SearchApiError } from './api-error';
import { checkCredentials } from './application';
import { indexes } from './indexes';
import { wordOf } from './parameter-values';
import { runSearch } from './run-search';

const MULTI_QUERY = '/1/indexes/*/queries';
const ONE_QUERY = /^\/1\/indexes\/([^/*]+)\/query$/;
const MOST_QUERIES = 50;

const nameOf = (request: unknown): string =>
  isJsonObject(request) && typeof request.indexName === 'string' ? request.indexName : '';

/** Parameters of a search are in the body; the URL has only those of the client. */
function checkAddress({ searchParams }: URL): void {
  const unknown = [...searchParams.keys()].find(name => !name.startsWith('x-algolia-'));
  if (unknown !== undefined) throw new SearchApiError(400, `Unknown parameter: ${unknown}`);
}

async function answer(request: IncomingMessage): Promise<object> {
  const url = new URL(request.url ?? '/', 'http://search');
  checkCredentials(request, url);
  checkAddress(url);
  if (request.method !== 'POST') throw new SearchApiError(405, 'Method not allowed');
  const body = parseJson(await text(request));
  if (!isJsonObject(body)) throw new SearchApiError(400, 'Invalid JSON');
  if (decodeURIComponent(url.pathname) === MULTI_QUERY) {
    if (!Array.isArray(body.requests)) {
      throw new SearchApiError(400, 'Missing mandatory attribute: requests');
    }
    const { requests, strategy, ...others } = body;
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) throw new SearchApiError(400, `Unknown parameter: ${unknown}`);
    wordOf('strategy', strategy, ['none']);
    if (requests.length > MOST_QUERIES) {
      throw new SearchApiError(400, `Too many queries, expected ${MOST_QUERIES} at most`);
    }
    return { results: requests.map(each => runSearch(indexes, nameOf(each), each)) };
  }
  const name = ONE_QUERY.exec(url.pathname)?.[1];
  if (name === undefined) throw new SearchApiError(404, 'Path not found');
  const misplaced = ['indexName', 'type'].find(each => Object.hasOwn(body, each));
  if (misplaced) throw new SearchApiError(400, `Unknown parameter: ${misplaced}`);
  return runSearch(indexes, decodeURIComponent(name), body);
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    sendJson(response, 200, await answer(request));
  } catch (error) {
    if (!(error instanceof SearchApiError)) throw error;
    const { status, message } = error;
    sendJson(response, status, { message, status });
  }
}

/** The hosted search service: multi-index and single-index queries over the seed's indexes. */
export const createSearchService = (): Service => ({ name: 'search', port: PORTS.search, handle });
