import { isJsonObject } from '~/sandbox/core/json';
import type { DocumentChange } from '../document-store';
import { rejections } from './write-errors';
import type { RejectedChange } from './write-errors';
import type { WorkingSet } from './working-set';

/** What is wrong with a transaction's documents once all its changes are made. */
export interface TransactionFault {
  /** The document's change that is refused. */
  readonly change: DocumentChange;
  readonly refusal: RejectedChange;
}

/** Ids that a value refers to strongly: neither weakly nor into another dataset. */
export function strongReferences(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (isJsonObject(next) && isStrong(next)) found.add(String(next._ref));
    for (const child of Object.values(next)) waiting.push(child);
  }
  return found;
}

const isStrong = ({ _ref, _weak, _dataset, _projectId }: Readonly<Record<string, unknown>>) =>
  typeof _ref === 'string' && _weak !== true && _dataset === undefined && _projectId === undefined;

/**
 * The first change of a transaction that leaves a strong reference to a missing document, or
 * deletes a document with a strong reference to it. Null if all references are valid.
 */
export function brokenReference(
  documents: WorkingSet,
  assetIds: ReadonlySet<string>,
): TransactionFault | null {
  const changes = documents.changes();
  for (const change of changes) {
    const missing = [...strongReferences(change.after)].find(
      id => !assetIds.has(id) && !documents.get(id),
    );
    if (missing === undefined) continue;
    return { change, refusal: rejections.reference(change.id, missing) };
  }
  const gone = changes.filter(({ after }) => !after);
  if (gone.length === 0) return null;
  const held = documents
    .all()
    .flatMap(({ _id, ...fields }) => [...strongReferences(fields)].map(id => ({ id, by: _id })));
  for (const change of gone) {
    const holders = held.filter(({ id }) => id === change.id).map(({ by }) => by);
    if (holders.length > 0) return { change, refusal: rejections.referenced(change.id, holders) };
  }
  return null;
}
