import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { SearchApiError } from '../api-error';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function numberIn(operation: string, value: unknown): number {
  if (typeof value === 'number') return value;
  throw new SearchApiError(400, `Invalid value for the operation ${operation}, expected a number`);
}

function applied(before: unknown, operation: string, value: unknown): unknown {
  const number = typeof before === 'number' ? before : 0;
  const list: readonly unknown[] = Array.isArray(before) ? before : [];
  switch (operation) {
    case 'Increment':
      return number + numberIn(operation, value);
    case 'Decrement':
      return number - numberIn(operation, value);
    case 'Add':
      return [...list, value];
    case 'Remove':
      return list.filter(each => !isSame(each, value));
    case 'AddUnique':
      return list.some(each => isSame(each, value)) ? list : [...list, value];
    default:
      throw new SearchApiError(400, `Not modelled in the sandbox: _operation=${operation}`);
  }
}

/** Merges attributes into a record; an attribute may be an operation, such as `Increment`. */
export function partiallyUpdated<Base extends JsonObject>(record: Base, changes: JsonObject): Base {
  const entries = Object.entries(changes).map(([name, value]): readonly [string, unknown] => {
    if (!isJsonObject(value) || typeof value._operation !== 'string') return [name, value];
    return [name, applied(record[name], value._operation, value.value)];
  });
  return { ...record, ...Object.fromEntries(entries) };
}
