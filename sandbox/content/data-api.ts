import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../core/json';
import type { ServiceContext } from '../core/service';
import { ApiError } from './api-error';
import { perspectiveOf, readCall, readQuery } from './api-request';
import type { ApiCall } from './api-request';
import { assetDocuments } from './assets';
import { complete, isPublicId, viewOf } from './dataset';
import type { ContentDocument, DatasetView, Perspective } from './dataset';
import { DocumentStore } from './document-store';
import { ListenApi } from './listen-api';
import { runQuery } from './query';
import { WriteApi } from './write/write-api';

const VIEWS_KEPT = 12;

/** The content system's HTTP API over a dataset. */
export class DataApi {
  readonly #store: DocumentStore;
  readonly #listen: ListenApi;
  readonly #write: WriteApi;
  readonly #views = new Map<string, DatasetView>();
  readonly #now: ServiceContext['now'];
  #viewed = 0;

  constructor(seed: readonly ContentDocument[], context: ServiceContext) {
    const { now } = context;
    this.#now = now;
    this.#store = new DocumentStore(seed, (...file) => context.openState(...file));
    this.#listen = new ListenApi(this.#store, now);
    this.#write = new WriteApi(this.#store, now);
  }

  /** Puts the documents back to the seed; who listens has to connect anew. */
  reset(): void {
    this.#store.reset();
    this.#listen.disconnect();
  }

  /** Answers a call of the API, a refusal included; never rejects for what the caller did wrong. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const call = readCall(request);
      if (call.verb === 'listen') return await this.#listen.listen(call, response);
      const origin = `http://${request.headers.host}`;
      sendJson(response, 200, await this.#answer(request, call, origin));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sendJson(response, error.status, error.document);
    }
  }

  async #answer(request: IncomingMessage, call: ApiCall, origin: string): Promise<object> {
    switch (call.verb) {
      case 'query':
        return this.#query(request, call, origin);
      case 'doc':
        return this.#documentsById(call, origin);
      case 'mutate':
        return this.#write.mutate(request, posted(request, call));
      case 'actions':
        return this.#write.act(request, posted(request, call));
      default:
        throw ApiError.http(501, `The content sandbox has not modelled data/${call.verb} yet.`);
    }
  }

  async #query(request: IncomingMessage, call: ApiCall, origin: string): Promise<object> {
    const startedAt = performance.now();
    const perspective = perspectiveOf(call);
    const query = await readQuery(request, call);
    const result = await runQuery(
      query,
      this.#view(perspective, call.canSeeDrafts, origin),
      this.#now(),
    );
    const ms = Math.round(performance.now() - startedAt);
    const echo = call.search.get('returnQuery') === 'false' ? {} : { query: query.query };
    return { ...echo, result: result ?? null, ms };
  }

  #documentsById(call: ApiCall, origin: string): object {
    const { byId } = this.#view('raw', true, origin);
    const documents: ContentDocument[] = [];
    const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
    for (const id of call.rest.split(',')) {
      const document = byId.get(id);
      const isReadable = call.canSeeDrafts || isPublicId(id);
      if (document && isReadable) documents.push(document);
      else omitted.push({ id, reason: document ? 'permission' : 'existence' });
    }
    return { documents, omitted };
  }

  #view(perspective: Perspective, canSeeDrafts: boolean, origin: string): DatasetView {
    if (this.#viewed !== this.#store.version) this.#views.clear();
    this.#viewed = this.#store.version;
    const key = `${perspective} ${canSeeDrafts} ${origin}`;
    const known = this.#views.get(key);
    if (known) return known;
    const all = [...this.#store.documents.values(), ...assetsAt(origin)];
    const view = viewOf(all, perspective, canSeeDrafts);
    if (this.#views.size >= VIEWS_KEPT) this.#views.clear();
    this.#views.set(key, view);
    return view;
  }
}

const assetsByOrigin = new Map<string, readonly ContentDocument[]>();

function assetsAt(origin: string): readonly ContentDocument[] {
  const known = assetsByOrigin.get(origin) ?? assetDocuments(origin).map(complete);
  assetsByOrigin.set(origin, known);
  return known;
}

function posted({ method }: IncomingMessage, call: ApiCall): ApiCall {
  if (method === 'POST') return call;
  throw ApiError.http(404, `There is no ${method} of data/${call.verb}`);
}
