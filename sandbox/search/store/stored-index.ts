import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import type { SearchRecord } from '../record';

/** Synonyms, in both directions or in one. */
export type StoredSynonym = JsonObject & { readonly objectID: string; readonly type: string };

/** A stored index. */
export interface StoredIndex {
  readonly records: readonly SearchRecord[];
  readonly settings: JsonObject;
  readonly synonyms: readonly StoredSynonym[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Changes since the seed: indexes by name, null for a deleted one. */
export interface SearchState {
  readonly indexes: Readonly<Record<string, StoredIndex | null>>;
  readonly lastTask: number;
  readonly events: readonly JsonObject[];
}

/** Whether a value is a valid record. */
export const isRecord = (value: unknown): value is SearchRecord =>
  isJsonObject(value) && typeof value.objectID === 'string';

/** Whether a value is a valid synonym. */
export const isSynonym = (value: unknown): value is StoredSynonym =>
  isJsonObject(value) && typeof value.objectID === 'string' && typeof value.type === 'string';

const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Error('A list was expected.');
  return value;
};

function parseIndex(stored: unknown): StoredIndex | null {
  if (stored === null) return null;
  if (!isJsonObject(stored) || !isJsonObject(stored.settings)) throw new Error('No index.');
  const records = listOf(stored.records);
  const synonyms = listOf(stored.synonyms);
  if (!records.every(isRecord) || !synonyms.every(isSynonym)) throw new Error('No index.');
  const [createdAt, updatedAt] = [String(stored.createdAt), String(stored.updatedAt)];
  return { records, synonyms, settings: stored.settings, createdAt, updatedAt };
}

/** Parses stored state; throws if invalid. */
export function parseSearchState(stored: unknown): SearchState {
  if (!isJsonObject(stored) || !isJsonObject(stored.indexes)) throw new Error('No search state.');
  const indexes = Object.entries(stored.indexes).map(
    ([name, index]) => [name, parseIndex(index)] as const,
  );
  return {
    indexes: Object.fromEntries(indexes),
    lastTask: Number(stored.lastTask),
    events: listOf(stored.events).filter(isJsonObject),
  };
}
