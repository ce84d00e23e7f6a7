import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../core/json';
import type { ServiceContext } from '../core/service';
import { ApiError } from './api-error';
import { perspectiveOf, readCall, readQuery } from './api-request';
import type { ApiCall } from './api-request';
import { assetDocuments } from './assets';
import { complete, isPublicId, viewOf } from './dataset';
import type { ContentDocument, DatasetView, Perspective } from './dataset';
import { runQuery } from './query';

const VIEWS_KEPT = 12;

/** The content system's HTTP API over a fixed set of documents. */
export class DataApi {
  readonly #documents: readonly ContentDocument[];
  readonly #views = new Map<string, DatasetView>();

  constructor(
    documents: readonly ContentDocument[],
    private readonly now: ServiceContext['now'],
  ) {
    this.#documents = documents.map(complete);
  }

  /** Answers a call of the API, a refusal included; never rejects for what the caller did wrong. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const call = readCall(request);
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
      this.now(),
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
    const key = `${perspective} ${canSeeDrafts} ${origin}`;
    const known = this.#views.get(key);
    if (known) return known;
    const all = [...this.#documents, ...assetDocuments(origin).map(complete)];
    const view = viewOf(all, perspective, canSeeDrafts);
    if (this.#views.size >= VIEWS_KEPT) this.#views.clear();
    this.#views.set(key, view);
    return view;
  }
}
