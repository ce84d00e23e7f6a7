import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { notModelled, SearchApiError } from '../api-error';

const MEMBERS: readonly string[] = [
  'eventType',
  'eventSubtype',
  'eventName',
  'index',
  'userToken',
  'authenticatedUserToken',
  'objectIDs',
  'filters',
  'positions',
  'queryID',
  'timestamp',
  'objectData',
  'value',
  // What the vendor's own libraries add.
  'currency',
  'objectIDsWithInferredQueryID',
  'algoliaSource',
];
const SUBTYPES: readonly unknown[] = ['addToCart', 'purchase'];
const CURRENCY = /^[A-Z]{3}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const OLDEST_MS = 4 * DAY_MS;

const invalid = (message: string): SearchApiError => new SearchApiError(422, message);

const isAmount = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
  Number.isFinite(Number(value));

function checkTime({ timestamp }: JsonObject, now: Date): void {
  if (timestamp === undefined) return;
  if (!Number.isInteger(timestamp)) {
    throw invalid('timestamp must be a whole number of milliseconds since 1970');
  }
  const age = now.getTime() - Number(timestamp);
  if (age > OLDEST_MS) throw invalid('timestamp must not be older than four days');
  if (age < -DAY_MS) throw invalid('timestamp must not be in the future');
}

function checkObjectData({ objectData, objectIDs }: JsonObject): boolean {
  if (objectData === undefined) return false;
  const isList = Array.isArray(objectData) && Array.isArray(objectIDs);
  if (!isList || objectData.length !== objectIDs.length) {
    throw invalid('objectData must have one entry for each of the objectIDs');
  }
  return objectData
    .map((data: unknown) => {
      if (!isJsonObject(data)) throw invalid('objectData must be a list of objects');
      const amounts = [data.price, data.discount].filter(each => each !== undefined);
      if (!amounts.every(isAmount)) throw invalid('price and discount of objectData are numbers');
      const { quantity = 1 } = data;
      if (!Number.isInteger(quantity) || Number(quantity) < 1) {
        throw invalid('quantity of objectData is a whole number from 1');
      }
      return amounts.length > 0;
    })
    .some(Boolean);
}

function checkRevenue(event: JsonObject): void {
  const { eventType, eventSubtype, value, currency } = event;
  if (eventSubtype !== undefined && eventType !== 'conversion') {
    throw invalid('Only event of type conversion should specify the eventSubtype attribute');
  }
  if (eventSubtype !== undefined && !SUBTYPES.includes(eventSubtype)) {
    throw invalid('EventSubtype must be one of "addToCart" or "purchase"');
  }
  if (value !== undefined && !isAmount(value)) throw invalid('value must be a number');
  const hasPrice = checkObjectData(event) || value !== undefined;
  if (hasPrice && currency === undefined) {
    throw invalid('currency is required with a value or with prices in objectData');
  }
  if (currency !== undefined && !(typeof currency === 'string' && CURRENCY.test(currency))) {
    throw invalid('currency must be a three-letter ISO 4217 code');
  }
}

/** Throws for an unknown member of an event, and for an invalid time, subtype or revenue. */
export function checkDetails(event: JsonObject, now: Date): void {
  const unknown = Object.keys(event).find(name => !MEMBERS.includes(name));
  if (unknown !== undefined) throw notModelled(`the member "${unknown}" of an event`);
  checkTime(event, now);
  checkRevenue(event);
}
