import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { depthOf, isJsonObject, parseJson } from '~/sandbox/core/json';
import type { JsonObject } from '~/sandbox/core/json';
import { ApiError } from '../api-error';
import type { WriteKind } from '../api-error';
import { readJsonBody } from '../api-request';
import type { ApiCall } from '../api-request';
import type { DocumentStore } from '../document-store';
import type { RunGroq } from '../query/query-pool';
import { applyAction } from './apply-action';
import { applyMutation } from './apply-mutation';
import type { MutationResult } from './apply-mutation';
import { RejectedChange, rejections } from './write-errors';
import { brokenReference } from './references';
import type { TransactionFault } from './references';
import { WorkingSet } from './working-set';

const TRANSACTION_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Lists and objects within each other, which are twice the vendor's 20 levels of attributes. */
const MOST_LEVELS = 40;

export interface WriteApiOptions {
  /** Runs a query beside this process. */
  readonly find: RunGroq;
  readonly now: () => Date;
  /** Ids of assets, to which documents refer too. */
  readonly assetIds: ReadonlySet<string>;
}

interface OpenTransaction {
  readonly transactionId: string;
  readonly timestamp: string;
  readonly set: WorkingSet;
}

/** The vendor's `mutate` and `actions`: transactions that are applied completely or not at all. */
export class WriteApi {
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: DocumentStore,
    private readonly options: WriteApiOptions,
  ) {}

  /** Answers `POST /data/mutate/<dataset>`. Throws `ApiError`. */
  async mutate(request: IncomingMessage, call: ApiCall): Promise<object> {
    const body = await readJsonBody(request);
    const mutations = listIn(body, 'mutations').map(toObject);
    this.#check(call, mutations, 'mutationError');
    return this.#alone(async () => {
      const documents = this.#begin(body);
      const outcomes: MutationResult[] = [];
      await inTurn(mutations, 'mutationError', async mutation => {
        const done = await applyMutation(mutation, documents.set, selection =>
          this.#find(selection, documents.set),
        );
        outcomes.push(...done);
      });
      this.#end(documents, mutations, 'mutationError');
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
      this.#end(documents, actions, 'actionError');
      return { transactionId: documents.transactionId };
    });
  }

  /** A transaction never sees half of another. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #check({ canWrite }: ApiCall, changes: readonly JsonObject[], kind: WriteKind): void {
    if (canWrite) return;
    const permission = changes.some(change => /^create/.test(Object.keys(change)[0] ?? ''))
      ? 'create'
      : 'update';
    const { status, fault } = rejections.permission(permission);
    throw ApiError.write(status, fault, 0, kind);
  }

  #begin({ transactionId: wanted = randomBytes(11).toString('hex') }: JsonObject): OpenTransaction {
    if (typeof wanted !== 'string' || !TRANSACTION_ID.test(wanted)) {
      throw ApiError.http(400, '"transactionId" must be up to 128 letters, digits, "_" and "-"');
    }
    const stamp = { transactionId: wanted, timestamp: this.options.now().toISOString() };
    return { ...stamp, set: new WorkingSet(this.store.documents, stamp) };
  }

  #end({ set, ...stamp }: OpenTransaction, list: readonly JsonObject[], kind: WriteKind): void {
    const fault = tooDeep(set) ?? brokenReference(set, this.options.assetIds);
    if (fault) {
      const { change, refusal } = fault;
      const index = list.findIndex(each => each === change.mutations.at(-1));
      throw ApiError.write(refusal.status, refusal.fault, index, kind);
    }
    this.store.commit({ ...stamp, changes: set.changes() });
  }

  async #find(selection: JsonObject, documents: WorkingSet): Promise<readonly string[]> {
    const { query, params } = selection;
    const groq = { query: String(query), params: isJsonObject(params) ? params : {} };
    const writes = documents.changes().map(({ id, after }) => [id, after] as const);
    const found = parseJson(await this.options.find(groq, { kind: 'transaction', writes }));
    return (Array.isArray(found) ? found : [found]).flatMap((document: unknown) =>
      isJsonObject(document) && typeof document._id === 'string' ? [document._id] : [],
    );
  }
}

function tooDeep(documents: WorkingSet): TransactionFault | null {
  const change = documents
    .changes()
    .find(({ after }) => depthOf(JSON.stringify(after)) > MOST_LEVELS);
  if (!change) return null;
  const refusal = rejections.malformed(
    `Document "${change.id}" is nested deeper than ${MOST_LEVELS} levels`,
  );
  return { change, refusal };
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
      if (!(error instanceof RejectedChange)) throw error;
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
  outcomes: readonly MutationResult[],
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
