import { randomUUID } from 'node:crypto';
import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { notModelled, SearchApiError } from '../api-error';
import type { SearchRecord } from '../record';
import { partiallyUpdated } from './partial-update';

const MOST_RECORD_BYTES = 100_000;

/** One write of a batch. */
export interface BatchAction {
  readonly action: string;
  readonly body: JsonObject;
}

/**
 * The writes of a batch request's body.
 * @throws {SearchApiError} 400 for an invalid request, or an action that is not modelled
 */
export function readActions(body: JsonObject): readonly BatchAction[] {
  if (!Array.isArray(body.requests)) {
    throw new SearchApiError(400, 'Missing mandatory attribute: requests');
  }
  return body.requests.map((request: unknown) => {
    if (!isJsonObject(request) || typeof request.action !== 'string') {
      throw new SearchApiError(400, 'Missing mandatory attribute: action');
    }
    if (request.body !== undefined && !isJsonObject(request.body)) {
      throw new SearchApiError(400, 'The body of an action must be a JSON object');
    }
    if (request.action === 'delete')
      throw notModelled('action=delete, deleting an index in a batch');
    return { action: request.action, body: request.body ?? {} };
  });
}

function idOf({ objectID }: JsonObject): string {
  if (typeof objectID === 'string' && objectID !== '') return objectID;
  if (typeof objectID === 'number') return String(objectID);
  throw new SearchApiError(400, 'Missing mandatory attribute: objectID');
}

function checkSize(record: SearchRecord): void {
  const bytes = Buffer.byteLength(JSON.stringify(record));
  if (bytes <= MOST_RECORD_BYTES) return;
  throw new SearchApiError(
    400,
    `Record at the position 0 objectID=${record.objectID} is too big size=${bytes}/${MOST_RECORD_BYTES} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`,
  );
}

/**
 * Applies the writes of a batch; returns the records and the written ids.
 * @throws {SearchApiError} 400 for an unknown action, a missing `objectID` or a record of more than
 *   100 kB; then none of the writes takes effect
 */
export function applyBatch(
  records: readonly SearchRecord[],
  actions: readonly BatchAction[],
): { readonly records: readonly SearchRecord[]; readonly objectIDs: readonly string[] } {
  const known = new Map(records.map(record => [record.objectID, record]));
  const objectIDs = actions.flatMap(({ action, body }) => {
    if (action === 'clear') {
      known.clear();
      return [];
    }
    const id = action === 'addObject' && body.objectID === undefined ? randomUUID() : idOf(body);
    const before = known.get(id);
    const put = (record: SearchRecord): void => {
      checkSize(record);
      known.set(id, record);
    };
    switch (action) {
      case 'addObject':
      case 'updateObject':
        put({ ...body, objectID: id });
        break;
      case 'partialUpdateObject':
        put(partiallyUpdated(before ?? { objectID: id }, { ...body, objectID: id }));
        break;
      case 'partialUpdateObjectNoCreate':
        if (before) put(partiallyUpdated(before, { ...body, objectID: id }));
        break;
      case 'deleteObject':
        known.delete(id);
        break;
      default:
        throw new SearchApiError(400, `Invalid action: ${action}`);
    }
    return id;
  });
  return { records: [...known.values()], objectIDs };
}
