import { isJsonObject } from '../core/json';
import type { ServiceContext, StateFile } from '../core/service';
import { withSystemFields } from './dataset';
import type { ContentDocument } from './dataset';

/** The result of a transaction for one document; null if it was deleted. */
export interface DocumentChange {
  readonly id: string;
  readonly before: ContentDocument | null;
  readonly after: ContentDocument | null;
  /** The mutations, as received. */
  readonly mutations: readonly unknown[];
}

export interface Commit {
  readonly transactionId: string;
  /** ISO 8601 moment. */
  readonly timestamp: string;
  readonly changes: readonly DocumentChange[];
}

/** Documents that differ from the seed's, by id; null for those that were deleted. */
type Edits = Readonly<Record<string, ContentDocument | null>>;

type Watcher = (commit: Commit) => void;

/** The documents of the dataset: the seed's, overlaid with later changes. */
export class DocumentStore {
  readonly #seed: ReadonlyMap<string, ContentDocument>;
  readonly #edits: StateFile<Edits>;
  readonly #watchers = new Set<Watcher>();
  #documents: ReadonlyMap<string, ContentDocument> | null = null;
  #version = 0;

  constructor(seed: readonly ContentDocument[], openState: ServiceContext['openState']) {
    this.#seed = new Map(seed.map(document => [document._id, withSystemFields(document)]));
    this.#edits = openState<Edits>('content', () => ({}), parseEdits);
  }

  /** Counts up with every change. */
  get version(): number {
    return this.#version;
  }

  get documents(): ReadonlyMap<string, ContentDocument> {
    if (this.#documents) return this.#documents;
    const all = new Map(this.#seed);
    for (const [id, document] of Object.entries(this.#edits.value)) {
      if (document) all.set(id, document);
      else all.delete(id);
    }
    this.#documents = all;
    return all;
  }

  /** Writes the documents of a transaction and notifies the watchers. */
  commit(commit: Commit): void {
    const edits = Object.fromEntries(commit.changes.map(({ id, after }) => [id, after]));
    this.#edits.update(before => ({ ...before, ...edits }));
    this.#changed();
    for (const watcher of this.#watchers) watcher(commit);
  }

  /** @returns a function that ends the watching */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Discards all changes. */
  reset(): void {
    this.#edits.reset();
    this.#changed();
  }

  #changed(): void {
    this.#documents = null;
    this.#version += 1;
  }
}

function parseEdits(stored: unknown): Edits {
  if (!isJsonObject(stored)) throw new Error('it holds no documents');
  return Object.fromEntries(
    Object.entries(stored).map(([id, document]) => [id, parseDocument(id, document)]),
  );
}

function parseDocument(id: string, document: unknown): ContentDocument | null {
  if (document === null) return null;
  if (!isJsonObject(document) || typeof document._type !== 'string') {
    throw new Error(`"${id}" is not a document`);
  }
  return { ...document, _id: id, _type: document._type };
}
