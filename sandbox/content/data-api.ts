import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, sendJsonText } from '../core/json';
import type { ServiceContext } from '../core/service';
import { ApiError } from './api-error';
import { knowsReleases, perspectiveOf, readCall, readQuery } from './api-request';
import type { ApiCall } from './api-request';
import { assetDocuments, assetIds } from './assets';
import { withSystemFields, isPublicId } from './dataset';
import type { ContentDocument } from './dataset';
import { DocumentStore } from './document-store';
import { ListenApi } from './listen-api';
import { QueryPool } from './query/query-pool';
import type { RunGroq } from './query/query-pool';
import { WriteApi } from './write/write-api';

export interface DataApiOptions {
  /** The time limit of a query; the vendor's is a minute. */
  readonly queryTimeoutMs?: number;
}

const QUERY_TIMEOUT_MS = 10_000;
const METHODS: ReadonlyMap<string, readonly string[]> = new Map([
  ['query', ['GET', 'HEAD', 'POST']],
  ['doc', ['GET', 'HEAD']],
  ['listen', ['GET']],
  ['mutate', ['POST']],
  ['actions', ['POST']],
]);

/** The modelled calls, as method and path. */
export const DATA_ROUTES: readonly string[] = [...METHODS].flatMap(([verb, methods]) =>
  methods
    .filter(method => method !== 'HEAD')
    .map(method => `${method} /{version}/data/${verb}/{dataset}${verb === 'doc' ? '/{ids}' : ''}`),
);

/** The content system's HTTP API over a dataset. */
export class DataApi {
  readonly #store: DocumentStore;
  readonly #pool: QueryPool;
  readonly #listen: ListenApi;
  readonly #write: WriteApi;
  readonly #now: ServiceContext['now'];

  constructor(
    seed: readonly ContentDocument[],
    context: ServiceContext,
    { queryTimeoutMs: timeoutMs = QUERY_TIMEOUT_MS }: DataApiOptions = {},
  ) {
    const { now } = context;
    this.#now = now;
    this.#store = new DocumentStore(seed, (...file) => context.openState(...file));
    this.#pool = new QueryPool(this.#store, { assetsAt: assetDocuments, timeoutMs });
    const find: RunGroq = (query, scope) => this.#pool.run(query, scope, now());
    this.#listen = new ListenApi(this.#store, find);
    this.#write = new WriteApi(this.#store, { find, now, assetIds: assetIds() });
  }

  /** Resets the documents to the seed; listeners have to reconnect. */
  reset(): void {
    this.#store.reset();
    this.#pool.reload();
    this.#listen.disconnect();
  }

  /** Ends the worker threads. */
  stop(): Promise<void> {
    return this.#pool.stop();
  }

  /** Answers a call of the API, errors included; never rejects because of the caller. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const call = readCall(request);
      checkMethod(request, call);
      const origin = `http://${request.headers.host}`;
      switch (call.verb) {
        case 'listen':
          return await this.#listen.listen(call, response);
        case 'query':
          return sendJsonText(response, 200, await this.#query(request, call, origin));
        case 'doc':
          return sendJson(response, 200, this.#documentsById(call, origin));
        case 'mutate':
          return sendJson(response, 200, await this.#write.mutate(request, call));
        case 'actions':
          return sendJson(response, 200, await this.#write.act(request, call));
        default:
          throw ApiError.http(501, `The content sandbox has not modelled data/${call.verb} yet.`);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sendJson(response, error.status, error.document);
    }
  }

  async #query(request: IncomingMessage, call: ApiCall, origin: string): Promise<string> {
    const startedAt = performance.now();
    const perspective = perspectiveOf(call);
    const query = await readQuery(request, call);
    const { canSeeDrafts } = call;
    const canSeeVersions = knowsReleases(call);
    const scope = {
      kind: 'perspective',
      perspective,
      canSeeDrafts,
      canSeeVersions,
      origin,
    } as const;
    const result = await this.#pool.run(query, scope, this.#now());
    const ms = Math.round(performance.now() - startedAt);
    const isEchoed = call.search.get('returnQuery') !== 'false';
    const echo = isEchoed ? `"query":${JSON.stringify(query.query)},` : '';
    return `{${echo}"result":${result},"ms":${ms}}`;
  }

  #documentsById(call: ApiCall, origin: string): object {
    const documents: ContentDocument[] = [];
    const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
    const assets = new Map(assetDocuments(origin).map(asset => [asset._id, asset]));
    for (const id of call.rest.split(',')) {
      const asset = assets.get(id);
      const document = this.#store.documents.get(id) ?? (asset && withSystemFields(asset));
      const isReadable = call.canSeeDrafts || isPublicId(id);
      if (document && isReadable) documents.push(document);
      else omitted.push({ id, reason: document ? 'permission' : 'existence' });
    }
    return { documents, omitted };
  }
}

function checkMethod({ method = 'GET' }: IncomingMessage, { verb }: ApiCall): void {
  const allowed = METHODS.get(verb);
  if (allowed && !allowed.includes(method)) {
    throw ApiError.http(404, `There is no ${method} of data/${verb}`);
  }
}
