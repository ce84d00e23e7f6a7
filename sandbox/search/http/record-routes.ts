import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { SearchApiError } from '../api-error';
import { findHits } from '../engine/find-hits';
import { retrieved, retrievedNames } from '../engine/run-search';
import { mergedParameters, readSearch } from '../parameters/search-parameters';
import { applyBatch, readActions, type BatchAction } from '../store/batch';
import type { IndexStore } from '../store/index-store';
import { browse } from './browse';
import { listIn, onlyMembers, partAt, type Call, type Route } from './route';

function recordOf(store: IndexStore, name: string, id: string, wanted: unknown): object | null {
  const { settings } = store.get(name);
  const record = store.recordsOf(name).find(({ objectID }) => objectID === id);
  const hidden = retrievedNames(settings.unretrievableAttributes ?? []);
  return record ? retrieved(record, retrievedNames(wanted), hidden) : null;
}

function getObjects({ store, body }: Call): object {
  onlyMembers(body, ['requests']);
  const missing: string[] = [];
  const results = listIn(body, 'requests').map(request => {
    if (!isJsonObject(request) || typeof request.objectID !== 'string') {
      throw new SearchApiError(400, 'Missing mandatory attribute: objectID');
    }
    onlyMembers(request, ['indexName', 'objectID', 'attributesToRetrieve']);
    const { indexName, objectID, attributesToRetrieve } = request;
    const record = recordOf(store, String(indexName), objectID, attributesToRetrieve);
    if (record === null) missing.push(`ObjectID ${objectID} does not exist.`);
    return record;
  });
  return { results, ...(missing.length > 0 ? { message: missing.join(' ') } : {}) };
}

function getObject(call: Call): object {
  const wanted = call.address.get('attributesToRetrieve');
  const record = recordOf(call.store, partAt(call, 0), partAt(call, 1), wanted);
  if (record === null) throw new SearchApiError(404, 'ObjectID does not exist');
  return record;
}

function write(store: IndexStore, name: string, actions: readonly BatchAction[]) {
  let objectIDs: readonly string[] = [];
  const result = store.writeRecords(name, records => {
    const applied = applyBatch(records, actions);
    objectIDs = applied.objectIDs;
    return applied.records;
  });
  return { ...result, objectIDs };
}

/** The members of each action are the service's own. */
function onlyActions(body: JsonObject, members: readonly string[]): void {
  onlyMembers(body, ['requests']);
  for (const request of listIn(body, 'requests')) {
    if (isJsonObject(request)) onlyMembers(request, members);
  }
}

function batch(call: Call): object {
  onlyActions(call.body, ['action', 'body']);
  const { taskID, objectIDs } = write(call.store, partAt(call, 0), readActions(call.body));
  return { taskID, objectIDs };
}

/** Writes to several indexes: each request has its own. */
function multipleBatch({ store, body }: Call): object {
  onlyActions(body, ['action', 'body', 'indexName']);
  const names = listIn(body, 'requests').map(request =>
    isJsonObject(request) ? String(request.indexName) : '',
  );
  const written = readActions(body).map((action, at) => {
    const name = names[at] ?? '';
    return { name, ...write(store, name, [action]) };
  });
  return {
    taskID: Object.fromEntries(written.map(({ name, taskID }) => [name, taskID])),
    objectIDs: written.flatMap(({ objectIDs }) => objectIDs),
  };
}

/** One write of a single record, as a batch of one. */
const writeOne =
  (action: string, hasId: boolean) =>
  (call: Call): object => {
    const { body, store } = call;
    const isKept = action !== 'deleteObject';
    const own = { ...(isKept ? body : {}), ...(hasId ? { objectID: partAt(call, 1) } : {}) };
    const createIfNotExists = call.address.get('createIfNotExists') !== 'false';
    const named =
      action === 'partialUpdateObject' && !createIfNotExists ? `${action}NoCreate` : action;
    const { objectIDs, taskID, updatedAt } = write(store, partAt(call, 0), [
      { action: named, body: own },
    ]);
    const [objectID = ''] = objectIDs;
    return isKept
      ? { objectID, taskID, updatedAt, createdAt: updatedAt }
      : { taskID, deletedAt: updatedAt };
  };

const FILTERS = [
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'aroundLatLng',
  'aroundRadius',
];

/**
 * Deletes records by filters; a call without filters is rejected, because it would delete
 * everything.
 */
function deleteBy(call: Call): object {
  const { store, body } = call;
  const name = partAt(call, 0);
  onlyMembers(mergedParameters(body), FILTERS);
  const index = store.searchable(name);
  const parameters = readSearch(body, index.settings);
  if (parameters.filters.length === 0 && parameters.around === null) {
    throw new SearchApiError(400, 'deleteBy: at least one filter is needed');
  }
  const { ids } = findHits(parameters, index.table, index.synonyms);
  const gone = new Set(ids);
  return store.writeRecords(name, records => records.filter((_, id) => !gone.has(id)));
}

/** Reading and writing records. */
export const recordRoutes: readonly Route[] = [
  { method: 'POST', path: '/1/indexes/*/objects', right: 'search', answer: getObjects },
  { method: 'POST', path: '/1/indexes/*/batch', right: 'addObject', answer: multipleBatch },
  {
    method: 'POST',
    path: '/1/indexes/:/browse',
    right: 'browse',
    answer: call => browse(call.store.searchable(partAt(call, 0)), call.body),
  },
  { method: 'POST', path: '/1/indexes/:/batch', right: 'addObject', answer: batch },
  { method: 'POST', path: '/1/indexes/:/deleteByQuery', right: 'deleteIndex', answer: deleteBy },
  {
    method: 'POST',
    path: '/1/indexes/:/clear',
    right: 'deleteIndex',
    answer: call => call.store.writeRecords(partAt(call, 0), () => []),
  },
  {
    method: 'POST',
    path: '/1/indexes/:',
    right: 'addObject',
    answer: writeOne('addObject', false),
  },
  {
    method: 'POST',
    path: '/1/indexes/:/:/partial',
    right: 'addObject',
    address: ['createIfNotExists'],
    answer: writeOne('partialUpdateObject', true),
  },
  {
    method: 'PUT',
    path: '/1/indexes/:/:',
    right: 'addObject',
    answer: writeOne('updateObject', true),
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:/:',
    right: 'deleteObject',
    answer: writeOne('deleteObject', true),
  },
  {
    method: 'GET',
    path: '/1/indexes/:/:',
    right: 'search',
    address: ['attributesToRetrieve'],
    answer: getObject,
  },
];
