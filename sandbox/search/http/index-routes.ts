import { SearchApiError } from '../api-error';
import { checkSettings } from '../parameters/search-parameters';
import { namesOf, numberOf, wordOf } from '../parameters/values';
import type { IndexStore } from '../store/index-store';
import { isSet, onlyMembers, partAt, type Call, type Route } from './route';

/** The default settings of an index. */
const DEFAULT_SETTINGS = {
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  paginationLimitedTo: 1000,
  typoTolerance: true,
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'none',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  searchableAttributes: null,
  attributesForFaceting: null,
  customRanking: null,
  attributesToRetrieve: null,
  attributesToHighlight: null,
  attributesToSnippet: null,
  unretrievableAttributes: null,
  optionalWords: null,
  distinct: false,
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
  version: 2,
};

function listed(store: IndexStore, name: string): object {
  const { createdAt, updatedAt, settings } = store.get(name);
  const records = store.recordsOf(name);
  const bytes = Buffer.byteLength(JSON.stringify(records));
  const replicas = namesOf('replicas', settings.replicas);
  const primary = store.primaryOf(name);
  return {
    name,
    createdAt,
    updatedAt,
    entries: records.length,
    dataSize: bytes,
    fileSize: bytes,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(primary === null ? {} : { primary }),
    ...(replicas === null ? {} : { replicas }),
  };
}

const MOST_LISTED = 1000;

/** All indexes, or a page of them where the call names one. */
function listIndexes({ store, address }: Call): object {
  const names = store.names();
  const size = numberOf('hitsPerPage', address.get('hitsPerPage'), 100, MOST_LISTED);
  if (size === 0) throw new SearchApiError(400, 'hitsPerPage must be at least 1');
  const page = numberOf('page', address.get('page'), 0, 100_000);
  const shown = address.has('page') ? names.slice(page * size, (page + 1) * size) : names;
  const nbPages = address.has('page') ? Math.ceil(names.length / size) : 1;
  return { items: shown.map(name => listed(store, name)), nbPages };
}

const SCOPES: readonly string[] = ['settings', 'rules', 'synonyms'];

/** Copies or moves an index: all of it, or only settings, rules and synonyms. */
function operate(call: Call): object {
  const { store, body } = call;
  onlyMembers(body, ['operation', 'destination', 'scope']);
  const operation = wordOf('operation', body.operation, ['copy', 'move']);
  const { destination } = body;
  if (typeof destination !== 'string') {
    throw new SearchApiError(400, 'Missing mandatory attribute: destination');
  }
  const name = partAt(call, 0);
  // As in the service, a missing index copies nothing.
  const source = store.find(name);
  if (destination === name) {
    throw new SearchApiError(400, 'The destination must be another index than the source');
  }
  const scope = namesOf('scope', body.scope);
  const strange = scope?.find(part => !SCOPES.includes(part));
  if (strange !== undefined) {
    throw new SearchApiError(400, `Invalid value for "scope" parameter: \`${strange}\``);
  }
  const has = (part: string): boolean => scope === null || scope.includes(part);
  const result = store.write(destination, before => ({
    records: source && scope === null ? source.records : before.records,
    settings:
      source && has('settings')
        ? withoutReplicas(source.settings, operation, before.settings)
        : before.settings,
    synonyms: source && has('synonyms') ? source.synonyms : before.synonyms,
  }));
  if (operation === 'move' && source) return store.remove(name);
  return result;
}

/** Replicas stay with the index that has them. */
function withoutReplicas<Settings extends Readonly<Record<string, unknown>>>(
  { replicas: _, primary: __, ...own }: Settings,
  operation: string,
  before: Settings,
): Readonly<Record<string, unknown>> {
  return operation === 'move' && before.replicas !== undefined
    ? { ...own, replicas: before.replicas }
    : own;
}

function setSettings(call: Call): object {
  checkSettings(call.body);
  if (call.body.primary !== undefined) {
    throw new SearchApiError(400, 'Not modelled in the sandbox: primary');
  }
  return call.store.writeSettings(partAt(call, 0), call.body, isSet(call, 'forwardToReplicas'));
}

/** Routes of indexes: list, settings, copies and tasks. */
export const indexRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/1/indexes',
    right: 'listIndexes',
    address: ['page', 'hitsPerPage'],
    answer: listIndexes,
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:',
    right: 'deleteIndex',
    answer: call => {
      const { taskID, updatedAt } = call.store.remove(partAt(call, 0));
      return { taskID, deletedAt: updatedAt };
    },
  },
  {
    method: 'GET',
    path: '/1/indexes/:/settings',
    right: 'settings',
    address: ['getVersion'],
    answer: call => ({ ...DEFAULT_SETTINGS, ...call.store.get(partAt(call, 0)).settings }),
  },
  {
    method: 'PUT',
    path: '/1/indexes/:/settings',
    right: 'editSettings',
    address: ['forwardToReplicas'],
    answer: setSettings,
  },
  { method: 'POST', path: '/1/indexes/:/operation', right: 'addObject', answer: operate },
  {
    method: 'GET',
    path: '/1/indexes/:/task/:',
    right: 'addObject',
    answer: call => {
      const task = Number(partAt(call, 1));
      const isKnown = Number.isInteger(task) && task > 0 && task <= call.store.lastTask;
      if (!isKnown) throw new SearchApiError(404, 'TaskID does not exist');
      return { status: 'published', pendingTask: false };
    },
  },
];
