import type { ContentDocument } from '../dataset';
import type { DocumentChange } from '../document-store';

type Recorded = DocumentChange & { readonly mutations: unknown[] };

/**
 * The documents as a transaction sees them while it runs; nothing is stored until it is complete.
 */
export class WorkingSet {
  readonly #changes = new Map<string, Recorded>();

  constructor(
    private readonly documents: ReadonlyMap<string, ContentDocument>,
    /** Moment and revision of the transaction. */
    private readonly stamp: { readonly timestamp: string; readonly transactionId: string },
  ) {}

  get(id: string): ContentDocument | null {
    const change = this.#changes.get(id);
    return change ? change.after : (this.documents.get(id) ?? null);
  }

  all(): readonly ContentDocument[] {
    const ids = new Set([...this.documents.keys(), ...this.#changes.keys()]);
    return [...ids].flatMap(id => this.get(id) ?? []);
  }

  /** Writes a document; the fields that the system keeps are set. */
  put(document: ContentDocument, mutation: unknown): ContentDocument {
    const { timestamp, transactionId } = this.stamp;
    const created = this.get(document._id)?._createdAt ?? document._createdAt ?? timestamp;
    const written = {
      ...document,
      _createdAt: created,
      _updatedAt: timestamp,
      _rev: transactionId,
    };
    this.#record(document._id, written, mutation);
    return written;
  }

  remove(id: string, mutation: unknown): void {
    this.#record(id, null, mutation);
  }

  /** The changed documents. */
  changes(): readonly DocumentChange[] {
    return [...this.#changes.values()].filter(({ before, after }) => before || after);
  }

  #record(id: string, after: ContentDocument | null, mutation: unknown): void {
    const known = this.#changes.get(id);
    const before = known ? known.before : (this.documents.get(id) ?? null);
    const mutations = known?.mutations ?? [];
    mutations.push(mutation);
    this.#changes.set(id, { id, before, after, mutations });
  }
}
