import { ApiError } from '../api-error';
import { isVersionId, viewOf } from '../dataset';
import type { ContentDocument, DatasetView } from '../dataset';
import type { QueryScope, WorkerAnswer, WorkerMessage, Write } from './messages';
import { runQuery } from './run-query';

const VIEWS_KEPT = 6;
/** Of a result: twelve times the whole seed. */
const MAX_CHARACTERS = 16_000_000;

/** A worker's copy of the dataset, kept up to date by messages. */
export class DatasetReplica {
  readonly #documents = new Map<string, ContentDocument>();
  readonly #assets = new Map<string, readonly ContentDocument[]>();
  readonly #views = new Map<string, DatasetView>();

  /** Applies a message; runs a query. */
  async hear(message: WorkerMessage): Promise<WorkerAnswer | null> {
    switch (message.kind) {
      case 'load':
        this.#documents.clear();
        this.#write(message.documents.map(document => [document._id, document]));
        return null;
      case 'write':
        this.#write(message.writes);
        return null;
      case 'assets':
        this.#assets.set(message.origin, message.documents);
        return null;
      case 'forgetAssets':
        this.#assets.clear();
        this.#views.clear();
        return null;
      case 'query':
        return this.#answer(message);
    }
  }

  async #answer({
    query,
    scope,
    nowMs,
  }: Extract<WorkerMessage, { kind: 'query' }>): Promise<WorkerAnswer> {
    try {
      const result = await runQuery(query, this.#viewOf(scope), new Date(nowMs));
      return { kind: 'result', json: toJson(result) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'refused', status: error.status, document: error.document };
    }
  }

  #write(writes: readonly Write[]): void {
    this.#views.clear();
    for (const [id, document] of writes) {
      if (document) this.#documents.set(id, document);
      else this.#documents.delete(id);
    }
  }

  #viewOf(scope: QueryScope): DatasetView {
    switch (scope.kind) {
      case 'document':
        return { documents: [scope.document], byId: this.#documents };
      case 'transaction': {
        const documents = new Map(this.#documents);
        for (const [id, document] of scope.writes) {
          if (document) documents.set(id, document);
          else documents.delete(id);
        }
        return viewOf([...documents.values()], 'raw', true);
      }
      case 'perspective':
        return this.#perspective(scope);
    }
  }

  #perspective(scope: Extract<QueryScope, { kind: 'perspective' }>): DatasetView {
    const { perspective, canSeeDrafts, canSeeVersions, origin } = scope;
    const key = JSON.stringify([perspective, canSeeDrafts, canSeeVersions, origin]);
    const known = this.#views.get(key);
    if (known) return known;
    const all = [...this.#documents.values(), ...(this.#assets.get(origin) ?? [])];
    const visible = canSeeVersions ? all : all.filter(({ _id }) => !isVersionId(_id));
    const view = viewOf(visible, perspective, canSeeDrafts);
    if (this.#views.size >= VIEWS_KEPT) this.#views.clear();
    this.#views.set(key, view);
    return view;
  }
}

function toJson(result: unknown): string {
  const text = stringified(result);
  if (text.length > MAX_CHARACTERS) throw ApiError.description('the result is too large');
  return text;
}

function stringified(result: unknown): string {
  try {
    return JSON.stringify(result ?? null);
  } catch (error) {
    const isLong = error instanceof RangeError && error.message === 'Invalid string length';
    throw ApiError.description(`the result is ${isLong ? 'too large' : 'nested too deeply'}`);
  }
}
