import type { JsonObject } from '~/sandbox/core/json';
import type { ServiceContext, StateFile } from '~/sandbox/core/service';
import { SearchApiError } from '../api-error';
import type { Synonym } from '../engine/interpretations';
import { RecordTable } from '../engine/record-table';
import type { SearchableIndex } from '../engine/run-search';
import { namesOf } from '../parameters/values';
import type { SearchRecord } from '../record';
import { seedIndexes } from './seed-indexes';
import {
  parseSearchState,
  type SearchState,
  type StoredIndex,
  type StoredSynonym,
} from './stored-index';

const EMPTY: SearchState = { indexes: {}, lastTask: 0, events: [] };

/** The reply to a write: its task and its time. */
export interface WriteResult {
  readonly taskID: number;
  readonly updatedAt: string;
}

const replicasOf = ({ settings }: StoredIndex): readonly string[] =>
  namesOf('replicas', settings.replicas) ?? [];

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];

function synonymOf({ type, synonyms, input }: StoredSynonym): Synonym {
  const words = textsOf(synonyms);
  return type === 'oneWaySynonym'
    ? { words: typeof input === 'string' ? [input] : [], replacements: words }
    : { words, replacements: words };
}

/** The indexes of the application: those of the seed with what was written since. */
export class IndexStore {
  readonly #state: StateFile<SearchState>;
  readonly #tables = new WeakMap<readonly SearchRecord[], RecordTable>();

  constructor(private readonly context: ServiceContext) {
    this.#state = context.openState('search', () => EMPTY, parseSearchState);
  }

  /** The time of the sandbox's clock. */
  now(): Date {
    return this.context.now();
  }

  names(): readonly string[] {
    const { indexes } = this.#state.value;
    return [...new Set([...Object.keys(seedIndexes), ...Object.keys(indexes)])].filter(
      name => this.find(name) !== null,
    );
  }

  /** A stored index; null if there is none with the name. */
  find(name: string): StoredIndex | null {
    const { indexes } = this.#state.value;
    if (Object.hasOwn(indexes, name)) return indexes[name] ?? null;
    return Object.hasOwn(seedIndexes, name) ? (seedIndexes[name] ?? null) : null;
  }

  /** A stored index. Throws the service's 404. */
  get(name: string): StoredIndex {
    const index = this.find(name);
    if (!index) throw new SearchApiError(404, `Index ${name} does not exist`);
    return index;
  }

  /** The primary index of a replica; null for an index that is not a replica. */
  primaryOf(name: string): string | null {
    const { primary } = this.find(name)?.settings ?? {};
    return typeof primary === 'string' ? primary : null;
  }

  /** The records of an index; those of its primary for a replica. */
  recordsOf(name: string): readonly SearchRecord[] {
    const primary = this.primaryOf(name);
    return primary === null ? this.get(name).records : (this.find(primary)?.records ?? []);
  }

  /** The data of an index that searches need. Throws the service's 404. */
  searchable(name: string): SearchableIndex {
    const { settings, synonyms } = this.get(name);
    const records = this.recordsOf(name);
    const table = this.#tables.get(records) ?? new RecordTable(records);
    this.#tables.set(records, table);
    return { name, table, settings, synonyms: synonyms.map(synonymOf) };
  }

  /** Changes an index, which is created if there is none with the name. */
  write(name: string, change: (index: StoredIndex) => Partial<StoredIndex>): WriteResult {
    const now = this.context.now().toISOString();
    const before = this.find(name) ?? {
      records: [],
      settings: {},
      synonyms: [],
      createdAt: now,
      updatedAt: now,
    };
    const after = { ...before, ...change(before), updatedAt: now };
    return this.#keep({ [name]: after });
  }

  /** Changes the records of an index. A replica has none of its own. */
  writeRecords(
    name: string,
    change: (records: readonly SearchRecord[]) => readonly SearchRecord[],
  ): WriteResult {
    if (this.primaryOf(name) !== null) {
      throw new SearchApiError(403, `Cannot write to replica index ${name}`);
    }
    return this.write(name, ({ records }) => ({ records: change(records) }));
  }

  /**
   * Merges settings into those of an index. A new replica starts with those of its primary; one that is
   * no longer listed becomes an index of its own.
   */
  writeSettings(name: string, settings: JsonObject, forwardToReplicas: boolean): WriteResult {
    const before = this.find(name);
    const result = this.write(name, index => ({ settings: { ...index.settings, ...settings } }));
    const index = this.get(name);
    const { replicas: _, primary: __, ...own } = index.settings;
    for (const replica of replicasOf(index)) {
      const known = this.find(replica);
      const given = forwardToReplicas ? settings : {};
      const { replicas: ___, ...forwarded } = given;
      this.write(replica, ({ settings: before, synonyms }) => ({
        records: [],
        settings: known ? { ...before, ...forwarded, primary: name } : { ...own, primary: name },
        synonyms: known ? synonyms : index.synonyms,
      }));
    }
    const listed = replicasOf(index);
    const former = before ? replicasOf(before).filter(each => !listed.includes(each)) : [];
    for (const replica of former) this.#detach(replica, name);
    return result;
  }

  /** Makes a replica an index of its own, with the records that it has shown. */
  #detach(replica: string, primary: string): void {
    if (this.primaryOf(replica) !== primary) return;
    const records = this.recordsOf(replica);
    this.write(replica, ({ settings: { primary: _, ...own } }) => ({ records, settings: own }));
  }

  /** Changes the synonyms of an index, and of its replicas where the call says so. */
  writeSynonyms(
    name: string,
    change: (synonyms: readonly StoredSynonym[]) => readonly StoredSynonym[],
    forwardToReplicas: boolean,
  ): WriteResult {
    const result = this.write(name, ({ synonyms }) => ({ synonyms: change(synonyms) }));
    for (const replica of forwardToReplicas ? replicasOf(this.get(name)) : []) {
      this.write(replica, ({ synonyms }) => ({ synonyms: change(synonyms) }));
    }
    return result;
  }

  /** Deletes an index; its replicas stay, each as an index of its own. */
  remove(name: string): WriteResult {
    const index = this.find(name);
    for (const replica of index ? replicasOf(index) : []) this.#detach(replica, name);
    return this.#keep({ [name]: null });
  }

  get events(): readonly JsonObject[] {
    return this.#state.value.events;
  }

  addEvents(events: readonly JsonObject[], most: number): void {
    this.#state.update(state => ({ ...state, events: [...state.events, ...events].slice(-most) }));
  }

  reset(): void {
    this.#state.reset();
  }

  #keep(indexes: Readonly<Record<string, StoredIndex | null>>): WriteResult {
    this.#state.update(state => ({
      ...state,
      indexes: { ...state.indexes, ...indexes },
      lastTask: state.lastTask + 1,
    }));
    return { taskID: this.#state.value.lastTask, updatedAt: this.context.now().toISOString() };
  }

  /** The number of the newest task; every task is complete when it is answered. */
  get lastTask(): number {
    return this.#state.value.lastTask;
  }
}
