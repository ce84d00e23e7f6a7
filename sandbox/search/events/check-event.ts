import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { SearchApiError } from '../api-error';
import { checkDetails } from './check-details';

const TYPES = new Set(['click', 'conversion', 'view']);
const MOST_OBJECTS = 20;
const MOST_FILTERS = 10;
const TOKEN = /^[a-zA-Z0-9_=/+-]{1,129}$/;
const NAME = /^[\x21-\x7e\u00a1-\u{10ffff}][\x20-\x7e\u00a1-\u{10ffff}]{0,63}$/u;
const QUERY_ID = /^[0-9a-f]{32}$/;

const invalid = (message: string): SearchApiError => new SearchApiError(422, message);

function listOf(event: JsonObject, name: string): readonly unknown[] | null {
  const list = event[name];
  if (list === undefined || list === null) return null;
  if (Array.isArray(list)) return list as readonly unknown[];
  throw invalid(`${name} must be a list`);
}

function checkObjects(event: JsonObject): void {
  const objectIDs = listOf(event, 'objectIDs');
  const filters = listOf(event, 'filters');
  if ((objectIDs === null) === (filters === null)) {
    throw invalid(
      objectIDs === null
        ? 'Events should specify either some objectIDs or some filters'
        : 'Events cannot specify both objectIDs and filters',
    );
  }
  const isTexts = [...(objectIDs ?? []), ...(filters ?? [])].every(
    each => typeof each === 'string' && each !== '',
  );
  if (!isTexts) throw invalid('objectIDs and filters are non-empty strings');
  if ((objectIDs ?? filters)?.length === 0) throw invalid('objectIDs and filters cannot be empty');
  if ((filters ?? []).some(each => !String(each).includes(':'))) {
    throw invalid('filters have the form "attribute:value"');
  }
  if ((objectIDs ?? []).length > MOST_OBJECTS) {
    throw invalid('Cannot process more than 20 objects in an event');
  }
  if ((filters ?? []).length > MOST_FILTERS) {
    throw invalid('Cannot process more than 10 filters in an event');
  }
}

function checkPositions(event: JsonObject): void {
  const positions = listOf(event, 'positions');
  const { queryID, eventType } = event;
  if (queryID !== undefined && !(typeof queryID === 'string' && QUERY_ID.test(queryID))) {
    throw invalid('Invalid queryID: expected 32 hexadecimal characters');
  }
  if (positions !== null && eventType !== 'click') {
    throw invalid('Only event of type click should specify the positions attribute');
  }
  const objectIDs = listOf(event, 'objectIDs');
  const needsPositions = eventType === 'click' && queryID !== undefined && objectIDs !== null;
  if (!needsPositions && positions === null) return;
  if (positions?.length !== objectIDs?.length) {
    throw invalid('Event of type click should have the same number of ObjectIDs and Positions');
  }
  if (!positions?.every(each => Number.isInteger(each) && Number(each) > 0)) {
    throw invalid('Positions are whole numbers from 1');
  }
}

/**
 * Throws the service's 422 for an invalid event. InstantSearch sends events of its own undocumented
 * type, which are accepted unchecked.
 */
export function checkEvent(event: unknown, now: Date): asserts event is JsonObject {
  if (!isJsonObject(event)) throw invalid('An event must be a JSON object');
  if (event.eventType === 'instantsearch') return;
  if (!TYPES.has(String(event.eventType))) {
    throw invalid('EventType must be one of "click", "conversion" or "view"');
  }
  if (typeof event.eventName !== 'string' || !NAME.test(event.eventName)) {
    throw invalid('Invalid eventName syntax');
  }
  if (typeof event.index !== 'string' || event.index === '') {
    throw invalid('The index field is required');
  }
  if (event.userToken === undefined) throw invalid('Missing userToken parameter');
  if (typeof event.userToken !== 'string' || !TOKEN.test(event.userToken)) {
    throw invalid('Invalid userToken syntax');
  }
  const { authenticatedUserToken: account = 'none' } = event;
  if (typeof account !== 'string' || !TOKEN.test(account)) {
    throw invalid('Invalid authenticatedUserToken syntax');
  }
  checkObjects(event);
  checkPositions(event);
  checkDetails(event, now);
}
