import { randomBytes } from 'node:crypto';
import { isJsonObject } from '~/sandbox/core/json';
import type { JsonObject } from '~/sandbox/core/json';
import type { ContentDocument } from '../dataset';
import { rejections } from './write-errors';
import { PathError } from './json-path';
import { patched, PatchError } from './patch';
import type { WorkingSet } from './working-set';

/** The result for a document. */
export interface MutationResult {
  readonly id: string;
  readonly operation: 'create' | 'update' | 'delete' | 'none';
}

/** The documents selected by a query. */
export type FindIds = (selection: JsonObject) => Promise<readonly string[]>;

const ID = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Applies one mutation of the vendor's list. Throws `RejectedChange`. */
export async function applyMutation(
  mutation: JsonObject,
  documents: WorkingSet,
  findIds: FindIds,
): Promise<readonly MutationResult[]> {
  const [[kind, value] = ['', null], ...others] = Object.entries(mutation);
  if (others.length > 0 || !isJsonObject(value)) {
    throw rejections.malformed('A mutation must have one operation, and that must be an object.');
  }
  switch (kind) {
    case 'create':
    case 'createOrReplace':
    case 'createIfNotExists':
      return [create(kind, toDocument(value, kind), documents, mutation)];
    case 'delete':
      return (await selected(value, findIds)).map(id => remove(id, documents, mutation));
    case 'patch':
      return (await selected(value, findIds)).map(id => patch(id, value, documents, mutation));
    default:
      throw rejections.notModelled(`the mutation "${kind}"`);
  }
}

function toDocument(value: JsonObject, kind: string): ContentDocument {
  const { _type: type, _id: given } = value;
  if (typeof type !== 'string' || type === '') {
    throw rejections.malformed('Document is missing the attribute "_type"');
  }
  if (given === undefined && kind !== 'create') {
    throw rejections.malformed('Document is missing the attribute "_id"');
  }
  const id = typeof given === 'string' ? given : '';
  const whole = id === '' || id.endsWith('.') ? id + randomBytes(11).toString('hex') : id;
  if (!ID.test(whole)) throw rejections.malformed(`Malformed document ID: "${whole}"`);
  return { ...value, _id: whole, _type: type };
}

function create(
  kind: 'create' | 'createOrReplace' | 'createIfNotExists',
  document: ContentDocument,
  documents: WorkingSet,
  mutation: unknown,
): MutationResult {
  const { _id: id } = document;
  const known = documents.get(id);
  if (known && kind === 'create') throw rejections.exists(id);
  if (known && kind === 'createIfNotExists') return { id, operation: 'none' };
  documents.put(document, mutation);
  return { id, operation: known ? 'update' : 'create' };
}

function patch(
  id: string,
  operations: JsonObject,
  documents: WorkingSet,
  mutation: unknown,
): MutationResult {
  const known = documents.get(id);
  if (!known) throw rejections.missing(id);
  const { ifRevisionID: expected } = operations;
  if (typeof expected === 'string' && expected !== known._rev) {
    throw rejections.revision(id, known._rev, expected);
  }
  try {
    documents.put(patched(known, operations), mutation);
  } catch (error) {
    if (!(error instanceof PatchError || error instanceof PathError)) throw error;
    throw / is not modelled/.test(error.message)
      ? rejections.notModelled(`this patch: ${error.message}`)
      : rejections.malformed(error.message);
  }
  return { id, operation: 'update' };
}

function remove(id: string, documents: WorkingSet, mutation: unknown): MutationResult {
  if (!documents.get(id)) return { id, operation: 'none' };
  documents.remove(id, mutation);
  return { id, operation: 'delete' };
}

async function selected(value: JsonObject, findIds: FindIds): Promise<readonly string[]> {
  const { id, query } = value;
  if (typeof id === 'string') return [id];
  if (Array.isArray(id)) return id.map(String);
  if (typeof query === 'string') return findIds(value);
  throw rejections.malformed('A mutation must name its documents by "id" or "query".');
}
