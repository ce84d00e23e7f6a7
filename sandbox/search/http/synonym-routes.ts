import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { notModelled, SearchApiError } from '../api-error';
import { numberOf, textOf } from '../parameters/values';
import type { WriteResult } from '../store/index-store';
import { isSynonym, type StoredSynonym } from '../store/stored-index';
import { isSet, onlyMembers, partAt, type Call, type Route } from './route';

const TYPES = ['synonym', 'oneWaySynonym'];

/** The service writes a type with or without capitals. */
const typeOf = (given: unknown): string | undefined =>
  TYPES.find(type => type.toLowerCase() === String(given).toLowerCase());

function readSynonym(value: unknown, objectID?: string): StoredSynonym {
  const own: JsonObject = isJsonObject(value) ? value : {};
  const given: JsonObject = { ...own, objectID: objectID ?? own.objectID };
  const known = typeOf(given.type);
  const synonym: JsonObject = { ...given, type: known ?? given.type };
  if (!isSynonym(synonym)) throw new SearchApiError(400, 'Missing mandatory attribute: objectID');
  if (known === undefined) throw notModelled(`synonyms of type ${synonym.type}`);
  const words = synonym.synonyms;
  if (!Array.isArray(words) || !words.every(word => typeof word === 'string')) {
    throw new SearchApiError(400, 'Missing mandatory attribute: synonyms');
  }
  if (known === 'oneWaySynonym' && typeof synonym.input !== 'string') {
    throw new SearchApiError(400, 'Missing mandatory attribute: input');
  }
  return synonym;
}

function saveAll(call: Call, added: readonly StoredSynonym[], replaces: boolean): object {
  return change(call, synonyms => {
    const ids = new Set(added.map(({ objectID }) => objectID));
    const kept = replaces ? [] : synonyms.filter(({ objectID }) => !ids.has(objectID));
    return [...kept, ...added];
  });
}

function change(
  call: Call,
  changed: (synonyms: readonly StoredSynonym[]) => readonly StoredSynonym[],
): WriteResult {
  return call.store.writeSynonyms(partAt(call, 0), changed, isSet(call, 'forwardToReplicas'));
}

function searchSynonyms(call: Call): object {
  const { body, store } = call;
  onlyMembers(body, ['query', 'type', 'page', 'hitsPerPage']);
  const query = textOf('query', body.query, 512).toLowerCase();
  const size = numberOf('hitsPerPage', body.hitsPerPage, 100, 1000);
  const page = numberOf('page', body.page, 0, 100_000);
  const type = body.type === undefined ? undefined : typeOf(body.type);
  if (body.type !== undefined && type === undefined) {
    throw notModelled(`synonyms of type ${JSON.stringify(body.type)}`);
  }
  const found = store
    .get(partAt(call, 0))
    .synonyms.filter(each => type === undefined || each.type === type)
    .filter(each => JSON.stringify([each.input, each.synonyms]).toLowerCase().includes(query));
  return { hits: found.slice(page * size, (page + 1) * size), nbHits: found.length };
}

function getSynonym(call: Call): object {
  const found = call.store
    .get(partAt(call, 0))
    .synonyms.find(({ objectID }) => objectID === partAt(call, 1));
  if (!found) throw new SearchApiError(404, 'Synonym set does not exist');
  return found;
}

const FORWARD = ['forwardToReplicas'];

/** The synonyms of an index. */
export const synonymRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/:/synonyms/batch',
    right: 'editSettings',
    address: [...FORWARD, 'replaceExistingSynonyms'],
    takesList: true,
    answer: call => {
      if (!Array.isArray(call.content)) throw new SearchApiError(400, 'Synonyms are a JSON array');
      const list: readonly unknown[] = call.content;
      const added = list.map(each => readSynonym(each));
      return saveAll(call, added, isSet(call, 'replaceExistingSynonyms'));
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:/synonyms/search',
    right: 'settings',
    answer: searchSynonyms,
  },
  {
    method: 'POST',
    path: '/1/indexes/:/synonyms/clear',
    right: 'editSettings',
    address: FORWARD,
    answer: call => change(call, () => []),
  },
  {
    method: 'PUT',
    path: '/1/indexes/:/synonyms/:',
    right: 'editSettings',
    address: FORWARD,
    answer: call => {
      const synonym = readSynonym(call.body, partAt(call, 1));
      return { ...saveAll(call, [synonym], false), id: synonym.objectID };
    },
  },
  { method: 'GET', path: '/1/indexes/:/synonyms/:', right: 'settings', answer: getSynonym },
  {
    method: 'DELETE',
    path: '/1/indexes/:/synonyms/:',
    right: 'editSettings',
    address: FORWARD,
    answer: call => {
      const { taskID, updatedAt } = change(call, synonyms =>
        synonyms.filter(({ objectID }) => objectID !== partAt(call, 1)),
      );
      return { taskID, deletedAt: updatedAt };
    },
  },
];
