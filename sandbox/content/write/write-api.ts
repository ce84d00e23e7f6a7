import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isJsonObject } from '../../core/json';
import type { JsonObject } from '../../core/json';
import { ApiError } from '../api-error';
import type { WriteKind } from '../api-error';
import { readJsonBody } from '../api-request';
import type { ApiCall } from '../api-request';
import { viewOf } from '../dataset';
import type { DocumentStore } from '../document-store';
import { runQuery } from '../query';
import { applyAction } from './apply-action';
import { applyMutation } from './apply-mutation';
import type { Outcome } from './apply-mutation';
import { RefusedChange, refusals } from './faults';
import { WorkingSet } from './working-set';

const NOT_MODELLED = ['autoGenerateArrayKeys', 'dryRun'];

interface OpenTransaction {
  readonly transactionId: string;
  readonly timestamp: string;
  readonly set: WorkingSet;
}

/** The vendor's `mutate` and `actions`: transactions that are carried out whole or not at all. */
export class WriteApi {
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: DocumentStore,
    private readonly now: () => Date,
  ) {}

  /** Answers `POST /data/mutate/<dataset>`. Throws `ApiError`. */
  async mutate(request: IncomingMessage, call: ApiCall): Promise<object> {
    const body = await readJsonBody(request);
    const mutations = listIn(body, 'mutations').map(toObject);
    this.#check(call, mutations, 'mutationError');
    return this.#alone(async () => {
      const documents = this.#begin(body);
      const outcomes: Outcome[] = [];
      await inTurn(mutations, 'mutationError', async mutation => {
        const done = await applyMutation(mutation, documents.set, selection =>
          this.#find(selection, documents.set),
        );
        outcomes.push(...done);
      });
      this.#end(documents);
      return {
        transactionId: documents.transactionId,
        results: resultsOf(outcomes, documents.set, call.search),
      };
    });
  }

  /** Answers `POST /data/actions/<dataset>`. Throws `ApiError`. */
  async act(request: IncomingMessage, call: ApiCall): Promise<object> {
    const body = await readJsonBody(request);
    const actions = listIn(body, 'actions').map(toObject);
    this.#check(call, actions, 'actionError');
    return this.#alone(async () => {
      const documents = this.#begin(body);
      await inTurn(actions, 'actionError', async action => applyAction(action, documents.set));
      this.#end(documents);
      return { transactionId: documents.transactionId };
    });
  }

  /** A transaction never sees half of another. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #check({ canWrite, search }: ApiCall, changes: readonly JsonObject[], kind: WriteKind): void {
    const foreign = NOT_MODELLED.find(name => search.get(name) === 'true');
    if (foreign) throw ApiError.http(501, `The parameter "${foreign}" is not modelled yet.`);
    if (canWrite) return;
    const permission = changes.some(change => /^create/.test(Object.keys(change)[0] ?? ''))
      ? 'create'
      : 'update';
    const { status, fault } = refusals.permission(permission);
    throw ApiError.write(status, fault, 0, kind);
  }

  #begin({ transactionId: wanted }: JsonObject): OpenTransaction {
    const transactionId = typeof wanted === 'string' ? wanted : randomBytes(11).toString('hex');
    const stamp = { transactionId, timestamp: this.now().toISOString() };
    return { ...stamp, set: new WorkingSet(this.store.documents, stamp) };
  }

  #end({ set, ...stamp }: OpenTransaction): void {
    this.store.commit({ ...stamp, changes: set.changes() });
  }

  async #find(selection: JsonObject, documents: WorkingSet): Promise<readonly string[]> {
    const { query, params } = selection;
    const groq = { query: String(query), params: isJsonObject(params) ? params : {} };
    const found = await runQuery(groq, viewOf(documents.all(), 'raw', true), this.now());
    return (Array.isArray(found) ? found : [found]).flatMap((document: unknown) =>
      isJsonObject(document) && typeof document._id === 'string' ? [document._id] : [],
    );
  }
}

async function inTurn(
  changes: readonly JsonObject[],
  kind: WriteKind,
  apply: (change: JsonObject) => Promise<void>,
): Promise<void> {
  for (const [index, change] of changes.entries()) {
    try {
      await apply(change);
    } catch (error) {
      if (!(error instanceof RefusedChange)) throw error;
      throw ApiError.write(error.status, error.fault, index, kind);
    }
  }
}

function listIn(body: JsonObject, name: string): readonly unknown[] {
  const list = body[name];
  if (Array.isArray(list)) return list;
  throw ApiError.http(400, `"${name}" must be a list`);
}

function toObject(change: unknown): JsonObject {
  if (isJsonObject(change)) return change;
  throw ApiError.http(400, 'A change must be an object');
}

function resultsOf(
  outcomes: readonly Outcome[],
  documents: WorkingSet,
  search: URLSearchParams,
): readonly object[] {
  const withDocuments = search.get('returnDocuments') === 'true';
  if (!withDocuments && search.get('returnIds') !== 'true') return [];
  return outcomes.map(({ id, operation }) => ({
    id,
    operation,
    ...(withDocuments ? { document: documents.get(id) } : {}),
  }));
}
